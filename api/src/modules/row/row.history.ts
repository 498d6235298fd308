import { decimalFromMicro, type ReportRowHistoryEntry, type StoredReportRow } from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../platform/context'
import { listOf } from '../../platform/db/text'
import { notFound } from '../../platform/http/app-error'
import { dayOfKey } from '../facts/facts.keys'
import { isStaff } from '../reach'
import type { SiteScope } from '../report/report.scope'
import { assertKey } from './row.policy'
import { rowReader } from './row.reader'
import { storedRows } from './row.repository'

const MOST = 100

/**
 * The key of a row and those that it had before somebody changed its day, network or currency, or merged its technology
 * into the one that it has.
 */
const keysOnce = (key: string): RawBuilder<string> => {
  const parts = key.split('.')
  const [before, technology, after] = [parts.slice(0, 5), parts[5], parts.slice(6)]
  return sql`(with recursive merged(technology) as (
      select ${technology}::bigint
      union
      select g.tmg_id_from from merged as m join technology_merges as g
        on g.tmg_id_into = m.technology and g.tmg_undone_at is null
    ), once(key) as (
      select concat_ws('.', ${before.join('.')}::text, m.technology, ${after.join('.')}::text) from merged as m
      union
      select c.rrc_key_before from once as o join report_row_changes as c on c.rrc_key_after = o.key
        where c.rrc_key_before is not null and c.rrc_key_before <> o.key
    ) select key from once)`
}

/**
 * A side of a change, where the row was in the time of an account in reach; nothing otherwise. A change of its day may have
 * brought the row from one account to another one, and what each of them earned is its own.
 */
const toldSide = (
  { websiteAccounts }: Pick<SiteScope, 'websiteAccounts'>,
  side: 'before' | 'after',
): RawBuilder<StoredReportRow | null> => {
  const row = sql.ref<StoredReportRow | null>(`c.rrc_${side}`)
  return websiteAccounts === null
    ? row
    : sql`case when ((${row} ->> 'website')::bigint, (${row} ->> 'account')::bigint) in (select * from unnest(
        ${listOf(websiteAccounts.map(({ website }) => website))}, ${listOf(websiteAccounts.map(({ account }) => account))}))
        then ${row} end`
}

const MONEY = ['value', 'net'] as const
const FIELDS = [
  'day',
  'adNetwork',
  'currency',
  'adRequests',
  'refreshAdRequests',
  'impressions',
  'refreshImpressions',
] as const

type Change = ReportRowHistoryEntry['changes'][number]

/** What became something else, in the order of the form; amounts as decimal text. */
const changesBetween = (
  before: StoredReportRow | null,
  after: StoredReportRow | null,
  names: ReadonlyMap<number, string>,
  seesGross: boolean,
): Change[] => {
  const said = (row: StoredReportRow | null, field: (typeof FIELDS)[number]): string | null =>
    row && (field === 'adNetwork' ? (names.get(row.adNetwork) ?? String(row.adNetwork)) : String(row[field]))
  const money = (row: StoredReportRow | null, field: (typeof MONEY)[number]): string | null =>
    row && `${field === 'net' ? row.netCurrency : row.currency} ${decimalFromMicro(BigInt(row[field]), 6)}`
  const all: Change[] = [
    ...FIELDS.map(field => ({ field, before: said(before, field), after: said(after, field) })),
    ...MONEY.filter(field => seesGross || field === 'net').map(field => ({
      field,
      before: money(before, field),
      after: money(after, field),
    })),
  ]
  return all.filter(({ before, after }) => before !== after)
}

/** That the change `c` of the action `h` was taken back: an undo leaves rows that somebody changed since. */
const isTakenBack = sql<boolean>`exists (select from report_changes as back
  join report_row_changes as again on again.rrc_id_change = back.id
  where back.rch_id_undone = h.id and again.rrc_key_before is not distinct from c.rrc_key_after
    and again.rrc_key_after is not distinct from c.rrc_key_before)`

