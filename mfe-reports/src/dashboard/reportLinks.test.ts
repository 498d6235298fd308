import { type DashboardQuery, REPORTS } from '@candela/shared-contract'
import { questionOf as exploredQuestion, explorerAddress } from '../explorer/address'
import { stateIn, questionOf as statementQuestion } from '../statement/address'
import { reportLinks } from './reportLinks'

const QUESTION: DashboardQuery = { period: 'last7', currency: 'USD', filters: { account: ['5'], website: ['1', '2'] } }
const ALL = { statement: true, performance: true, websites: true }
const links = reportLinks(QUESTION, ALL)

const searchOf = (href: string | undefined, path: string): string => {
  const [start, search = ''] = (href ?? '').split('?')
  expect(start).toBe(path)
  return `?${search}`
}
const asStatement = (href: string | undefined) => {
  const state = stateIn(searchOf(href, REPORTS.statement.path))
  return { ...statementQuestion(state, state.currency ?? 'BRL'), measure: state.display.measure }
}
const asExplored = (href: string | undefined) => {
  const state = explorerAddress.stateIn(searchOf(href, REPORTS.performance.path))
  return exploredQuestion(state, state.currency ?? 'BRL')
}

test('a number leads to the statement of the same days, currency and websites, which looks at that number', () => {
  const same = { period: 'last7', currency: 'USD', filters: { account: ['5'], website: ['1', '2'] } }
  expect(asStatement(links.number('rpm'))).toMatchObject({ ...same, measure: 'rpm', step: 'day' })
  expect(asStatement(links.number('net'))).toMatchObject({ ...same, measure: 'net' })
  expect(asStatement(links.number('fill', { website: '2' }))).toMatchObject({
    ...same,
    measure: 'fill',
    filters: { account: ['5'], website: ['2'] },
  })
  expect(asStatement(links.byWebsite('2026-10-01..2026-10-31'))).toMatchObject({
    ...same,
    period: '2026-10-01..2026-10-31',
    step: 'website',
  })
})

test('a part leads to its days with the numbers that it is shown with, and all parts to a line for each', () => {
  expect(asExplored(links.part('device', 'mobile', ['net', 'ecpm']))).toMatchObject({
    period: 'last7',
    currency: 'USD',
    rows: ['date'],
    metrics: ['net', 'ecpm'],
    filters: { account: ['5'], website: ['1', '2'], device: ['mobile'] },
  })
  expect(asExplored(links.parts('technology', ['net', 'fill']))).toMatchObject({
    rows: ['technology'],
    metrics: ['net', 'fill'],
    sort: { field: 'net', dir: 'desc' },
  })
  expect(links.websites()).toBe(
    `${REPORTS.websites.path}?period=last7&currency=USD&account=5&website=1&website=2&sort=-net`,
  )
})

test('nothing leads where its reader may not go, or where there is no such number', () => {
  const none = reportLinks(QUESTION, { statement: false, performance: false, websites: false })
  expect([
    none.number('net'),
    none.byWebsite('today'),
    none.part('device', 'mobile', ['net']),
    none.parts('format', ['net']),
    none.websites(),
    links.number('viewability'),
  ]).toEqual(Array(6).fill(undefined))
  // Whoever may not open the report of websites has the statement of them.
  const own = reportLinks(QUESTION, { ...ALL, websites: false })
  expect(asStatement(own.websites())).toMatchObject({ step: 'website' })
})
