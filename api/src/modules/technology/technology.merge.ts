import {
  type Day,
  type OneTechnology,
  percentFor,
  type ShareVersion,
  type TechnologyMergeBody,
  TYPES,
  toDay,
} from '@candela/shared-contract'
import { sql } from 'kysely'
import { type Ctx, writeContext } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import type { MergedCondition } from '../../platform/db/schema-money'
import { isOneOf } from '../../platform/db/text'
import { AppError, notFound, throwIfAny, wrongField } from '../../platform/http/app-error'
import { hasRows, rethrowAsTaken } from '../../platform/record'
import { type Tx, writeBulk } from '../../platform/write'
import { firstOpenDay, writeIntoClosed } from '../facts/facts.closed'
import { sharesUntil } from '../facts/facts.lookups'
import { mergeFacts, unmergeFacts } from '../facts/facts.merge'
import { canTechnology } from './technology.policy'
import {
  campaignsOfOneOrder,
  conditionsOf,
  livingTechnologiesIn,
  namingOf,
  openMergeOf,
  type SharedCondition,
} from './technology.repository'
import { rethrowAsTakenName, technologyAccess } from './technology.service'

const PLACES = TYPES.device.flatMap(device => TYPES.formatName.map(format => ({ device, format })))
const END_OF_DAYS = toDay('9999-12-31')

/** Whether numbers may still come for a day of it, be they corrections: of closed months none do. */
const isOpen = (version: ShareVersion, all: readonly ShareVersion[], firstOpen: Day | null): boolean =>
  firstOpen === null || all.every(({ from }) => from <= version.from || from > firstOpen)

/**
 * The two become one for shares as well: where one that holds on an open day gives them different percents anywhere, the
 * publisher would get another part of what is still to come or to be corrected, and somebody has to agree on that first.
 */
const refuseOtherPercents = async (tx: Tx, from: number, into: number): Promise<void> => {
  const firstOpen = await firstOpenDay(tx.read)
  const differs = (version: ShareVersion): boolean =>
    version.conditions.some(({ technology }) => technology === from || technology === into) &&
    PLACES.some(
      place =>
        percentFor(version, { ...place, technology: from }) !== percentFor(version, { ...place, technology: into }),
    )
  const versions = [...(await sharesUntil(tx.read, END_OF_DAYS)).values()].flatMap(all =>
    all.filter(version => isOpen(version, all, firstOpen) && differs(version)),
  )
  const ids = versions.map(({ website }) => website)
  const websites = await tx.read.selectFrom('websites').select(['id', 'anw_name']).where(isOneOf('id', ids)).execute()
  const names = new Map(websites.map(({ id, anw_name }) => [id, anw_name]))
  throwIfAny(
    versions.map(({ website, from: day }) => ({
      field: 'into',
      code: 'shareDiffers',
      name: `${names.get(website)} (${day})`,
    })),
  )
}

type Condition = Row<'website_revenue_share_conditions'>

const slotOf = ({ rev_id_share, rev_device, rev_format }: Condition): string =>
  [rev_id_share, rev_device, rev_format].join(' ')

const holdSharesOf = (tx: Tx, conditions: readonly Pick<Condition, 'rev_id_share'>[]) =>
  tx.lockAll(
    'website_revenue_shares',
    conditions.map(({ rev_id_share }) => rev_id_share),
  )

const plainCondition = ({
  wrs_valid_from: _from,
  share_deleted_at: _gone,
  anw_name: _name,
  ...row
}: SharedCondition): Condition => row

/** Conditions of shares that are held, as whoever changes a share holds it first. */
const heldConditionsOf = async (tx: Tx, technologies: readonly number[]): Promise<SharedCondition[]> => {
  await holdSharesOf(tx, await conditionsOf(tx.read, technologies))
  return conditionsOf(tx.read, technologies)
}

/**
 * What becomes of the conditions that name a technology: they name the other one, and those that then say a second time
 * what another one says are gone. Where a share gives the two different percents, somebody has to decide.
 */
