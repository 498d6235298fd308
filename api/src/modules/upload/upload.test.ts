import {
  addDays,
  firstOfMonth,
  monthsLater,
  type ReportUpload,
  UPLOAD_CHARACTERS,
  UPLOAD_ROWS,
  type UploadCheck,
} from '@candela/shared-contract'
import fc from 'fast-check'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { aNetwork, closeMonth } from '../../../test/brought-facts'
import { type Product, startProduct, wrongIn } from '../../../test/product'
import { broughtRows, NOTHING_COUNTED, rowsOf, someRows, TODAY, uploadOf, uploadText } from '../../../test/rows'
import { untrueSums } from '../../../test/stored-facts'

const MONTH = monthsLater(firstOfMonth(TODAY), -2)
const CLOSED = monthsLater(MONTH, -30)
const day = (nth: number) => addDays(MONTH, nth)
const period = [`${MONTH}..${addDays(MONTH, 27)}`]

let product: Product
beforeAll(async () => {
  product = await startProduct()
  await closeMonth(product, CLOSED, { USD: '5', EUR: '6' })
})
afterAll(() => product.close())

type Text = Parameters<typeof uploadText>[1]

const somebody = async () => {
  const ours = await someRows(product)
  const { site, network, token } = ours
  const filters = { period, anr_id_website: [String(site.id)] }
  const send = (path: string, body: object) => product.call('POST', `/adNetworkReport/${path}`, { token, body })
  const asked = (lines: Text | string, more: object = {}) => ({
    ...uploadOf(network, typeof lines === 'string' ? lines : uploadText(site.anw_website, lines)),
    ...more,
  })
  return {
    ...ours,
    values: async () =>
      (await rowsOf(product, token, filters)).map(row => `${row.anr_date.slice(8)} ${row.anr_value}`).toSorted(),
    check: async (lines: Text | string, more: object = {}) =>
      (await send('check', asked(lines, more))).body as unknown as UploadCheck,
    commit: (lines: Text | string, more: object = {}) =>
      send('import', asked(lines, { conflict: 'keep', reason: 'Sent by mail', ...more })),
    undo: (transaction: unknown) => send('bulk', { action: 'undo', payload: { transaction } }),
    brought: (rows: Parameters<typeof broughtRows>[3]) => broughtRows(product, site.id, network, rows),
  }
}

it('headings that every object has a word for are headings like others', async () => {
  const { check, commit, site } = await somebody()
  const text = uploadText(site.anw_website, [{ day: day(1) }])
  expect((await commit(text)).status).toBe(200)
  for (const heading of ['toString', 'constructor', '__proto__']) {
    const { headings } = await check(text.replace('Author', heading))
    expect(headings.at(-1)).toEqual({ heading, column: null })
  }
})

const two = (nth: number) => day(nth).slice(8)

it('lines are read whatever parts them and whatever their headings are called, once a network was said', async () => {
  const { check, commit, site, values } = await somebody()
  const text = `Dia;Onde;Formato;Dispositivo;Pedidos;Impressões;Receita\n3/${Number(day(2).slice(5, 7))}/${day(2).slice(0, 4)};https://www.${site.anw_website}/;top;mobile;1.000;900;R$ 1.234,567891\n`
  const first = await check(text, { decimal: ',' })
  expect(first.missing).toEqual(['anw_website', 'anr_ad_requests'])
  const headings = [
    { heading: 'Onde', column: 'anw_website' },
    { heading: 'Pedidos', column: 'anr_ad_requests' },
  ]
  expect(await check(text, { decimal: ',', headings })).toMatchObject({
    missing: [],
    fresh: 1,
    problems: [],
    totals: [{ currency: 'BRL', value: '1234.567891', ad_requests: 1_000, impressions: 900, rows: 1 }],
  })
  await commit(text, { decimal: ',', headings })
  expect(await values()).toEqual([`${two(2)} 1234.567891`])
  expect(await check(text, { decimal: ',' })).toMatchObject({ missing: [], same: 1, fresh: 0 })
})

