import { checkMessages } from '@candela/shared-ui/testing'
import { en } from './en'

test('every text exists in every language, with the same placeholders and all plural forms', async () => {
  expect(
    await checkMessages(en, { pt: () => import('./pt'), es: () => import('./es'), it: () => import('./it') }),
  ).toEqual([])
})
