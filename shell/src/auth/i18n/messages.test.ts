import { checkMessages } from '@candela/shared-ui/testing'
import { en } from './en'

test('every language has every text, plural form and placeholder', async () => {
  const others = { pt: () => import('./pt'), es: () => import('./es'), it: () => import('./it') }
  expect(await checkMessages(en, others)).toEqual([])
})
