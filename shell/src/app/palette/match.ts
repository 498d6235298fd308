import { fold, wordsOf } from './fold'

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

const ABBREVIATED = 20

const scoreOf = (word: string, text: string): number => {
  const start = scoreOfStart(word, text)
  if (start > 0) return start
  if (text.includes(word)) return 60
  return word.length > 1 && isAbbreviation(word, text) ? ABBREVIATED : 0
}

export type Searchable = {
  label: string
  /** The section, the label in other languages, the address: they count for less, and by the start of their words. */
  keywords: readonly string[]
}

/** The least that a word of the query fits, and all of them together. */
const rank = (words: readonly string[], { label, keywords }: Searchable) => {
  const scores = words.map(word =>
    Math.max(scoreOf(word, fold(label)), ...keywords.map(keyword => scoreOfStart(word, fold(keyword)) / 2)),
  )
  return { least: Math.min(...scores), score: scores.reduce((sum, score) => sum + score, 0) }
}

/**
 * What fits every word of the query, best first; everything, in its own order, when nothing is asked. Abbreviations
 * count where nothing else fits.
 */
export const findMatches = <T extends Searchable>(items: readonly T[], query: string): T[] => {
  const words = wordsOf(query)
  if (words.length === 0) return [...items]
  const ranked = items.map(item => ({ item, ...rank(words, item) }))
  const best = Math.max(0, ...ranked.map(({ least }) => least))
  return ranked
    .filter(({ least }) => least > (best > ABBREVIATED ? ABBREVIATED : 0))
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item)
}
