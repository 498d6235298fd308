import { getSession } from './session'
import { DRAFTS, isRecord, readItem, removeItem, removeItems, writeItem } from './storage'

const LASTS_MS = 14 * 86_400_000

const prefixOf = (person: number): string => `${DRAFTS}${person}.`

/** Everybody has their own drafts, and nobody has any who is not signed in, or only looks as somebody else. */
const keyOf = (name: string): string | null => {
  const { user, viewing } = getSession()
  return user && !viewing ? prefixOf(user.id) + name : null
}

/** Keeps on this device what was typed and not saved. Whoever calls it leaves secrets out. */
export const keepDraft = (name: string, content: unknown): void => {
  const key = keyOf(name)
  if (key) writeItem(key, { at: Date.now(), content })
}

export const forgetDraft = (name: string): void => {
  const key = keyOf(name)
  if (key) removeItem(key)
}

/** What was kept in the last two weeks, and when. What is in it may be of an older release. */
export const readDraft = (name: string): { at: number; content: unknown } | null => {
  const key = keyOf(name)
  const stored = key && readItem(key)
  if (!isRecord(stored) || typeof stored.at !== 'number') return null
  if (Date.now() - stored.at <= LASTS_MS) return { at: stored.at, content: stored.content }
  forgetDraft(name)
  return null
}

/** A session that ends by itself keeps the drafts, a person who signs out does not leave them behind. */
export const forgetDrafts = (person: number): void => removeItems(prefixOf(person))