/**
 * What a row was before, who changed it and why. What came again from its ad network is kept by day and network, and is
 * told as that: the row itself may be what it was.
 */
export const historyOfRow = async (ctx: Ctx, id: string): Promise<ReportRowHistoryEntry[]> => {
  const key = assertKey(id)
  const day = dayOfKey(key)
  const { read, scope, seesGross, actor } = await rowReader(ctx, { from: day, to: day })
  const row = (await storedRows(read, scope, [key])).get(key)
  if (!row) throw notFound()
  const [before, after] = [toldSide(scope, 'before'), toldSide(scope, 'after')]
  const changes = await read
    .selectFrom('report_row_changes as c')
    .innerJoin('report_changes as h', 'h.id', 'c.rrc_id_change')
    .leftJoin('users as u', 'u.id', 'h.rch_id_user')
    .where(sql<SqlBool>`(c.rrc_key_after in ${keysOnce(key)} or c.rrc_key_before in ${keysOnce(key)})`)
    .where(sql<SqlBool>`(${before} is not null or ${after} is not null)`)
    .select(['h.rch_kind', 'h.rch_reason', 'h.created_at', 'u.usr_name', before.as('before'), after.as('after')])
    .select(isTakenBack.as('is_undone'))
    .orderBy('c.id', 'desc')
    .limit(MOST)
    .execute()
  const ids = [...new Set(changes.flatMap(({ before, after }) => [before, after]).map(side => side?.adNetwork))]
  const networks = await read
    .selectFrom('ad_networks')
    .where('id', 'in', [0, ...ids.filter(each => each !== undefined)])
    .select(['id', 'adn_name'])
    .execute()
  const names = new Map(networks.map(({ id, adn_name }) => [id, adn_name]))
  const restated = await read
    .selectFrom('report_restatements as s')
    .innerJoin('report_imports as i', 'i.id', 's.rst_id_import')
    .where('s.rst_id_website', '=', row.website)
    .where('s.rst_date', '=', day)
    .where('s.rst_id_ad_network', '=', row.adNetwork)
    .where('s.rst_currency', '=', row.currency)
    .where('i.imp_source', '=', 'api')
    .select(['i.created_at', 'i.imp_reason', 's.rst_value_before', 's.rst_value_after', 's.rst_net_before'])
    .select(['s.rst_net_after', 's.rst_currency', 's.rst_net_currency'])
    .orderBy('s.id', 'desc')
    .limit(MOST)
    .execute()
  const money = (currency: string, micro: number) => `${currency} ${decimalFromMicro(BigInt(micro), 6)}`
  const entries: ReportRowHistoryEntry[] = [
    ...changes.map(({ rch_kind, rch_reason, created_at, usr_name, is_undone, before, after }) => ({
      at: created_at,
      actor: isStaff(actor) ? usr_name : null,
      kind: rch_kind,
      source: rch_kind === 'upload' ? ('csv' as const) : ('edited' as const),
      reason: rch_reason,
      is_undone,
      changes: changesBetween(before, after, names, seesGross),
    })),
    ...restated.map(({ created_at, imp_reason, ...sums }) => ({
      at: created_at,
      actor: null,
      kind: 'import' as const,
      source: 'api' as const,
      reason: imp_reason,
      is_undone: false,
      changes: [
        ...(seesGross
          ? [
              {
                field: 'valueOfDay' as const,
                before: money(sums.rst_currency, sums.rst_value_before),
                after: money(sums.rst_currency, sums.rst_value_after),
              },
            ]
          : []),
        {
          field: 'netOfDay' as const,
          before: money(sums.rst_net_currency, sums.rst_net_before),
          after: money(sums.rst_net_currency, sums.rst_net_after),
        },
      ].filter(({ before, after }) => before !== after),
    })),
  ]
  return entries.toSorted((one, other) => (one.at < other.at ? 1 : -1)).slice(0, MOST)
}
