import { type Language, PAIRS, type Pair } from '@candela/shared-contract'
import { rights as en } from '@candela/shared-contract/rights/en'
import { partsOf } from '@candela/shared-contract/rights/families'
import { rights as it_ } from '@candela/shared-contract/rights/it'
import { rights as pt } from '@candela/shared-contract/rights/pt'
import type { RightWords as Named } from '@candela/shared-contract/rights/words'
import type { RightWords } from '@candela/shared-ui/rights'
import { actionsIn, findActions } from './actions'

type Words = Pick<Named, 'controller' | 'method'>

const found = (language: Language, { controller, method }: Words, search: string) => {
  const pair = (one: Pair) => `${controller[partsOf(one).controller]}: ${method[partsOf(one).method]}`
  const actions = actionsIn({ pair } as RightWords, () => '', language)
  return findActions(actions, search, language).map(({ value }) => value)
}

test.each<[Language, Words, string, Pair]>([
  ['en', en, 'close the month', 'currencyExchange.closeMonth'],
  ['en', en, 'remove an account', 'account.destroy'],
  ['en', en, 'delete accounts', 'account.destroy'],
  ['en', en, 'who may invite a user?', 'user.invite'],
  ['pt', pt, 'fechar o mês', 'currencyExchange.closeMonth'],
  ['pt', pt, 'excluir uma conta', 'account.destroy'],
  ['it', it_, 'elimina un account', 'account.destroy'],
])('in %s what is done is found by what people call it: %s %s', (language, words, search, pair) => {
  expect(found(language, words, search)[0]).toBe(pair)
})

test('without a word everything is offered, and nothing for what nobody does', () => {
  expect(found('en', en, '')).toEqual([...PAIRS])
  expect(found('en', en, 'xylophone')).toEqual([])
})
