/** Without case and accents, as the server compares names. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean)
