import { keepDraft, readDraft } from '@candela/shared-auth'

const OPENED = 'opened'
const MOST = 20

/** Where this person was in this browser, the latest first; it ends where drafts do. */
export const openedPaths = (): string[] => {
  const kept = readDraft(OPENED)?.content
  return Array.isArray(kept) ? kept.filter(path => typeof path === 'string') : []
}

export const keepOpened = (path: string): void =>
  keepDraft(OPENED, [path, ...openedPaths().filter(other => other !== path)].slice(0, MOST))
