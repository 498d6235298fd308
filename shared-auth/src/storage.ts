/** Drafts name their person, then their record. */
export const DRAFTS = 'candela.draft.'

/** Storage can be switched off or full; the product then works for as long as the page lives. */
export const readItem = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export const writeItem = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {}
}

export const removeItem = (key: string): void => {
  try {
    localStorage.removeItem(key)
  } catch {}
}

export const removeItems = (prefix: string): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {}
}

/** What was kept of one person, under keys that end with them: a number within a key may be a record of somebody else. */
export const removeItemsOf = (person: number): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.endsWith(`.${person}`) && !key.startsWith(DRAFTS)) localStorage.removeItem(key)
  } catch {}
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
