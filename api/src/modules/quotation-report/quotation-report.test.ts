import { addDays, isBankDay, PLATFORM_ZONE, type QuotationReportAnswer, toDay, todayIn } from '@candela/shared-contract'
import { sql } from 'kysely'
import { closeMonth } from '../../../test/brought-facts'
import { fileOf } from '../../../test/csv'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { aQuotation } from '../../../test/quotations'
import { readXlsx } from '../../../test/xlsx'

const PATH = '/report/report03'
const period = '2007-01-29..2007-03-09'
const TODAY = todayIn(PLATFORM_ZONE)

let product: Product
let reader: { id: number; token: string }
const post = (body: object, token = reader.token) => product.call('POST', PATH, { token, body })
const ask = async (facts: object = {}) => {
  const { status, body } = await post({ period, ...facts })
  expect([status, body.errors]).toEqual([200, undefined])
  return body as unknown as QuotationReportAnswer
}
const refused = async (body: object) => {
  const answer = await post(body)
  expect(answer.status).toBe(422)
  return answer.body.errors?.map(({ field, code }) => [field, code])
}

const USD = [
  ['2007-01-10', '2.1'],
  // A Saturday, which nobody waits for.
  ['2007-02-03', '2.2'],
  ['2007-02-05', '2.2022'],
  ['2007-02-06', '2.000125'],
  ['2007-02-28', '2.3'],
  ['2007-03-01', '2.4'],
  ['2007-03-26', '3'],
] as const

beforeAll(async () => {
  product = await startProduct()
  reader = await somebodyWith(product, ['report.report03'], 'own')
  for (const [cue_date, cue_value] of USD) await aQuotation(product, { cue_date, cue_value, cue_id_user: reader.id })
  await aQuotation(product, { cue_date: '2007-02-07', deleted_at: new Date().toISOString() })
  for (const cue_date of ['2007-02-20', '2007-02-21']) await aQuotation(product, { cue_date, cue_currency: 'EUR' })
  await closeMonth(product, toDay('2007-02-01'), { USD: '2.15', EUR: '2.8' })
})
afterAll(() => product.close())

test('opens to whoever has its right, whatever they reach, and to nobody else', async () => {
  const statusOf = async (person: string) =>
    (await post({ period: 'last7' }, await product.signIn(`${person}@candela.example`))).status
  const people = ['admin', 'adops', 'finance', 'manager', 'publisher', 'viewer']
  expect(await Promise.all(people.map(statusOf))).toEqual([200, 200, 200, 403, 403, 403])
  const other = await somebodyWith(product, ['report.report04', 'currencyExchange.list'], 'all')
  expect((await post({ period }, other.token)).status).toBe(403)
  expect((await fileOf(product, `${PATH}/export`, other.token, { period, columns: ['date'] })).status).toBe(403)
})

test('a day has its value, what changed, and what its month comes to and was closed with', async () => {
  const { rows, meta } = await ask({ filters: { currency: ['USD'] } })
  expect(meta.range).toEqual({ from: '2007-01-29', to: '2007-03-09' })
  expect(rows.find(({ day }) => day === '2007-02-06')).toEqual({
    ...{ day: '2007-02-06', currency: 'USD', id: expect.any(Number), value: '2.000125', held: null },
    // (2.000125 − 2.2022) ÷ 2.2022, and (2.2 + 2.2022 + 2.000125 + 2.3) ÷ 4
    ...{ change: '-9.18', average: '2.175581', closing: '2.1500', is_closed: true },
    set_by: { id: reader.id, label: expect.stringMatching(/./) },
  })
  // Days beyond the period count for their month.
  expect(rows.find(({ day }) => day === '2007-03-01')).toMatchObject({
    ...{ average: '2.7000', closing: null, is_closed: false },
  })
})

