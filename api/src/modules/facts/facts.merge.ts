import { type Day, lastOfMonth } from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import type { Loader } from '../../platform/loader'
import type { Tx } from '../../platform/write'
import { countsClicks, DERIVED_COLUMNS, equal, FACT_KEY, listed, REPORTED_COLUMNS } from './facts.columns'
import { turnOf } from './facts.import'
import { rebuildRollupsOf } from './facts.rollups'

/** A technology that becomes another one, and what its facts are kept under for as long as that can be undone. */
export type TechnologyMerge = { merge: number; from: number; into: number }

const OTHER_KEY = FACT_KEY.filter(column => column !== 'anr_id_technology')
const SUMS = [...REPORTED_COLUMNS, 'anr_net']
/** What rows that become one have in common; of their shares and imports the later one stays. */
const KEPT = ['anr_net_currency', 'anr_id_account', 'anr_id_share', 'anr_id_import']
const COLUMNS = [...FACT_KEY, ...REPORTED_COLUMNS, ...DERIVED_COLUMNS, 'anr_id_account', 'anr_id_import']

const ofTechnology = (id: number, table = 't') => sql`${sql.ref(`${table}.anr_id_technology`)} = ${id}::bigint`

/** The facts that a merge changed, as they were. Each text is read once, not for every column. */
const formerFacts = (merge: number): RawBuilder<unknown> =>
  sql`(select (o.fact).* from technology_merge_facts as m,
    lateral (select m.tmf_fact::ad_network_reports as fact offset 0) as o where m.tmf_id_merge = ${merge}::bigint)`

/** What they became: rows of one key are one row. */
const mergedFacts = ({ merge, into }: TechnologyMerge): RawBuilder<unknown> => {
  const aggregates = [
    ...SUMS.map(column => sql`sum(${sql.ref(column)})::bigint as ${sql.ref(column)}`),
    ...KEPT.map(column => sql`max(${sql.ref(column)}) as ${sql.ref(column)}`),
  ]
  return sql`(select ${listed(OTHER_KEY)}, ${into}::bigint as anr_id_technology, ${sql.join(aggregates)}
    from ${formerFacts(merge)} as f group by ${listed(OTHER_KEY)})`
}

/**
 * Holds the months that have facts of a technology, closed ones too, so that no import is at work in them. One that
 * waited for an import sees what it brought.
 */
const holdMonthsOf = async (tx: Tx, loader: Loader, technologies: readonly number[]): Promise<Day[]> => {
  const monthsOf = async () =>
    (
      await loader.select(sql<{ month: Day }>`distinct rdm_month as month from rollup_dimension_months
        where rdm_id_technology in (${sql.join(technologies)}) order by 1`)
    ).map(({ month }) => month)
  await tx.inTurn('facts of merged technologies')
  const held = new Set<Day>()
  for (;;) {
    const months = await monthsOf()
    const others = months.filter(month => !held.has(month))
    if (others.length === 0) return months
    // One by one, so that each has its own time to wait.
    for (const month of others) {
      await tx.inTurn(turnOf(month))
      held.add(month)
    }
  }
}

/** The ad networks of a technology's facts. All that a merge is about says one of them, which is most of the way there. */
const networksOfFacts = async (loader: Loader, facts: RawBuilder<unknown>): Promise<number[]> =>
  (await loader.select(sql<{ network: number }>`distinct f.anr_id_ad_network as network from ${facts} as f`)).map(
    ({ network }) => network,
  )

const isOneOfNetworks = (networks: readonly number[], table = 't') =>
  sql`${sql.ref(`${table}.anr_id_ad_network`)} = any (${`{${networks.join(',')}}`}::bigint[])`

const isTwin = ({ from }: Pick<TechnologyMerge, 'from'>) => sql`exists (select from ad_network_reports as s
  where ${ofTechnology(from, 's')} and ${equal(OTHER_KEY, 's', 't')})`

