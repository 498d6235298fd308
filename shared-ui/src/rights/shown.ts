import type { Controller } from '@candela/shared-contract'
import { controllersOf, FAMILY_KEYS, type Family, pairsOf, partsOf } from '@candela/shared-contract/rights/families'
import { isChanged, type Rights } from './rights'
import type { RightWords } from './useRightWords'

export type View = 'all' | 'granted' | 'changed'

export type ShownFamily = { family: Family; controllers: readonly Controller[] }

/** For searching: case and accents do not matter. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

const isFound = (controller: Controller, family: Family, search: string, words: RightWords): boolean => {
  const texts = [
    words.family(family),
    words.controller(controller),
    ...pairsOf(controller).flatMap(pair => [words.method(partsOf(pair).method), pair]),
  ]
  return texts.some(text => plain(text).includes(plain(search)))
}

type Question = { view: View; search: string; base: Rights; value: Rights; words: RightWords }

/** What was granted when the form was loaded stays in sight while it is taken away. */
const isInView = (controller: Controller, { view, base, value }: Question): boolean => {
  if (view === 'all') return true
  return pairsOf(controller).some(pair =>
    view === 'granted' ? value.has(pair) || base.has(pair) : isChanged(pair, base, value),
  )
}

/** The rows of the matrix that a search and a view leave over. */
export const shownFamilies = (question: Question): ShownFamily[] =>
  FAMILY_KEYS.map(family => ({
    family,
    controllers: controllersOf(family).filter(
      controller => isInView(controller, question) && isFound(controller, family, question.search, question.words),
    ),
  })).filter(({ controllers }) => controllers.length > 0)
