import { addDays, type Day, monthsLater } from '@candela/shared-contract'
import { sql } from 'kysely'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { closer, openMonth } from '../../../test/books'
import { aFact, aNetwork, bring, closeMonth, type Network } from '../../../test/brought-facts'
import { type Answer, type Product, startProduct, wrongIn } from '../../../test/product'
import { aQuotation } from '../../../test/quotations'
import { anOldWebsite } from '../../../test/shares'
import { AppError } from '../../platform/http/app-error'

let product: Product
let admin: string
let network: Network
let website: { id: number }
/** Of which imports bring everything anew. */
let imported: { id: number }
let account: { id: number }

const OPEN = openMonth()
const NEXT = monthsLater(OPEN, 1)
const day = (place: number): Day => addDays(OPEN, place)

beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  await closeMonth(product, monthsLater(OPEN, -1), { USD: '5', EUR: '6' })
  network = await aNetwork(product)
  account = await anAccount(product)
  website = { id: await anOldWebsite(product, 120, account.id) }
  imported = await aWebsiteOf(product, account.id)
  const rows = Array.from({ length: 20 }, (_, place) => aFact(website.id, day(place), network))
  await bring(
    product,
    [...rows, aFact(website.id, NEXT, network)],
    [{ website: website.id, day: OPEN, pageviews: 100, sessions: null }],
  )
})
afterAll(() => product.close())

const call = (path: string, body: object, method: 'POST' | 'DELETE' = 'POST'): Promise<Answer> =>
  product.call(method, path, { token: admin, body })

/** A row as people add it. */
const row = (date: Day, facts: object = {}) => ({
  ...{ anr_date: date, anr_id_website: website.id, anr_id_ad_network: network.id },
  ...{ anr_format: 'first', anr_device: 'mobile', anr_ad_type: 'Display' },
  ...{ anr_currency: 'BRL', anr_author: '', anr_value: '3.21', anr_ad_requests: 100, anr_refresh_ad_requests: 0 },
  ...{ anr_impressions: 90, anr_refresh_impressions: 0, reason: 'Sent late', ...facts },
})

const stored = async () => {
  const { rows } = await sql<{ facts: string; rolled: string; lines: string | null }>`select
    (select sum(anr_net) from ad_network_reports where anr_date between ${OPEN}::date and ${NEXT}::date - 1)::text as facts,
    (select sum(rsm_net) from rollup_site_months where rsm_month = ${OPEN}::date)::text as rolled,
    (select (sum(trl_net_brl) * 1000000)::bigint from transfer_lines)::text as lines`.execute(
    product.database.unaudited,
  )
  return rows[0]
}

test.each([
  ['by a job', 0],
  ['at once', 100],
])(
  'what is written while a month is closed %s is in the sum or refused, and the sum stays what the rows say',
  async (_, closeAtOnceBelow) => {
    Object.assign(product.app.config, { closeAtOnceBelow })
    const closing = closer(product, admin)
    await closing.call('reopenMonth', { month: closing.month, reason: 'Once more' })
    const writers = Array.from({ length: 50 }, (_, place): (() => Promise<number>) => {
      const kinds = [
        () =>
          call('/adNetworkReport', row(day(place % 20), { anr_author: `author ${place}` })).then(
            ({ status }) => status,
          ),
        () =>
          bring(product, [aFact(imported.id, day(place % 20), network, { value: 1_000_000 + place })]).then(
            () => 200,
            (error: unknown) => (error instanceof AppError ? error.status : 500),
          ),
        () =>
          call('/currencyExchange', { cue_date: day(place % 20), cue_currency: 'USD', cue_value: '5.1' }).then(
            ({ status }) => status,
          ),
      ]
      return kinds[place % kinds.length] ?? (() => Promise.resolve(0))
    })
    const [before, after] = [writers.slice(0, 25), writers.slice(25)]
    const first = Promise.all(before.map(write => write()))
    let answer = await closing.begin()
    while (answer.status === 409 && answer.body.code === 'rehearsalOutdated') answer = await closing.begin()
    expect(answer.status).toBe(200)
    const late = await Promise.all([...after.map(write => write()), first, product.doJobs()])
    expect(late.flat().filter(status => status === 500)).toEqual([])
    const sums = await stored()
    expect(sums?.rolled).toBe(sums?.facts)
    expect(sums?.lines).toBe(sums?.facts)
  },
)

