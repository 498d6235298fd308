import {
  addDays,
  type Day,
  firstOfMonth,
  monthsLater,
  type Pair,
  PLATFORM_ZONE,
  type ReportRow,
  todayIn,
} from '@candela/shared-contract'
import { keyOf } from '../src/modules/facts/facts.keys'
import { anAccount, aWebsiteOf } from './accounts'
import { aFact, aNetwork, bring, closeMonth, type Network } from './brought-facts'
import { somebodyWith } from './people'
import { type Product, startProduct } from './product'

export const TODAY: Day = todayIn(PLATFORM_ZONE)

export const ROW_PAIRS: Pair[] = [
  'report.report01',
  'adNetworkReport.store',
  'adNetworkReport.updateRow',
  'adNetworkReport.destroyRow',
  'adNetworkReport.import',
]

/** An account with a website whose platform keeps a fifth, and a manager who may do everything with its rows. */
export const someRows = async (product: Product, pairs: readonly Pair[] = ROW_PAIRS) => {
  const manager = await somebodyWith(product, pairs, 'managed')
  const account = await anAccount(product, { managers: [manager.id] })
  const site = await aWebsiteOf(product, account.id)
  const [network, other] = [await aNetwork(product), await aNetwork(product)]
  return { manager, account, site, network, other, token: manager.token }
}

/** Rows that an import brought, of which only what a test is about has to be said. */
export const broughtRows = (
  product: Product,
  website: number,
  network: Network,
  rows: readonly (Partial<Parameters<typeof aFact>[3]> & { day: Day })[],
) =>
  bring(
    product,
    rows.map(({ day, ...facts }) => aFact(website, day, network, facts)),
  )

export const rowsOf = async (
  product: Product,
  token: string,
  filters: Record<string, string[]>,
  more: object = {},
): Promise<ReportRow[]> => {
  const { body } = await product.call('POST', '/report/report01', { token, body: { filters, ...more } })
  return body.data as ReportRow[]
}

/** What an address says of a row: what a change has to say again. */
export const saidOfRow = (key: string) => {
  const [, anr_date, network, , , , , anr_currency] = key.split('.')
  return { anr_date, anr_id_ad_network: Number(network), anr_currency }
}

export const NOTHING_COUNTED = {
  anr_value: '0',
  anr_ad_requests: 0,
  anr_refresh_ad_requests: 0,
  anr_impressions: 0,
  anr_refresh_impressions: 0,
}

/** The key of a row of today, of a website that somebody looks after or of anybody's. */
export const walkedRow = (which: 'own' | 'foreign') => async (product: Product, email: string | null) => {
  const person = await product.database.read
    .selectFrom('users')
    .select('id')
    .where('usr_email', '=', email ?? 'admin@candela.example')
    .executeTakeFirstOrThrow()
  const account = await anAccount(product, { managers: which === 'own' ? [person.id] : [] })
  const site = await aWebsiteOf(product, account.id)
  const network = await aNetwork(product)
  await broughtRows(product, site.id, network, [{ day: TODAY }])
  return keyOf(aFact(site.id, TODAY, network))
}

/** Two months ago: later months stay open, and whole days are what a test brought. */
const MONTH = monthsLater(firstOfMonth(TODAY), -2)
export const CLOSED_MONTH = monthsLater(MONTH, -30)
export const dayOf = (nth: number): Day => addDays(MONTH, nth)
export const MONTH_OF_ROWS = [`${MONTH}..${addDays(MONTH, 27)}`]

/** A product of its own for a file about rows, with a month that is closed and a manager's website to begin with. */
export const ownRows = () => {
  let product: Product
  let ours: Awaited<ReturnType<typeof someRows>>
  beforeAll(async () => {
    product = await startProduct()
    ours = await someRows(product)
    await closeMonth(product, CLOSED_MONTH, { USD: '5', EUR: '6' })
  })
  afterAll(() => product.close())
  return {
    product: () => product,
    ours: () => ours,
    call: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, token = ours.token) =>
      product.call(method, path, { token, ...(body && { body }) }),
    /** A website of theirs with rows of its own, so that tests do not see each other's. */
    aSite: async (rows: Parameters<typeof broughtRows>[3]) => {
      const mine = await someRows(product)
      await broughtRows(product, mine.site.id, mine.network, rows)
      const list = (filters: Record<string, string[]> = {}, more: object = {}) =>
        rowsOf(product, mine.token, { period: MONTH_OF_ROWS, anr_id_website: [String(mine.site.id)], ...filters }, more)
      return { ...mine, list }
    },
  }
}

export const firstOf = (rows: readonly ReportRow[]): ReportRow => {
  const [row] = rows
  if (!row) throw new Error('no row')
  return row
}

/** What changing a row has to say again. */
export const changeOf = (row: ReportRow, more: object = {}) => ({
  anr_id_ad_network: row.anr_id_ad_network,
  anr_date: row.anr_date,
  anr_currency: row.anr_currency,
  reason: 'The network corrected it',
  ...more,
})

const HEAD = ['Date', 'Site', 'Format', 'Device', 'Requests', 'Impressions', 'Revenue', 'Author']

type Said = {
  day: string
  host?: string
  format?: string
  requests?: string
  shown?: string
  value?: string
  author?: string
}

/** Lines as a spreadsheet pastes them, of which only what a test is about has to be said. */
export const uploadText = (host: string, lines: readonly Said[]): string =>
  [
    HEAD,
    ...lines.map(line => [
      line.day,
      line.host ?? host,
      line.format ?? 'top',
      'desktop',
      line.requests ?? '1000',
      line.shown ?? '800',
      line.value ?? '10.00',
      line.author ?? '',
    ]),
  ]
    .map(cells => cells.join('\t'))
    .join('\n')

export const uploadOf = ({ id }: Pick<Network, 'id'>, text: string) => ({
  anr_id_ad_network: id,
  text,
  decimal: '.' as const,
  currency: 'BRL' as const,
})