it('the same heading twice spoils no later file, and what nobody said is not remembered as nothing', async () => {
  const { check, commit, network, site } = await somebody()
  const lineOf = (nth: number, heads: string[], cells: string[]) =>
    uploadText(site.anw_website, [{ day: day(nth) }])
      .split('\n')
      .map((line, index) => [line, ...(index === 0 ? heads : cells)].join('\t'))
      .join('\n')
  const odd = [
    { heading: 'Odd', column: null },
    { heading: 'Absent', column: null },
  ]
  const first = lineOf(1, ['currency', 'currency', 'Later known', 'Odd'], ['USD', 'EUR', 'x', 'y'])
  expect((await commit(first, { headings: odd })).status).toBe(200)
  const [known] = await product.database.read
    .selectFrom('report_headings')
    .where('rhd_id_ad_network', '=', network.id)
    .select('rhd_columns')
    .execute()
  expect(known?.rhd_columns).toMatchObject({ currency: 'anr_currency', Odd: null })
  expect(known?.rhd_columns).not.toHaveProperty(['Later known'])
  expect(known?.rhd_columns).not.toHaveProperty('Absent')
  expect(await check(lineOf(2, ['currency'], ['USD']))).toMatchObject({
    totals: [{ currency: 'USD', value: '10.000000' }],
  })
})

it.each([
  ['keep', ['10.000000', '5.000000'], { stored: 1, kept: 1, same: 1 }],
  ['replace', ['7.000000', '5.000000'], { stored: 2, kept: 0, same: 1 }],
  ['sum', ['17.000000', '5.000000', '20.000000'], { stored: 3, kept: 0, same: 0 }],
])('a row that is stored with other numbers is a conflict: %s', async (conflict, expected, done) => {
  const { brought, check, commit, undo, values } = await somebody()
  await brought([{ day: day(4) }, { day: day(5) }])
  const lines = [{ day: day(4), value: '7' }, { day: day(5) }, { day: day(6), value: '5' }]
  expect(await check(lines)).toMatchObject({
    rows: 3,
    fresh: 1,
    same: 1,
    conflicts_count: 1,
    conflicts: [{ line: 2, stored: { value: '10.000000' }, said: { value: '7.000000' } }],
    from: day(4),
    to: day(6),
  })
  const { body } = await commit(lines, { conflict })
  expect(body).toMatchObject(done)
  const [changed, added, equal = '10.000000'] = expected
  expect(await values()).toEqual([`${two(4)} ${changed}`, `${two(5)} ${equal}`, `${two(6)} ${added}`])
  expect((await undo(body.transaction)).body).toMatchObject({ refused: [] })
  expect(await values()).toEqual([`${two(4)} 10.000000`, `${two(5)} 10.000000`])
  expect(await untrueSums(product.database)).toEqual([])
})

it.each([
  [',', '12.34', 'invalid'],
  [',', '0.123', 'invalid'],
  [',', '1.23,45', 'invalid'],
  ['.', '12,34', 'invalid'],
  ['.', '0,123', 'invalid'],
])('with decimals after %s %s is no amount, and not a thousand times as much', async (decimal, value, code) => {
  const { check } = await somebody()
  const { problems } = await check([{ day: day(1), value }], { decimal })
  expect(problems).toMatchObject([{ heading: 'Revenue', code }])
})

it('the same line is the same row after its network became one of another technology', async () => {
  const { check, commit, network, site, token, values } = await somebody()
  await commit([{ day: day(1), value: '10' }])
  const other = await aNetwork(product)
  await product.database.exec(`update ad_networks set adn_id_ad_network_category = ${other.technology}
    where id = ${network.id}`)
  expect(await check([{ day: day(1), value: '10' }])).toMatchObject({ fresh: 0, same: 1, conflicts_count: 0 })
  await commit([{ day: day(1), value: '12' }], { conflict: 'replace' })
  expect(await values()).toEqual([`${two(1)} 12.000000`])
  const row = {
    ...{ anr_id_website: site.id, anr_id_ad_network: network.id, anr_date: day(1), anr_currency: 'BRL' },
    ...{ anr_format: 'top', anr_device: 'desktop', anr_ad_type: 'Display', reason: 'Late' },
    ...NOTHING_COUNTED,
  }
  const answer = await product.call('POST', '/adNetworkReport', { token, body: row })
  expect(wrongIn(answer)).toMatchObject([{ field: 'anr_date', code: 'rowTaken' }])
})

