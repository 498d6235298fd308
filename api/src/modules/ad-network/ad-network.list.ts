import {
  AD_NETWORK_WORDS,
  type BodyOf,
  CONNECTION_STATES,
  DEFAULT_CURRENCY,
  type endpoints,
  fieldLabel,
  languageOf,
  type QueryOf,
  TOKEN_WARNING_DAYS,
  TYPES,
} from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../platform/context'
import { countsOfFilters } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { columnsOf, idsInOrder, type Window } from '../../platform/db/order'
import { alphabetically, contains } from '../../platform/db/text'
import { exactCell, rowsInParts, type Sheet, sheetOfList } from '../../platform/file/sheet'
import {
  type Choice,
  chosen,
  listAnswer,
  narrowed,
  type OrderOf,
  optionLimit,
  searched,
  type UnpagedQuery,
} from '../../platform/list'
import { asStoredHost } from '../../platform/web/host'
import { type Reach, reachOf } from '../reach'
import { decimalCell } from '../report/report.earnings30'
import { activityOf, todayOfLists } from './ad-network.activity'
import { toAdNetworkRow, withNumbers } from './ad-network.present'
import {
  adManagerLabel,
  adNetworksOf,
  connectionState,
  expectedDays,
  lacksCount,
  livingAdNetworksIn,
} from './ad-network.repository'

type AdNetworkQuery = BodyOf<typeof endpoints.adNetwork.list>
export type UnpagedAdNetworkQuery = UnpagedQuery<AdNetworkQuery> & Pick<AdNetworkQuery, 'currency'>

/** What is sorted by is read of all networks at once, and joined as `ra`, when the order asks for it. */
const BY_ACTIVITY: readonly string[] = ['net30', 'last_day', 'days_missing']

const orderFor = (): OrderOf<AdNetworkQuery> => ({
  usual: [{ field: 'adn_name', dir: 'asc' }],
  columns: {
    ...columnsOf('n', ['adn_status', 'adn_token_expires_at', 'created_at', 'updated_at']),
    adn_name: alphabetically('n.adn_name'),
    anw_website: sql`w.anw_website collate "C"`,
    anc_name: alphabetically('t.anc_name'),
    ant_name: alphabetically('y.ant_name'),
    adn_domain: sql`n.adn_domain collate "C"`,
    adm_name: sql`${adManagerLabel('m')} collate "und-x-icu"`,
    ord_name: alphabetically('o.ord_name'),
    connection: sql`array_position(${CONNECTION_STATES}::text[], ${connectionState})`,
    lacks: lacksCount,
    net30: sql`coalesce(ra.net::numeric, 0)`,
    last_day: sql`ra.last`,
    days_missing: sql`${expectedDays()} - coalesce(ra.days, 0)`,
  },
  nullable: ['anw_website', 'adn_domain', 'adm_name', 'ord_name', 'adn_token_expires_at', 'last_day', 'days_missing'],
  id: 'n.id',
})

const namedLike = (text: string): RawBuilder<SqlBool> => {
  const columns = ['n.adn_name', 'w.anw_name', 'w.anw_website', 'n.adn_domain']
  const host = asStoredHost(text)
  return sql`(${sql.join(
    [...columns.map(column => contains(column, text)), contains('w.anw_website', host), contains('n.adn_domain', host)],
    sql` or `,
  )})`
}

/** The token ended, or its last days have come. */
const tokenIs = (state: 'ended' | 'ending'): RawBuilder<SqlBool> => {
  const today = todayOfLists()
  return state === 'ended'
    ? sql`n.adn_token_expires_at < ${today}::date`
    : sql`n.adn_token_expires_at between ${today}::date and ${today}::date + ${TOKEN_WARNING_DAYS}::int`
}

const anyOf = (conditions: readonly RawBuilder<SqlBool>[] = []): RawBuilder<SqlBool> | undefined =>
  conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : undefined

const matchingAdNetworks = (read: Reader, reach: Reach, { search, filters }: Choice<AdNetworkQuery>) =>
  narrowed(livingAdNetworksIn(read, reach), [
    searched(search, namedLike),
    chosen('n.adn_status', filters?.adn_status),
    chosen('n.adn_id_ad_network_type', filters?.adn_id_ad_network_type?.map(Number)),
    chosen('n.adn_id_ad_network_category', filters?.adn_id_ad_network_category?.map(Number)),
    chosen('n.adn_id_website', filters?.adn_id_website?.map(Number)),
    chosen('o.id', filters?.adn_id_order?.map(Number)),
    anyOf(filters?.connection?.map(state => sql`${connectionState} = ${state}`)),
    anyOf(filters?.lacks?.map(flag => (flag === '1' ? sql`${lacksCount} > 0` : sql`${lacksCount} = 0`))),
    anyOf(filters?.token?.map(tokenIs)),
  ])

