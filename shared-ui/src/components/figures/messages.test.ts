import { checkMessages } from '../../testing/checkMessages'
import { en } from './words/en'

test('the words around figures are complete in every language', async () => {
  const problems = await checkMessages(en, {
    pt: () => import('./words/pt'),
    es: () => import('./words/es'),
    it: () => import('./words/it'),
  })
  expect(problems).toEqual([])
})