describe('afterwards', () => {
  test.each<[string, () => Promise<Answer>]>([
    ['a row', () => call('/adNetworkReport', row(OPEN))],
    ['a quotation', () => call('/currencyExchange', { cue_date: OPEN, cue_currency: 'EUR', cue_value: '6.1' })],
    [
      'a revenue share',
      () =>
        call('/websiteRevenueShare', {
          ...{ wrs_id_website: website.id, wrs_type: 'website_percentage_value', wrs_valid_from: day(3) },
          ...{ rev_percentage_value: '50.00' },
        }),
    ],
  ])('%s is refused by the API', async (_, write) => {
    const { status, body } = await write()
    expect(status === 409 ? body.code : wrongIn({ status, headers: {}, body })?.[0]?.code).toMatch(/closed|tooEarly/i)
  })

  const asDatabase = (statement: ReturnType<typeof sql>) => statement.execute(product.database.unaudited)
  const REFUSED = expect.stringMatching(`the books of ${OPEN.slice(0, 7)} are closed`)

  test.each<[string, () => ReturnType<typeof sql>]>([
    ['a changed row', () => sql`update ad_network_reports set anr_net = anr_net + 1 where anr_date = ${OPEN}::date`],
    ['a row that is removed', () => sql`delete from ad_network_reports where anr_date = ${OPEN}::date`],
    [
      'a row that moves in',
      () =>
        sql`update ad_network_reports set anr_date = ${OPEN}::date, anr_author = 'moved' where anr_date = ${NEXT}::date`,
    ],
    [
      'a row that moves out',
      () =>
        sql`update ad_network_reports set anr_date = ${NEXT}::date, anr_author = 'moved' where anr_date = ${OPEN}::date`,
    ],
    [
      'a new row',
      () => sql`insert into ad_network_reports (anr_id_website, anr_date, anr_id_ad_network, anr_id_technology, anr_format,
        anr_device, anr_ad_type, anr_currency, anr_value, anr_net, anr_net_currency, anr_ad_requests,
        anr_refresh_ad_requests, anr_impressions, anr_refresh_impressions, anr_id_account, anr_id_share, anr_id_import)
        select anr_id_website, anr_date, anr_id_ad_network, anr_id_technology, 15, anr_device, anr_ad_type, anr_currency, 1,
          1, 'BRL', 1, 0, 1, 0, anr_id_account, 0, anr_id_import
        from ad_network_reports where anr_date = ${OPEN}::date limit 1`,
    ],
    ['pageviews', () => sql`update website_days set wsd_pageviews = 1 where wsd_date = ${OPEN}::date`],
    [
      'new pageviews',
      () => sql`insert into website_days values (${website.id}, ${day(9)}::date, ${account.id}, 1, null)`,
    ],
    [
      'a quotation',
      () =>
        sql`insert into currency_quotations (cue_date, cue_currency, cue_value) values (${day(25)}::date, 'EUR', 6)`,
    ],
    [
      'a revenue share',
      () => sql`insert into website_revenue_shares (wrs_id_website, wrs_type, wrs_valid_from, rev_percentage_value)
        values (${website.id}, 'website_percentage_value', ${day(5)}::date, 10)`,
    ],
    [
      'an adjustment',
      () => sql`insert into adjustments (adj_month, adj_id_account, adj_reason, adj_amount, adj_note)
        values (${OPEN}::date, ${account.id}, 'bonus', 1, 'Late')`,
    ],
  ])('%s is refused by the database', async (_, statement) => {
    await expect(asDatabase(statement())).rejects.toMatchObject({ message: REFUSED })
  })

  test('a quotation of the month is not moved out of it by the database either', async () => {
    const { id } = await aQuotation(product, { cue_date: day(27), cue_currency: 'EUR' })
    await expect(
      asDatabase(sql`update currency_quotations set cue_date = '2001-01-01' where id = ${id}`),
    ).rejects.toMatchObject({ message: REFUSED })
  })

  test('other months go on', async () => {
    await bring(product, [aFact(imported.id, NEXT, network, { value: 7_000_000 })])
    expect((await call('/adNetworkReport', row(NEXT))).status).toBeLessThan(300)
  })
})
