import { addDays, type ChangedDay, firstOfMonth, monthsLater, type PageviewCheck } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { closeMonth } from '../../../test/brought-facts'
import { type Product, startProduct, wrongIn } from '../../../test/product'
import { broughtRows, ROW_PAIRS, rowsOf, someRows, TODAY } from '../../../test/rows'
import { untrueSums } from '../../../test/stored-facts'
import { movedOn } from '../../../test/websites'

const MONTH = monthsLater(firstOfMonth(TODAY), -2)
const CLOSED = monthsLater(MONTH, -30)
const day = (nth: number) => addDays(MONTH, nth)

let product: Product
beforeAll(async () => {
  product = await startProduct()
  await closeMonth(product, CLOSED, { USD: '5', EUR: '6' })
})
afterAll(() => product.close())

type Line = [day: string, pageviews: number | string, sessions?: number | string, host?: string]

const somebody = async () => {
  const ours = await someRows(product, [...ROW_PAIRS, 'report.performance'])
  const { site, token } = ours
  const send = (path: string, body: object) => product.call('POST', `/adNetworkReport/${path}`, { token, body })
  const textOf = (lines: readonly Line[], head = 'Date\tSite\tPageviews\tSessions') =>
    [
      head,
      ...lines.map(([on, views, visits = '', host = site.anw_website]) => [on, host, views, visits].join('\t')),
    ].join('\n')
  const asked = (lines: readonly Line[], more: object = {}) => ({ text: textOf(lines), decimal: '.', ...more })
  const uploads = async () => (await product.call('GET', '/adNetworkReport/uploads', { token })).body as unknown
  return {
    ...ours,
    asked,
    send,
    textOf,
    check: async (lines: readonly Line[], more: object = {}) =>
      (await send('checkPageviews', asked(lines, more))).body as unknown as PageviewCheck,
    commit: (lines: readonly Line[], more: object = {}) =>
      send('importPageviews', asked(lines, { conflict: 'keep', reason: 'From their analytics', ...more })),
    undo: (transaction: unknown) => send('bulk', { action: 'undo', payload: { transaction } }),
    uploads: async () => (await uploads()) as { id: number; of: string; rows: number; can_undo: boolean }[],
    stored: async () => {
      const rows = await product.database.read
        .selectFrom('website_days')
        .where('wsd_id_website', '=', site.id)
        .select(['wsd_date', 'wsd_pageviews', 'wsd_sessions'])
        .orderBy('wsd_date')
        .execute()
      return rows.map(row => [row.wsd_date, row.wsd_pageviews, row.wsd_sessions])
    },
    /** As a report says it. */
    pageviews: async () => {
      const question = { period: `${MONTH}..${addDays(MONTH, 27)}`, currency: 'BRL', rows: ['website'] }
      const body = { ...question, metrics: ['pageviews'], perPage: 15 }
      const { body: answer } = await product.call('POST', '/report/performance', { token, body })
      return (answer.totals as { values: { pageviews: string | null } }).values.pageviews
    },
  }
}

it('pageviews of a website are stored, read by reports, and can be taken back', async () => {
  const { check, commit, undo, stored, pageviews, uploads } = await somebody()
  const lines: Line[] = [
    [day(1), '1,200', 300],
    [day(2).replaceAll('-', ''), 800],
  ]
  expect(await check(lines)).toMatchObject({
    missing: [],
    rows: 2,
    fresh: 2,
    same: 0,
    conflicts_count: 0,
    problems: [],
    totals: { pageviews: 2_000, sessions: 300 },
    from: day(1),
    to: day(2),
  })
  expect(await stored()).toEqual([])
  const { body } = await commit(lines)
  expect(body).toMatchObject({ stored: 2, kept: 0, same: 0 })
  expect(await stored()).toEqual([
    [day(1), 1_200, 300],
    [day(2), 800, null],
  ])
  expect(await pageviews()).toBe('2000')
  expect(await uploads()).toMatchObject([{ of: 'pageviews', rows: 2, can_undo: true }])
  expect((await undo(body.transaction)).body).toMatchObject({ done: 2, refused: [] })
  expect(await stored()).toEqual([
    [day(1), null, null],
    [day(2), null, null],
  ])
  expect((await undo(body.transaction)).status).toBe(409)
  expect(await untrueSums(product.database)).toEqual([])
})

