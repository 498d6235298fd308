import { type Language, PAIRS, type Pair } from '@candela/shared-contract'
import { partsOf } from '@candela/shared-contract/rights/families'
import type { RightWords } from '@candela/shared-ui/rights'
import { JOINS, SAID_ALSO } from './saidAlso'

/** Shorter ones join what is meant, and mean nothing: "an", "de", "il". */
const MEANS_SOMETHING = 3

/** Case and accents do not matter. */
const wordsIn = (text: string, language: Language): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length >= MEANS_SOMETHING && !JOINS[language].includes(word))

/** "account" and "accounts", "remov" and "remove". */
const fits = (typed: string, word: string): boolean => word.startsWith(typed) || typed.startsWith(word)

export type Action = { value: Pair; label: string; note: string }

type Known = Action & { said: readonly string[] }

/** All that can be done, by the words of the reader and by others for the same. */
export const actionsIn = (words: RightWords, family: (pair: Pair) => string, language: Language): Known[] =>
  PAIRS.map(value => {
    const label = words.pair(value)
    const also = SAID_ALSO[language][partsOf(value).method] ?? ''
    return { value, label, note: family(value), said: wordsIn(`${label} ${also}`, language) }
  })

/** Those that somebody means; words that nothing is called by are left out of what was typed. */
export const findActions = (actions: readonly Known[], search: string, language: Language): Action[] => {
  const typed = wordsIn(search, language)
  const asked = typed.filter(one => actions.some(({ said }) => said.some(word => fits(one, word))))
  if (asked.length === 0) return typed.length > 0 ? [] : [...actions]
  return actions.filter(({ said }) => asked.every(one => said.some(word => fits(one, word))))
}
