import { checkMessages } from '@candela/shared-ui/testing'
import { en } from './en'

it('has every text of the shell in every language, with the same placeholders', async () => {
  const others = { pt: () => import('./pt'), es: () => import('./es'), it: () => import('./it') }
  expect(await checkMessages(en, others)).toEqual([])
})
