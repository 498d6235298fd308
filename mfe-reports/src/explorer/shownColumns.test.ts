import { shownColumns } from './shownColumns'

const look = (shown: string[], hidden: string[] = []) => ({
  shown: shown.map(field => ({ field })),
  ordered: [...shown, ...hidden].map(field => ({ field })),
})
const question = { rows: ['date', 'website'], metrics: ['net', 'ecpm'] } as const
const shownOf = (of: ReturnType<typeof look>) =>
  shownColumns(of, { rows: [...question.rows], metrics: [...question.metrics] })

test('a file has what is shown, in the order of the screen', () => {
  expect(shownOf(look(['d.date', 'm.ecpm', 'change', 'd.website'], ['m.net']))).toEqual(['date', 'ecpm', 'website'])
})

test('a number is there while any column of it is shown', () => {
  expect(shownOf(look(['d.date', 'c.mobile.net', 'm.ecpm'], ['d.website', 'm.net', 'c.mobile.ecpm']))).toEqual([
    ...['date', 'net', 'ecpm'],
  ])
  expect(shownOf(look(['d.date', 'm.ecpm'], ['d.website', 'm.net', 'c.a.b.net']))).toEqual(['date', 'ecpm'])
})

test('what is asked for and has no answer yet is not left out', () => {
  expect(shownOf(look(['d.date', 'm.gross', 'm.net']))).toEqual(['date', 'net', 'website', 'ecpm'])
})