it('everything that is wrong is said with its line, and nothing is stored', async () => {
  const { check, commit, values } = await somebody()
  const theirs = await aWebsiteOf(product, (await anAccount(product)).id)
  const lines = [
    { day: day(7) },
    { day: CLOSED },
    { day: day(7), host: theirs.anw_website, format: 'side' },
    { day: addDays(TODAY, 2) },
    { day: day(7), format: 'banner'.repeat(14) },
    { day: day(7), format: 'under', shown: '-1' },
    { day: day(7), value: '9' },
    { day: day(8), value: '1,5,0' },
    { day: '2026-02-30' },
  ]
  const wrong = [
    ['line 3, Date', 'closedDay'],
    ['line 4, Site', 'notAnOption'],
    ['line 5, Date', 'futureDay'],
    ['line 6, Format', 'notAnOption'],
    ['line 7, Impressions', 'tooSmall'],
    ['line 8', 'duplicate'],
    ['line 9, Revenue', 'invalid'],
    ['line 10, Date', 'invalid'],
  ]
  const { problems, problems_count, wrong_lines } = await check(lines)
  expect([problems_count, wrong_lines]).toEqual([
    wrong.length,
    new Set(wrong.map(([line]) => line?.split(',')[0])).size,
  ])
  expect(problems.find(({ line }) => line === 7)).toMatchObject({ heading: 'Impressions', said: '-1' })
  expect(problems.find(({ line }) => line === 6)?.said).toBe(`${'banner'.repeat(14).slice(0, 80)}…`)
  expect(
    problems.map(({ line, heading, code }) => [heading ? `line ${line}, ${heading}` : `line ${line}`, code]),
  ).toEqual(wrong)
  expect(wrongIn(await commit(lines))?.map(({ field, code }) => [field, code])).toEqual(wrong)
  expect(await values()).toEqual([])
})

it.each([
  ['nothing', '', 'text', 'csvEmpty'],
  ['headings alone', 'Date\tSite', 'text', 'csvEmpty'],
  ['no lines of cells', 'hello\nworld', 'text', 'csv'],
  ['a quote without its end', 'Date,Site\n"2026', 'line 2', 'csv'],
  ['more than is read', 'x'.repeat(UPLOAD_CHARACTERS + 1), 'text', 'tooLong'],
])('%s is no upload', async (_what, text, field, code) => {
  const { commit } = await somebody()
  expect(wrongIn(await commit(text))).toMatchObject([{ field, code }])
})

it('of an upload that was changed since, the rest is taken back once it is as it was uploaded', async () => {
  const { commit, undo, token, values } = await somebody()
  const left = async (transaction: unknown) => {
    const { body } = await product.call('GET', '/adNetworkReport/uploads', { token })
    return (body as unknown as ReportUpload[]).find(upload => upload.transaction === transaction)
  }
  const { transaction } = (await commit([{ day: day(9) }, { day: day(10) }])).body
  const later = (await commit([{ day: day(10), value: '9.00' }], { conflict: 'replace' })).body
  expect((await undo(transaction)).body).toMatchObject({ done: 1, refused: [{ code: 'stale' }] })
  expect(await left(transaction)).toMatchObject({ rows: 2, left: 1, can_undo: true })
  expect((await undo(later.transaction)).body).toMatchObject({ done: 1, refused: [] })
  expect((await undo(transaction)).body).toMatchObject({ done: 1, refused: [] })
  expect(await left(transaction)).toMatchObject({ rows: 2, left: 0, can_undo: false })
  expect(await values()).toEqual([])
})

