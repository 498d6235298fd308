import { checkMessages } from '../../testing/checkMessages'
import { en as calendar } from './calendarWords/en'
import { en } from './words/en'

test('the words of periods are complete in every language', async () => {
  const problems = await checkMessages(en, {
    pt: () => import('./words/pt'),
    es: () => import('./words/es'),
    it: () => import('./words/it'),
  })
  expect(problems).toEqual([])
})

test('and so are those of their calendar', async () => {
  const problems = await checkMessages(calendar, {
    pt: () => import('./calendarWords/pt'),
    es: () => import('./calendarWords/es'),
    it: () => import('./calendarWords/it'),
  })
  expect(problems).toEqual([])
})
