import { checkMessages } from '@candela/shared-ui/testing'
import { en } from './words/en'

test('the words of the report of payments are complete in every language', async () => {
  const problems = await checkMessages(en, {
    pt: () => import('./words/pt'),
    es: () => import('./words/es'),
    it: () => import('./words/it'),
  })
  expect(problems).toEqual([])
})