it('what is left of very many lines is found at once', async () => {
  const { commit, undo, token } = await somebody()
  const { transaction } = (await commit([{ day: day(9) }])).body
  await undo(transaction)
  await product.database.withSession(session =>
    session.query(
      `with more as (insert into report_row_changes (rrc_id_change, rrc_key_before, rrc_key_after, rrc_before, rrc_after)
          select h.id, null, 'line ' || n, null, '{}' from report_changes as h, generate_series(1, ${UPLOAD_ROWS}) as n
          where rch_transaction = $1 returning 1),
        back as (insert into report_row_changes (rrc_id_change, rrc_key_before, rrc_key_after, rrc_before, rrc_after)
          select u.id, 'line ' || n, null, '{}', null from report_changes as h
            join report_changes as u on u.rch_id_undone = h.id, generate_series(1, ${UPLOAD_ROWS}) as n
          where h.rch_transaction = $1 returning 1)
        select (select count(*) from more) + (select count(*) from back)`,
      [transaction],
    ),
  )
  expect((await undo(transaction)).status).toBe(409)
  expect((await product.call('GET', '/adNetworkReport/uploads', { token })).body).toMatchObject([{ left: 0 }])
})

it('an upload is taken back by who did it, once, and not into a month that was closed since', async () => {
  const { commit, undo, token } = await somebody()
  const other = await somebody()
  const { transaction } = (await commit([{ day: day(9) }])).body
  expect((await other.undo(transaction)).status).toBe(404)
  const { body } = await product.call('GET', '/adNetworkReport/uploads', { token })
  expect(body).toMatchObject([{ rows: 1, reason: 'Sent by mail', can_undo: true, left: 1 }])
  expect((await undo(transaction)).status).toBe(200)
  expect((await undo(transaction)).status).toBe(409)
  const old = monthsLater(MONTH, -6)
  const late = (await commit([{ day: old }])).body
  await closeMonth(product, old, { USD: '5', EUR: '6' })
  expect(await undo(late.transaction)).toMatchObject({ status: 409 })
})

it('whatever is uploaded, changed, removed and taken back in whatever order, roll-ups are the sums of the rows', async () => {
  const { commit, undo, token, site, network, brought, other } = await somebody()
  const filters = { period, anr_id_website: [String(site.id)] }
  const step = fc.record({
    kind: fc.constantFrom('upload', 'upload', 'change', 'remove', 'undo', 'import'),
    days: fc.array(fc.nat(3), { minLength: 1, maxLength: 3 }),
    value: fc.integer({ min: -5, max: 900 }),
    conflict: fc.constantFrom('keep', 'replace', 'sum'),
    pick: fc.nat(20),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 12 }), async steps => {
      const done: unknown[] = []
      for (const { kind, days, value, conflict, pick } of steps) {
        const rows = await rowsOf(product, token, filters)
        const row = rows[pick % Math.max(rows.length, 1)]
        const said = [...new Set(days)].map(nth => ({ day: day(nth), value: String(value) }))
        if (kind === 'upload') done.push((await commit(said, { conflict })).body.transaction)
        else if (kind === 'import')
          await brought([...new Set(days)].map(nth => ({ day: day(nth), value: value * 1_000_000 })))
        else if (kind === 'undo' && done.length > 0)
          expect((await undo(done[pick % done.length])).status).toBeLessThan(500)
        else if (kind === 'change' && row) {
          const anr_id_ad_network = pick % 2 ? network.id : other.id
          const body = {
            anr_id_ad_network,
            anr_date: day(days[0] ?? 0),
            anr_currency: 'USD',
            anr_value: String(value),
            reason: 'x',
          }
          const answer = await product.call('POST', `/adNetworkReport/${row.anr_key}`, { token, body })
          if (answer.status === 200) done.push(answer.body.transaction)
          else expect(answer.status).toBe(422)
        } else if (kind === 'remove' && row) {
          const answer = await product.call('DELETE', `/adNetworkReport/${row.anr_key}?reason=x`, { token })
          done.push(answer.body.transaction)
        }
        expect(await untrueSums(product.database)).toEqual([])
      }
    }),
    { numRuns: 3, seed: 20 },
  )
})