/** Rows of one key that cannot be one row: their nets or their readers would become others. */
const countUnlike = async (
  loader: Loader,
  { from, into }: TechnologyMerge,
  networks: readonly number[],
): Promise<number> => {
  const isUnlike = sql`(s.anr_net_currency, s.anr_id_account, ${countsClicks('s')})
    is distinct from (t.anr_net_currency, t.anr_id_account, ${countsClicks('t')})`
  const [row] = await loader.select(sql<{ count: number }>`count(*) as count from ad_network_reports as t
    join ad_network_reports as s on ${equal(OTHER_KEY, 's', 't')} and ${ofTechnology(from, 's')}
    where ${ofTechnology(into)} and ${isOneOfNetworks(networks)} and ${isUnlike}`)
  return row?.count ?? 0
}

/**
 * Has the facts of a technology name another one, in closed months as well: no number changes, by website, day and
 * currency, only whom it is told of. Answers how many rows that were and how many of them were added to another; or of
 * how many rows that cannot be, and then nothing is changed.
 */
export const mergeFacts = async (
  tx: Tx,
  loader: Loader,
  merge: TechnologyMerge,
): Promise<{ moved: number; added: number } | { unlike: number }> => {
  const months = await holdMonthsOf(tx, loader, [merge.from])
  const networks = await networksOfFacts(
    loader,
    sql`(select * from ad_network_reports as t where ${ofTechnology(merge.from)})`,
  )
  const unlike = await countUnlike(loader, merge, networks)
  if (unlike > 0) return { unlike }
  const keep = (where: RawBuilder<unknown>) =>
    loader.insert(
      'technology_merge_facts',
      ['tmf_id_merge', 'tmf_fact'],
      sql`select ${merge.merge}::bigint, t::text from ad_network_reports as t where ${where}`,
    )
  const isAddedTo = sql`${ofTechnology(merge.into)} and ${isOneOfNetworks(networks)} and ${isTwin(merge)}`
  const added = await keep(isAddedTo)
  const moved = await keep(ofTechnology(merge.from))
  if (added > 0) await loader.remove('ad_network_reports', sql`where ${isAddedTo}`)
  await loader.remove('ad_network_reports', sql`where ${ofTechnology(merge.from)}`)
  const columns = [...OTHER_KEY, 'anr_id_technology', ...SUMS, ...KEPT]
  await loader.insert(
    'ad_network_reports',
    columns,
    sql`select ${listed(columns)} from ${mergedFacts(merge)} as g
    order by ${listed(FACT_KEY)}`,
  )
  await rebuildRollupsOf(loader, { technologies: [merge.from, merge.into], networks, months })
  return { moved, added }
}

/**
 * Gives the facts of a technology back as they were, and its roll-ups with them. Answers false, and changes nothing,
 * where an import has changed one of them since.
 */
export const unmergeFacts = async (tx: Tx, loader: Loader, merge: TechnologyMerge): Promise<boolean> => {
  const [span] = await loader.select(
    sql<{ first: Day; last: Day } | { first: null; last: null }>`min(f.anr_date) as first, max(f.anr_date) as last
      from ${formerFacts(merge.merge)} as f`,
  )
  if (!span?.first) return true
  const months = (await holdMonthsOf(tx, loader, [merge.into])).filter(
    month => lastOfMonth(month) >= span.first && month <= span.last,
  )
  const networks = await networksOfFacts(loader, formerFacts(merge.merge))
  const columns = [...SUMS, ...KEPT]
  const [changed] = await loader.select(sql<{ count: number }>`count(*) as count from ${mergedFacts(merge)} as g
    left join ad_network_reports as t on ${equal(FACT_KEY, 't', 'g')}
      and ${ofTechnology(merge.into)} and ${isOneOfNetworks(networks)}
    where (${listed(columns, 't')}) is distinct from (${listed(columns, 'g')})`)
  if (changed && changed.count > 0) return false
  await loader.remove(
    'ad_network_reports',
    sql`using ${formerFacts(merge.merge)} as f
    where ${ofTechnology(merge.into)} and ${isOneOfNetworks(networks)} and ${equal(OTHER_KEY, 't', 'f')}`,
  )
  await loader.insert(
    'ad_network_reports',
    COLUMNS,
    sql`select ${listed(COLUMNS, 'f')}
    from ${formerFacts(merge.merge)} as f order by ${listed(FACT_KEY, 'f')}`,
  )
  await loader.remove('technology_merge_facts', sql`where t.tmf_id_merge = ${merge.merge}::bigint`)
  await rebuildRollupsOf(loader, { technologies: [merge.from, merge.into], networks, months })
  return true
}
