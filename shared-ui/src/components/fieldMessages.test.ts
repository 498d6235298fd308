import { checkMessages } from '../testing/checkMessages'
import { en } from './fieldWords/en'

test('the words of fields are complete in every language', async () => {
  const problems = await checkMessages(en, {
    pt: () => import('./fieldWords/pt'),
    es: () => import('./fieldWords/es'),
    it: () => import('./fieldWords/it'),
  })
  expect(problems).toEqual([])
})
