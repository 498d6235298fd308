import { contractMessages } from '@candela/shared-contract'
import { checkMessages } from '../../testing/checkMessages'
import { changeLocale } from '../i18n/core'
import { en } from './en'
import { commonMessages } from './messages'

afterEach(() => changeLocale('en_US'))

test('the common words are complete in every language', async () => {
  const problems = await checkMessages(en, {
    pt: () => import('./pt'),
    es: () => import('./es'),
    it: () => import('./it'),
  })
  expect(problems).toEqual([])
})

test('the words of the contract are among them, in the language of the interface', async () => {
  expect(commonMessages.t('error.forbidden')).toBe(contractMessages.en.error.forbidden)
  await changeLocale('pt_BR')
  expect(commonMessages.t('failure.create')).toBe(contractMessages.pt.failure.create)
  expect(commonMessages.t('field.required')).toBe(contractMessages.pt.field.required)
})