/** The ids of all that a list shows, in its order. */
export const adNetworkIdsInOrder = async (
  read: Reader,
  reach: Reach,
  { sort, currency, ...choice }: UnpagedAdNetworkQuery,
  window?: Window,
): Promise<number[]> => {
  const isActivityAsked = sort?.some(({ field }) => BY_ACTIVITY.includes(field)) ?? false
  const activity = isActivityAsked ? await activityOf(read, reach, currency) : null
  const rows = matchingAdNetworks(read, reach, choice)
  return activity
    ? idsInOrder(rows.leftJoin(activity, 'ra.id', 'n.id'), sort, orderFor(), window)
    : idsInOrder(rows, sort, orderFor(), window)
}

const numbered = async (
  read: Reader,
  reach: Reach,
  ids: readonly number[],
  currency: AdNetworkQuery['currency'] = DEFAULT_CURRENCY,
) => withNumbers(read, reach, await adNetworksOf(read, reach, ids), currency)

export const listAdNetworks = ({ app, actor }: Ctx, query: AdNetworkQuery) => {
  const { read } = app.database
  const reach = reachOf(actor)
  const counts = countsOfFilters(query, choice => matchingAdNetworks(read, reach, choice), {
    adn_status: { column: 'n.adn_status', values: TYPES.adNetworkStatus },
  })
  const page = async (window: Window) =>
    numbered(read, reach, await adNetworkIdsInOrder(read, reach, query, window), query.currency)
  return listAnswer(read, query, counts, page, networks => networks.map(network => toAdNetworkRow(actor, network)))
}

export const adNetworkOptions = ({ app, actor }: Ctx, query: QueryOf<typeof endpoints.adNetwork.simpleList>) =>
  narrowed(livingAdNetworksIn(app.database.read, reachOf(actor)), [searched(query.search, namedLike)])
    .select(['n.id', 'n.adn_name as label'])
    .orderBy(alphabetically('n.adn_name'))
    .limit(optionLimit(query))
    .execute()

export const adManagerOptions = ({ app }: Ctx, query: QueryOf<typeof endpoints.adNetwork.adManagers>) => {
  const isFound = (text: string) =>
    sql<SqlBool>`(${contains('m.adm_name', text)} or ${contains('m.adm_network_code', text)})`
  return narrowed(app.database.read.selectFrom('ad_managers as m'), [searched(query.search, isFound)])
    .select(['m.id', sql<string>`${adManagerLabel('m')}`.as('label')])
    .orderBy(alphabetically('m.adm_name'))
    .limit(optionLimit(query))
    .execute()
}

/** Networks whose access the caller may use for another one of this type, to this host. */
export const accessOptions = (
  { app, actor }: Ctx,
  { type, domain, ...query }: QueryOf<typeof endpoints.adNetwork.accesses>,
) => {
  // Those for any website are for whoever reaches everything.
  const mine = actor.scope === 'all' ? undefined : sql<SqlBool>`n.adn_id_website is not null`
  const host = domain?.trim() ? sql<SqlBool>`n.adn_domain = ${asStoredHost(domain)}` : undefined
  return narrowed(livingAdNetworksIn(app.database.read, reachOf(actor)), [
    searched(query.search, namedLike),
    sql`n.adn_id_ad_network_type = ${Number(type)}::bigint and n.adn_id_credential_set is not null`,
    mine,
    host,
  ])
    .select(['n.id', 'n.adn_name as label'])
    .orderBy(alphabetically('n.adn_name'))
    .limit(optionLimit(query))
    .execute()
}

/** The ad networks of a list as a file. */
export const exportAdNetworks = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.adNetwork.export>,
): Promise<Sheet> => {
  const { read } = ctx.app.database
  const reach = reachOf(ctx.actor)
  const language = languageOf(ctx.locale)
  return sheetOfList(ctx, {
    words: AD_NETWORK_WORDS,
    columns,
    rows: rowsInParts(
      window => adNetworkIdsInOrder(read, reach, query, window),
      async part => {
        const networks = await numbered(read, reach, part, query.currency)
        return networks.map(network => toAdNetworkRow(ctx.actor, network))
      },
    ),
    cells: {
      anw_website: ({ anw_website }, words) => anw_website ?? words.anyWebsite,
      adn_status: ({ adn_status }, words) => words.status[adn_status],
      connection: ({ connection }, words) => words.connection[connection.state],
      days_missing: ({ days_missing }) => exactCell(days_missing),
      net30: ({ net30 }) => decimalCell(net30),
      change30: ({ change30 }) => decimalCell(change30),
      lacks: ({ lacks }) => lacks.map(credential => fieldLabel(credential, language)).join(', '),
    },
  })
}
