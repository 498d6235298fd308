import { type PublicRegistry, type PublicRemote, readPublicRegistry } from '@candela/shared-contract'

const OVERRIDE_KEY = 'candela.override'
const OVERRIDE_PARAM = 'override'
const ANSWER_LIMIT_MS = 3000
/** What the development server is building has no version yet. */
const VERSION = 'dev'

/** A remote that a developer put in place of the released one, in this tab. */
export type Override = { name: string; origin: string }

const parse = (text: string | null): Override | null => {
  const [name = '', address = ''] = text?.split(/@(.*)/) ?? []
  return name && URL.canParse(address) ? { name, origin: new URL(address).origin } : null
}

/** Storage can be switched off; an override is then one for this page only. */
const store = (text: string | null): void => {
  try {
    if (text === null) sessionStorage.removeItem(OVERRIDE_KEY)
    else sessionStorage.setItem(OVERRIDE_KEY, text)
  } catch {}
}

const readStored = (): string | null => {
  try {
    return sessionStorage.getItem(OVERRIDE_KEY)
  } catch {
    return null
  }
}

/** Takes what the address asks for into this tab and out of the address. */
const readAddress = (): string | null => {
  const url = new URL(window.location.href)
  const asked = url.searchParams.get(OVERRIDE_PARAM)
  if (asked === null) return null
  url.searchParams.delete(OVERRIDE_PARAM)
  window.history.replaceState(window.history.state, '', url)
  return asked
}

const fetchRemote = async ({ name, origin }: Override): Promise<PublicRemote | undefined> => {
  try {
    const answer = await fetch(`${origin}/remote.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    })
    const declaration = (await answer.json()) as unknown
    const remote = { name, version: VERSION, url: `${origin}/`, files: {}, modules: {}, declaration }
    return readPublicRegistry({ remotes: [remote] }).registry.remotes[0]
  } catch {
    return undefined
  }
}

let active: Override | null = null
let remote: PublicRemote | undefined

export const getOverride = (): Override | null => active

export const isOverridden = ({ name, version }: Pick<PublicRemote, 'name' | 'version'>): boolean =>
  active?.name === name && version === VERSION

/**
 * The registry with the developer's remote in it. One whose server does not answer stays what was released, but from
 * that server: it fails where everybody can see it.
 */
export const withOverride = (registry: PublicRegistry): PublicRegistry => {
  if (!active) return registry
  const { name, origin } = active
  const released = registry.remotes.find(other => other.name === name)
  const inPlace = remote ?? (released && { ...released, version: VERSION, url: `${origin}/`, files: {}, modules: {} })
  const others = registry.remotes.filter(other => other.name !== name)
  return { ...registry, remotes: inPlace ? [...others, inPlace] : others }
}

/** Looks for an override in the address, then in this tab. Only origins that the registry lists are taken. */
export const startOverride = async (registry: PublicRegistry): Promise<void> => {
  const asked = readAddress()
  const wanted = parse(asked ?? readStored())
  active = wanted && registry.overrides.includes(wanted.origin) ? wanted : null
  store(active && `${active.name}@${active.origin}`)
  remote = active ? await fetchRemote(active) : undefined
}

export const resetOverride = (): void => {
  store(null)
  window.location.reload()
}
