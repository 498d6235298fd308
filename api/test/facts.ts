import { addDays, type Currency, type Day, toDay } from '@candela/shared-contract'
import { importRows } from '../src/modules/facts/facts.import'
import type { FactRow, ImportRequest } from '../src/modules/facts/facts.types'
import type { Database } from '../src/platform/db/database'
import type { NewRow } from '../src/platform/db/schema'
import { everything, untrueSums } from './stored-facts'
import { freshDatabase } from './template'

/** Months long before those that the demo data fills, so that whole days and months hold what a test imports. */
export const FEBRUARY = { from: toDay('2024-02-01'), to: toDay('2024-02-29') }
export const MARCH = { from: toDay('2024-03-01'), to: toDay('2024-03-31') }

type Demand = { technology: number; adNetworks: number[]; account: number; otherAccount: number }

/** Networks to import from and accounts to earn for. */
const someDemand = async ({ unaudited, read }: Database): Promise<Demand> => {
  const insertOne = async (table: 'ad_network_categories' | 'ad_network_types', name: Record<string, string>) =>
    (
      await unaudited
        .insertInto(table)
        .values(name as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const technology = await insertOne('ad_network_categories', { anc_name: 'Header bidding' })
  const type = await insertOne('ad_network_types', { ant_name: 'Exchange', ant_fields: '[]' })
  const networks = await unaudited
    .insertInto('ad_networks')
    .values(
      ['North', 'South', 'East'].map(adn_name => ({
        adn_name,
        adn_id_ad_network_type: type,
        adn_id_ad_network_category: technology,
        deleted_at: null,
      })),
    )
    .returning('id')
    .execute()
  const [one, other] = await read.selectFrom('accounts').select('id').orderBy('id').limit(2).execute()
  if (!one || !other) throw new Error('the demo has no accounts')
  return { technology, adNetworks: networks.map(({ id }) => id), account: one.id, otherAccount: other.id }
}

type Share = Omit<NewRow<'website_revenue_shares'>, 'wrs_id_website' | 'deleted_at'>

let websites = 0

/** A website of which the platform keeps a fifth, unless a share says otherwise. */
const aSite = async ({ unaudited }: Database, { account }: Demand, ...shares: Share[]): Promise<number> => {
  websites += 1
  const { id } = await unaudited
    .insertInto('websites')
    .values({
      anw_name: `Earner ${websites}`,
      anw_website: `earner-${websites}.example`,
      anw_product: 'Candela',
      anw_status: 1,
      anw_comission: '20.00',
      anw_account_id: account,
      deleted_at: null,
    } as NewRow<'websites'>)
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const share of shares) await aShare({ unaudited }, id, share)
  return id
}

export const NO_SHARE = {
  wrs_currency: null,
  rev_fixed_value: null,
  rev_fixed_cpm: null,
  rev_percentage_value: null,
  ars_percentage: null,
} as const

const aShare = async (
  { unaudited }: Pick<Database, 'unaudited'>,
  wrs_id_website: number,
  share: Share,
): Promise<number> => {
  const row = { ...share, wrs_id_website, deleted_at: null }
  const { id } = await unaudited
    .insertInto('website_revenue_shares')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const quote = ({ unaudited }: Database, day: Day, values: Record<Exclude<Currency, 'BRL'>, string>) =>
  unaudited
    .insertInto('currency_quotations')
    .values(
      (['USD', 'EUR'] as const).map(currency => ({
        cue_currency: currency,
        cue_date: day,
        cue_value: values[currency],
        deleted_at: null,
      })),
    )
    .execute()

/** A row of which only what a test is about has to be said. */
const aFact = ({ technology, adNetworks: [adNetwork = 0] }: Demand, facts: Partial<FactRow>): FactRow => ({
  website: 0,
  day: FEBRUARY.from,
  adNetwork,
  technology,
  format: 'top',
  device: 'mobile',
  adType: 'Display',
  currency: 'BRL',
  author: '',
  value: 1_000_000,
  adRequests: 100,
  refreshAdRequests: 0,
  impressions: 80,
  refreshImpressions: 0,
  measurableImpressions: null,
  viewableImpressions: null,
  clicks: null,
  ...facts,
})

export const nthDay = (nth: number): Day => addDays(FEBRUARY.from, nth)

/** Three days of two formats from each of so many networks. */
const someFacts = (demand: Demand, website: number, { networks = 2, value = 1_000_003 } = {}): FactRow[] =>
  demand.adNetworks
    .slice(0, networks)
    .flatMap((adNetwork, network) =>
      [0, 1, 2].flatMap(day =>
        (['top', 'video'] as const).map((format, place) =>
          aFact(demand, { website, adNetwork, day: nthDay(day), format, value: value + network * 7 + day * 5 + place }),
        ),
      ),
    )

export const only = (website: number): Partial<ImportRequest> => ({ coverage: { websites: [website] } })

/** Imports rows of a month, the whole of it unless something else is said. */
const bring = (database: Database, rows: readonly FactRow[], more: Partial<ImportRequest> = {}) =>
  importRows(
    { database, actorId: 1, ip: null, requestId: null },
    { source: 'api', ...FEBRUARY, rows: [rows.slice(0, 2), rows.slice(2)], ...more },
  )

type Rest<F> = F extends (first: never, ...rest: infer R) => unknown ? R : never

/** For the tests of a file: a database of their own with somebody to earn for, and all that is done with them. */
export const ownFacts = () => {
  let database: Database
  let demand: Demand
  let discard: () => Promise<void>
  beforeAll(async () => {
    ;({ database, discard } = await freshDatabase())
    demand = await someDemand(database)
  })
  afterAll(() => discard())
  return {
    demand: () => demand,
    read: () => database.read,
    unaudited: () => database.unaudited,
    aSite: (...shares: Share[]) => aSite(database, demand, ...shares),
    aShare: (website: number, share: Share) => aShare(database, website, share),
    quote: (...quotation: Rest<typeof quote>) => quote(database, ...quotation),
    aFact: (facts: Partial<FactRow>) => aFact(demand, facts),
    someFacts: (...facts: Rest<typeof someFacts>) => someFacts(demand, ...facts),
    bring: (...facts: Rest<typeof bring>) => bring(database, ...facts),
    everything: (...but: Rest<typeof everything>) => everything(database, ...but),
    untrueSums: () => untrueSums(database),
  }
}