const mergeConditions = async (tx: Tx, from: number, into: number): Promise<MergedCondition[]> => {
  const conditions = await heldConditionsOf(tx, [from, into])
  const ofOther = new Map(
    conditions.filter(({ rev_technology }) => rev_technology === into).map(condition => [slotOf(condition), condition]),
  )
  const ours = conditions.filter(({ rev_technology }) => rev_technology === from)
  const differs = (condition: SharedCondition): boolean => {
    const other = ofOther.get(slotOf(condition))
    if (!other || condition.share_deleted_at) return false
    return other.rev_percentage_value !== condition.rev_percentage_value
  }
  throwIfAny(
    ours.filter(differs).map(({ anw_name, wrs_valid_from }) => ({
      field: 'into',
      code: 'shareDiffers',
      name: `${anw_name} (${wrs_valid_from})`,
    })),
  )
  const rows = ours.map(plainCondition)
  const twinOf = (row: Condition) => ofOther.get(slotOf(row))
  await tx.removeAll('website_revenue_share_conditions', rows.filter(twinOf))
  const rest = rows.filter(row => !twinOf(row))
  await tx.updateAll('website_revenue_share_conditions', rest, { rev_technology: into })
  await tx.touchAll(
    'website_revenue_shares',
    rows.map(({ rev_id_share }) => rev_id_share),
  )
  return rows.map(row => {
    const twin = twinOf(row)
    return { ...row, twin: twin ? { id: twin.id, rev_percentage_value: twin.rev_percentage_value } : null }
  })
}

/** Gives conditions back as they were. What somebody changed or took away since stays so, of the one that stood for two as well. */
const unmergeConditions = async (
  tx: Tx,
  { tmg_id_from: from, tmg_id_into: into, tmg_conditions: merged }: Row<'technology_merges'>,
): Promise<void> => {
  const now = new Map((await conditionsOf(tx.read, [into])).map(row => [row.id, row]))
  const back = merged.flatMap(({ twin, ...condition }) =>
    twin && now.get(twin.id)?.rev_percentage_value === twin.rev_percentage_value ? [condition] : [],
  )
  const moved = merged.flatMap(({ id, twin }) => (twin ? [] : (now.get(id) ?? []))).map(plainCondition)
  await tx.insertAll('website_revenue_share_conditions', back)
  await tx.updateAll('website_revenue_share_conditions', moved, { rev_technology: from })
  await tx.touchAll(
    'website_revenue_shares',
    [...back, ...moved].map(({ rev_id_share }) => rev_id_share),
  )
}

/** Removed ones move as well, for they may come back. Two campaigns of one order: somebody has to decide which stays. */
const mergeNetworksAndBookings = async (tx: Tx, from: number, into: number) => {
  throwIfAny(
    (await campaignsOfOneOrder(tx.read, from, into)).map(({ orc_name: name }) => ({
      field: 'into',
      code: 'orderIdTaken',
      name,
    })),
  )
  // In the order in which whoever changes several of them holds them.
  const ids = await namingOf(tx.read, from)
  const networks = await tx.lockAll('ad_networks', ids.networks)
  const campaigns = await tx.lockAll('order_campaigns', ids.campaigns)
  const orders = await tx.lockAll('orders', ids.orders)
  await tx.updateAll('ad_networks', networks, { adn_id_ad_network_category: into })
  await tx
    .updateAll('order_campaigns', campaigns, { orc_id_ad_network_category: into })
    .catch(rethrowAsTaken('order_campaigns_order_id', 'into', 'orderIdTaken'))
  await tx.updateAll('orders', orders, { ord_id_ad_network_category: into })
  const idsOf = (rows: readonly { id: number }[]) => JSON.stringify(rows.map(({ id }) => id))
  return { tmg_networks: idsOf(networks), tmg_campaigns: idsOf(campaigns), tmg_orders: idsOf(orders) }
}

