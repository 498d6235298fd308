const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The letters in their order with anything between them, as people abbreviate: `vlg` finds `visit logs`. */
const isAbbreviation = (word: string, text: string): boolean => {
  let from = 0
  for (const letter of word) {
    from = text.indexOf(letter, from) + 1
    if (from === 0) return false
  }
  return true
}

const scoreOfStart = (word: string, text: string): number => {
  if (text.startsWith(word)) return 100
  return text.split(/[^\p{L}\p{N}]+/u).some(part => part.startsWith(word)) ? 80 : 0
}

const scoreOf = (word: string, text: string): number => {
  const start = scoreOfStart(word, text)
  if (start > 0) return start
  if (text.includes(word)) return 60
  return word.length > 1 && isAbbreviation(word, text) ? 20 : 0
}

export type Searchable = {
  label: string
  /** The section, the label in other languages, the address: they count for less, and by the start of their words. */
  keywords: readonly string[]
}

const rank = (words: readonly string[], { label, keywords }: Searchable): number => {
  const scores = words.map(word =>
    Math.max(scoreOf(word, fold(label)), ...keywords.map(keyword => scoreOfStart(word, fold(keyword)) / 2)),
  )
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

/** What fits every word of the query, best first; everything, in its own order, when nothing is asked. */
export const findMatches = <T extends Searchable>(items: readonly T[], query: string): T[] => {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...items]
  return items
    .map(item => ({ item, score: rank(words, item) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item)
}
