import { checkMessages } from '../../testing/checkMessages'
import { en } from './i18n/en'

test('the words around removed records are complete in every language', async () => {
  const problems = await checkMessages(en, {
    pt: () => import('./i18n/pt'),
    es: () => import('./i18n/es'),
    it: () => import('./i18n/it'),
  })
  expect(problems).toEqual([])
})
