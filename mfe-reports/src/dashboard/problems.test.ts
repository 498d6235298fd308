import type { ErrorLogAnswer } from '@candela/shared-contract'
import { lastingProblems, problemPath, runsPath } from './problems'

type Problem = ErrorLogAnswer['errors'][number]

const missing = (day: string, id: number): Problem => ({
  kind: 'missingDay',
  day,
  website: null,
  adNetwork: { id, label: `Network ${id}` },
  amount: null,
})

const told = (errors: Problem[]) =>
  lastingProblems(errors).map(({ adNetwork, since, day }) => [adNetwork?.id, since, day])

test('days in a row of one network are one problem, in the place of the newest', () => {
  expect(
    told([
      missing('2026-03-02', 1),
      missing('2026-03-02', 2),
      missing('2026-03-01', 1),
      missing('2026-02-28', 1),
      missing('2026-02-28', 2),
    ]),
  ).toEqual([
    [1, '2026-02-28', '2026-03-02'],
    [2, '2026-03-02', '2026-03-02'],
    [2, '2026-02-28', '2026-02-28'],
  ])
})

test('problems of different kinds stay apart, and so do those without a day', () => {
  const loss: Problem = { ...missing('2026-03-01', 1), kind: 'negativeMargin', day: null, adNetwork: null }
  const counts: Problem = { ...missing('2026-03-01', 1), kind: 'moreImpressionsThanRequests' }
  expect(lastingProblems([loss, loss, counts, missing('2026-03-02', 1)])).toHaveLength(4)
})

test('a problem leads to how its network was asked: refused, or for these days', () => {
  const path = (problem: Problem) => runsPath({ ...problem, since: problem.day })
  const hole = missing('2026-03-02', 7)
  expect(path(hole)).toBe('/api-log?f.apl_id_ad_network=7&f.days=2026-03-02..2026-03-02')
  expect(path({ ...hole, kind: 'tokenExpired' })).toBe('/api-log?f.apl_id_ad_network=7&f.apl_result=auth_error')
  expect(path({ ...hole, kind: 'negativeMargin', adNetwork: null })).toBeUndefined()
})

test('a problem of numbers leads to these numbers, for who may see them', () => {
  const may = { runs: true, rows: true, statement: true }
  const loss: Problem = { ...missing('', 1), kind: 'negativeMargin', day: null, adNetwork: null }
  const of = { ...loss, since: null, website: { id: 4, label: 'A' } }
  expect(problemPath(of, may)).toBe('/report/reportCandela?period=last30&currency=BRL&website=4&measure=margin')
  expect(problemPath(of, { ...may, statement: false })).toBeUndefined()
  const counts: Problem = { ...missing('2026-03-02', 7), kind: 'moreImpressionsThanRequests' }
  const lasting = { ...counts, since: '2026-03-01' }
  expect(problemPath(lasting, may)).toBe(
    '/report/report01?sort=-fill&f.period=2026-03-01..2026-03-02&f.anr_id_ad_network=7',
  )
  expect(problemPath(lasting, { ...may, rows: false })).toBe(runsPath(lasting))
  expect(problemPath(lasting, { runs: false, rows: false, statement: true })).toBeUndefined()
})
