import { checkMessages } from '@candela/shared-ui/testing'
import { en } from './en'

test('the words of the ad networks are complete in every language', async () => {
  const problems = await checkMessages(en, {
    pt: () => import('./pt'),
    es: () => import('./es'),
    it: () => import('./it'),
  })
  expect(problems).toEqual([])
})
