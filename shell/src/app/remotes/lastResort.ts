import { hasUnsaved } from '@candela/shared-ui/runtime'
import type { FailureKind, SectionFailure } from './failure'

const ATTEMPTS_BEFORE = 3
/** What a fresh page may bring back. An incompatible section says so and leaves it to the person. */
const CURABLE: ReadonlySet<FailureKind> = new Set(['down', 'slow', 'broken'])

/** Whether this is the first time in this tab; without storage nobody knows, and nothing is done. */
const isFirstTime = (key: string): boolean => {
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, new Date().toISOString())
    return true
  } catch {
    return false
  }
}

/** After several failures the page itself may be what is wrong: it is loaded anew, once for a version of a remote. */
export const reloadAsLastResort = ({ kind, remote: { name, version } }: SectionFailure, attempts: number): void => {
  if (attempts < ATTEMPTS_BEFORE || !CURABLE.has(kind) || hasUnsaved()) return
  if (isFirstTime(`candela.reloaded.${name}.${version}`)) window.location.reload()
}