test('days that are missing are those that the database finds, with the value that holds', async () => {
  const { rows } = await sql<{ currency: string; day: string; value: string; since: string }>`
    select c.currency, d.day::date as day, l.cue_value as value, l.cue_date as since
    from (values ('USD'), ('EUR')) as c(currency)
    cross join generate_series('2007-01-29'::date, '2007-03-09'::date, interval '1 day') as d(day)
    cross join lateral (select q.cue_date, q.cue_value from currency_quotations as q
      where q.cue_currency = c.currency and q.cue_date <= d.day and q.deleted_at is null
      order by q.cue_date desc limit 1) as l
    where extract(isodow from d.day) < 6 and l.cue_date < d.day
    order by d.day desc, c.currency desc`.execute(product.database.unaudited)
  const answer = await ask()
  const gaps = answer.rows.flatMap(({ day, currency, held }) => (held ? [{ currency, day, held }] : []))
  expect(gaps.map(({ currency, day, held }) => [currency, day, Number(held.value), held.day])).toEqual(
    rows.map(({ currency, day, value, since }) => [currency, day, Number(value), since]),
  )
  expect(gaps.length).toBeGreaterThan(30)
  // Neither a weekend nor what lies before the first quotation is one; a removed quotation leaves one.
  expect(gaps.every(({ day }) => isBankDay(toDay(day)))).toBe(true)
  expect(gaps.find(({ currency }) => currency === 'EUR')?.held.day).toBe('2007-02-21')
  expect(answer.rows.find(({ day }) => day === '2007-02-07')).toMatchObject({
    ...{ id: null, value: null, change: null, set_by: null, held: { day: '2007-02-06', value: '2.000125' } },
  })
  expect(answer.rows.filter(({ day }) => day === '2007-02-03')).toMatchObject([{ currency: 'USD', value: '2.2000' }])
})

test('today and days to come are missing to nobody', async () => {
  const { rows } = await ask({ period: `${addDays(TODAY, -20)}..${addDays(TODAY, 20)}` })
  expect(rows.filter(({ day, held }) => held && day >= TODAY)).toEqual([])
})

test('days are chosen by currency and by whether their month is closed, and run either way', async () => {
  const daysOf = async (facts: object) => (await ask(facts)).rows.map(({ day }) => day)
  const open = await daysOf({ filters: { state: ['open'] } })
  expect(open.length).toBeGreaterThan(0)
  expect(open.filter(day => day.startsWith('2007-02'))).toEqual([])
  const closed = await daysOf({ filters: { state: ['closed'], currency: ['EUR'] } })
  expect(closed.every(day => day.startsWith('2007-02'))).toBe(true)
  expect(await daysOf({ filters: { state: ['open', 'closed'] } })).toEqual(await daysOf({}))
  const forward = await daysOf({ sort: { field: 'date', dir: 'asc' } })
  expect(forward).toEqual(forward.toSorted())
  expect(await daysOf({ period: '2007-01-01..2007-01-09' })).toEqual([])
})

test('what cannot be asked for is refused at its field', async () => {
  expect((await post({ period: '2006-01-01..2007-02-04' })).status).toBe(200)
  expect(await refused({ period: '2006-01-01..2007-02-05' })).toEqual([['period', 'tooMuch']])
  expect(await refused({ period: '2007-02-05..2007-02-04' })).toEqual([['period', 'period']])
  expect(await refused({ period, filters: { currency: ['BRL'] } })).toEqual([['filters.currency.0', 'notAnOption']])
  expect(await refused({ period, filters: { state: ['shut'] } })).toEqual([['filters.state.0', 'notAnOption']])
  expect(await refused({ period, sort: { field: 'value', dir: 'asc' } })).toEqual([['sort.field', 'notAnOption']])
})

test('its file says what the answer says', async () => {
  const columns = ['date', 'currency', 'value', 'change', 'average', 'closing', 'is_closed', 'set_by', 'note']
  const filters = { currency: ['USD'] }
  const { rows } = await ask({ filters })
  const asked = { period, filters, columns }
  const { bytes, headers } = await fileOf(product, `${PATH}/export`, reader.token, { ...asked, format: 'xlsx' })
  expect(headers['content-disposition']).toContain('2007-01-29_2007-03-09')
  const [head, ...lines] = readXlsx(bytes)
  expect(head).toHaveLength(columns.length)
  const number = (value: string | null) => (value === null ? null : Number(value))
  expect(lines.map(line => [line[1], ...line.slice(2, 6)])).toEqual(
    rows.map(row => [row.currency, ...[row.value, row.change, row.average, row.closing].map(number)]),
  )
  const { text } = await fileOf(product, `${PATH}/export`, reader.token, asked)
  const texts = text.trim().split('\r\n').slice(1)
  expect(texts.map(line => line.slice(0, 10))).toEqual(rows.map(({ day }) => day))
  expect(texts.find(line => line.startsWith('2007-02-07'))).toBe(
    '2007-02-07,USD,,,2.175581,2.1500,Closed,,"No quotation: the last one holds, 2.000125 of 2007-02-06"',
  )
})