/** Gives back what still has the technology that it got. */
const unmergeNetworksAndBookings = async (
  tx: Tx,
  { tmg_id_from: from, tmg_id_into: into, ...merge }: Row<'technology_merges'>,
): Promise<void> => {
  const networks = (await tx.lockAll('ad_networks', merge.tmg_networks)).filter(
    row => row.adn_id_ad_network_category === into,
  )
  const campaigns = (await tx.lockAll('order_campaigns', merge.tmg_campaigns)).filter(
    row => row.orc_id_ad_network_category === into,
  )
  const orders = (await tx.lockAll('orders', merge.tmg_orders)).filter(row => row.ord_id_ad_network_category === into)
  await tx.updateAll('ad_networks', networks, { adn_id_ad_network_category: from })
  await tx.updateAll('order_campaigns', campaigns, { orc_id_ad_network_category: from })
  await tx.updateAll('orders', orders, { ord_id_ad_network_category: from })
}

/** Has all that names a technology name another one, and removes it. No number changes. */
export const mergeTechnology = (
  ctx: Ctx,
  id: number,
  { into, updated_at }: TechnologyMergeBody,
): Promise<OneTechnology> =>
  writeBulk(writeContext(ctx), 'adNetworkCategory.merge', async (tx, loader) => {
    await writeIntoClosed(tx.read)
    await tx.lockAll('ad_network_categories', [id, into])
    const { row } = await technologyAccess.lock(ctx, tx, id, 'destroy', updated_at)
    if (into === id || !(await hasRows(livingTechnologiesIn(tx.read).where('t.id', '=', into))))
      throw wrongField('into', 'notAnOption')
    await refuseOtherPercents(tx, id, into)
    const conditions = await mergeConditions(tx, id, into)
    const named = await mergeNetworksAndBookings(tx, id, into)
    const [next] = await loader.select(
      sql<{ id: number }>`nextval(pg_get_serial_sequence('technology_merges', 'id')) as id`,
    )
    const merge = next?.id ?? 0
    const facts = await mergeFacts(tx, loader, { merge, from: id, into })
    if ('unlike' in facts) throw wrongField('into', 'factsDiffer')
    await tx.insert('technology_merges', {
      id: merge,
      tmg_id_from: id,
      tmg_id_into: into,
      tmg_id_user: ctx.actor.id,
      ...named,
      tmg_conditions: JSON.stringify(conditions),
      tmg_facts: facts.moved,
      tmg_facts_added: facts.added,
      tmg_undone_at: null,
    })
    await tx.update('ad_network_categories', row, { deleted_at: new Date().toISOString() })
    return technologyAccess.answer(ctx, tx.read, into)
  })

/** Gives back all that a merge took, for whoever did it; what somebody gave another technology since stays so. */
export const unmergeTechnology = (ctx: Ctx, id: number): Promise<OneTechnology> =>
  writeBulk(writeContext(ctx), 'adNetworkCategory.unmerge', async (tx, loader) => {
    await writeIntoClosed(tx.read)
    const row = await tx.lock('ad_network_categories', id)
    const found = await openMergeOf(tx.read, id, ctx.actor.id)
    if (!row || !found) throw notFound()
    if (!canTechnology(ctx.actor, 'destroy')) throw new AppError('forbidden')
    const merge = await tx.lock('technology_merges', found.id)
    if (!merge || merge.tmg_undone_at) throw notFound()
    const into = merge.tmg_id_into
    // Before the months of the facts, as whoever changes a share holds them.
    await holdSharesOf(tx, merge.tmg_conditions)
    if (!row.deleted_at || !(await unmergeFacts(tx, loader, { merge: merge.id, from: id, into })))
      throw new AppError('stale')
    await tx.update('ad_network_categories', row, { deleted_at: null })
    await unmergeNetworksAndBookings(tx, merge)
    await unmergeConditions(tx, merge)
    await tx.update('technology_merges', merge, { tmg_undone_at: new Date().toISOString() })
    return technologyAccess.answer(ctx, tx.read, id)
  }).catch(rethrowAsTakenName)