it.each([
  ['keep', [100, 10], 1, 1, 1],
  ['replace', [70, 10], 2, 0, 1],
  ['sum', [170, 10], 3, 0, 0],
])(
  'a day that is stored with another number is a conflict, and sessions that are not said stay: %s',
  async (conflict, now, count, kept, same) => {
    const { check, commit, stored } = await somebody()
    await commit([
      [day(4), 100, 10],
      [day(5), 50],
    ])
    const lines: Line[] = [
      [day(4), 70],
      [day(5), 50],
      [day(6), 1],
    ]
    expect(await check(lines)).toMatchObject({
      fresh: 1,
      same: 1,
      conflicts_count: 1,
      conflicts: [{ line: 2, stored: { pageviews: 100, sessions: 10 }, said: { pageviews: 70, sessions: null } }],
    })
    expect((await commit(lines, { conflict })).body).toMatchObject({ stored: count, kept, same })
    expect((await stored())[0]).toEqual([day(4), ...now])
  },
)

it('the rows of ad networks on those days stay as they are, and so do their roll-ups', async () => {
  const { commit, token, site, network } = await somebody()
  await broughtRows(product, site.id, network, [{ day: day(7) }])
  const filters = { period: [`${MONTH}..${addDays(MONTH, 27)}`], anr_id_website: [String(site.id)] }
  const before = await rowsOf(product, token, filters)
  await commit([[day(7), 900]])
  expect(await rowsOf(product, token, filters)).toEqual(before)
  expect(await untrueSums(product.database)).toEqual([])
})

it('what was what before and who made it so can be opened, and a change since stays when the first is taken back', async () => {
  const { commit, undo, stored, uploads, token } = await somebody()
  const first = (await commit([[day(9), 5]])).body
  await commit([[day(9), 8]], { conflict: 'replace', reason: 'Counted anew' })
  const [last] = await uploads()
  const { body } = await product.call('GET', `/adNetworkReport/uploads/${last?.id}`, { token })
  expect(body as unknown as ChangedDay[]).toMatchObject([
    { date: day(9), before: { pageviews: 5, sessions: null }, after: { pageviews: 8, sessions: null } },
  ])
  expect((await undo(first.transaction)).body).toMatchObject({ done: 0, refused: [{ code: 'stale' }] })
  expect(await stored()).toEqual([[day(9), 8, null]])
  const other = await somebody()
  expect((await product.call('GET', `/adNetworkReport/uploads/${last?.id}`, { token: other.token })).status).toBe(404)
})

it('everything that is wrong is said with its line, and nothing is stored', async () => {
  const { check, commit, stored } = await somebody()
  const theirs = await aWebsiteOf(product, (await anAccount(product)).id)
  const lines: Line[] = [
    [day(10), 1],
    [CLOSED, 1],
    [day(10), 1, '', theirs.anw_website],
    [addDays(TODAY, 2), 1],
    [day(11), '-1'],
    [day(10), 2],
    ['yesterday', 'many', 'x'],
  ]
  const wrong = [
    ['line 3, Date', 'closedDay'],
    ['line 4, Site', 'notAnOption'],
    ['line 5, Date', 'futureDay'],
    ['line 6, Pageviews', 'tooSmall'],
    ['line 7', 'duplicate'],
    ['line 8, Date', 'invalid'],
    ['line 8, Pageviews', 'digits'],
    ['line 8, Sessions', 'digits'],
  ]
  const { problems } = await check(lines)
  expect(
    problems.map(({ line, heading, code }) => [heading ? `line ${line}, ${heading}` : `line ${line}`, code]),
  ).toEqual(wrong)
  expect(wrongIn(await commit(lines))?.map(({ field, code }) => [field, code])).toEqual(wrong)
  expect(await stored()).toEqual([])
})

it('a heading that nobody knows is told what it is, and days of a month that closed since are not taken back', async () => {
  const { check, commit, undo, textOf } = await somebody()
  const old = monthsLater(MONTH, -7)
  const text = textOf([[old, 4]], 'Date\tSite\tHits\tSessions')
  expect(await check([], { text })).toMatchObject({ missing: ['wsd_pageviews'] })
  const headings = [{ heading: 'Hits', column: 'wsd_pageviews' }]
  expect(wrongIn(await commit([], { text }))).toMatchObject([{ field: 'wsd_pageviews', code: 'columnMissing' }])
  const { body } = await commit([], { text, headings })
  expect(body).toMatchObject({ stored: 1 })
  await closeMonth(product, old, { USD: '5', EUR: '6' })
  expect((await undo(body.transaction)).status).toBe(409)
})

it('a day of a website in the time of an account that is out of reach is nobody’s to change', async () => {
  const { site } = await somebody()
  const next = await somebody()
  const admin = await product.signIn('admin@candela.example')
  const body = { anw_account_id: next.account.id }
  expect((await product.call('POST', `/website/${site.id}`, { token: admin, body })).status).toBe(200)
  await movedOn(product, site.id, day(15))
  expect((await next.commit([[day(16), 3, '', site.anw_website]])).body).toMatchObject({ stored: 1 })
  const early = await next.commit([[day(14), 3, '', site.anw_website]])
  expect(wrongIn(early)).toMatchObject([{ field: 'line 2, Site', code: 'notAnOption' }])
})
