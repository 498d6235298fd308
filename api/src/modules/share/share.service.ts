import {
  type Day,
  type endpoints,
  firstOfMonth,
  monthsLater,
  type OneShare,
  type QueryOf,
  type ShareCreateBody,
  type ShareTimeline,
  type ShareUpdateBody,
  toDay,
} from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { AppError, notFound, wrongField } from '../../platform/http/app-error'
import { defineRecordAccess, hasRows, rethrowAsTaken } from '../../platform/record'
import { toDisplayHost } from '../../platform/web/host'
import { type Tx, write } from '../../platform/write'
import { firstOpenDay } from '../facts/facts.closed'
import { turnOf } from '../facts/facts.import'
import { isStaff, type Reach, reachOf } from '../reach'
import { visibleAccountName } from '../website/website.repository'
import { canShare, earliestDay, hasBegun, type ShareAction } from './share.policy'
import { toOneShare, toShare } from './share.present'
import { type Spoken, shareInReach, sharesOfWebsite, spokenOf, websitesToldIn } from './share.repository'

export const shareAccess = defineRecordAccess({
  table: 'website_revenue_shares',
  find: (read, actor, id) => shareInReach(read, reachOf(actor), id),
  // Whether it has begun is a state of the record and no right; that is said apart.
  may: (actor, action: ShareAction) => canShare(actor, action, { state: 'planned' }),
  present: async ({ actor }, read, share) =>
    toOneShare(actor, share, await sharesOfWebsite(read, reachOf(actor), share.wrs_id_website)),
})

export const rethrowAsTakenDay = rethrowAsTaken('website_revenue_shares_from', 'wrs_valid_from', 'dayTaken')

const spokenOfOne = async (read: Reader, website: number): Promise<Spoken> => {
  const spoken = (await spokenOf(read, [website])).get(website)
  if (!spoken) throw notFound()
  return spoken
}

/** All versions of a website, for whoever may know them. */
export const timelineOf = async (
  { app, actor }: Ctx,
  { website }: QueryOf<typeof endpoints.websiteRevenueShare.timeline>,
): Promise<ShareTimeline> => {
  const { read } = app.database
  const [id, reach] = [Number(website), reachOf(actor)]
  const found = await websitesToldIn(read, reach)
    .where('w.id', '=', id)
    .select(['w.id', 'w.anw_name', 'w.anw_website', visibleAccountName(reach).as('acc_name')])
    .executeTakeFirst()
  if (!found) throw notFound()
  const versions = await sharesOfWebsite(read, reach, id)
  const earliest = earliestDay(await spokenOfOne(read, id), await firstOpenDay(read))
  return {
    website: { ...found, anw_website: toDisplayHost(found.anw_website) },
    earliest,
    versions: versions.map(toShare),
  }
}

/** The months in which facts may be on their way for days from this one on. */
const openMonths = (from: Day, today: Day): Day[] => {
  const months: Day[] = [firstOfMonth(from)]
  for (let month = monthsLater(from, 1); month <= today; month = monthsLater(month, 1)) months.push(month)
  return months
}

/**
 * Holds the website, so that its versions are written one after the other, and waits for imports of the days in
 * question: an import that has read the versions stores its nets before a new one can begin among them.
 */
const holdWebsite = async (tx: Tx, website: number, from?: string): Promise<void> => {
  await tx.lock('websites', website)
  if (from === undefined) return
  const { today } = await spokenOfOne(tx.read, website)
  await tx.inTurn(...openMonths(toDay(from), toDay(today)).map(turnOf))
}

const refuseEarly = async (tx: Tx, website: number, from: string): Promise<void> => {
  const earliest = earliestDay(await spokenOfOne(tx.read, website), await firstOpenDay(tx.read))
  if (from < earliest) throw wrongField('wrs_valid_from', 'tooEarly')
}

const refuseBegun = (from: string, spoken: Spoken): void => {
  if (hasBegun(from, spoken)) throw new AppError('shareBegun')
}

type Agreed = Omit<ShareUpdateBody, 'updated_at'>

/**
 * Technologies that are not there are none to choose. They are held, and before the version is, as whoever merges them
 * does: a condition of one that is gone would apply to nothing.
 */
const refuseUnknown = async (tx: Tx, { conditions = [] }: Agreed): Promise<void> => {
  const named = conditions.flatMap(({ rev_technology }) => rev_technology ?? [])
  const rows = await tx.lockAll('ad_network_categories', named)
  const known = new Set(rows.flatMap(({ id, deleted_at }) => (deleted_at === null ? id : [])))
  const fields = conditions.flatMap(({ rev_technology }, index) =>
    rev_technology === null || known.has(rev_technology)
      ? []
      : [{ field: `conditions.${index}.rev_technology`, code: 'notAnOption' as const }],
  )
  if (fields.length > 0) throw new AppError('invalid', { fields })
}

/** What the type is not about is nothing. */
const columnsOf = (agreed: Agreed) => ({
  wrs_type: agreed.wrs_type,
  wrs_valid_from: agreed.wrs_valid_from,
  wrs_currency: agreed.wrs_currency ?? null,
  rev_fixed_value: agreed.rev_fixed_value ?? null,
  rev_fixed_cpm: agreed.rev_fixed_cpm ?? null,
  rev_percentage_value: agreed.rev_percentage_value ?? null,
  ars_percentage: agreed.ars_percentage ?? null,
  wrs_note: agreed.wrs_note || null,
})

const insertConditions = (tx: Tx, rev_id_share: number, { conditions = [] }: Agreed) =>
  conditions.length > 0
    ? tx.insertAll(
        'website_revenue_share_conditions',
        conditions.map(condition => ({ ...condition, rev_id_share })),
      )
    : []

const isWebsite = (read: Reader, reach: Reach, id: number): Promise<boolean> =>
  hasRows(websitesToldIn(read, reach).where('w.id', '=', id))

export const storeShare = (ctx: Ctx, { wrs_id_website, ...agreed }: ShareCreateBody): Promise<OneShare> =>
  write(writeContext(ctx), 'websiteRevenueShare.store', async tx => {
    if (!isStaff(ctx.actor)) throw new AppError('forbidden')
    if (!(await isWebsite(tx.read, reachOf(ctx.actor), wrs_id_website)))
      throw wrongField('wrs_id_website', 'notAnOption')
    await refuseUnknown(tx, agreed)
    await holdWebsite(tx, wrs_id_website, agreed.wrs_valid_from)
    await refuseEarly(tx, wrs_id_website, agreed.wrs_valid_from)
    const { id } = await tx.insert('website_revenue_shares', {
      ...columnsOf(agreed),
      wrs_id_website,
      wrs_id_creator: ctx.actor.id,
      deleted_at: null,
    })
    await insertConditions(tx, id, agreed)
    return shareAccess.answer(ctx, tx.read, id)
  }).catch(rethrowAsTakenDay)

const conditionKey = ({ rev_device, rev_format, rev_technology, rev_percentage_value }: Conditioned) =>
  `${rev_device}/${rev_format}/${rev_technology}/${Number(rev_percentage_value)}`
type Conditioned = NonNullable<Agreed['conditions']>[number]

/** Conditions that say what was said stay; the others go and come. */
const changeConditions = async (tx: Tx, share: number, agreed: Agreed): Promise<void> => {
  const before = await tx.read
    .selectFrom('website_revenue_share_conditions')
    .selectAll()
    .where('rev_id_share', '=', share)
    .orderBy('id')
    .execute()
  const wanted = new Set((agreed.conditions ?? []).map(conditionKey))
  const kept = new Set(before.map(conditionKey).filter(key => wanted.has(key)))
  const isKept = (condition: Conditioned) => kept.has(conditionKey(condition))
  await tx.removeAll(
    'website_revenue_share_conditions',
    before.filter(condition => !isKept(condition)),
  )
  const conditions = (agreed.conditions ?? []).filter(condition => !isKept(condition))
  await insertConditions(tx, share, { ...agreed, conditions })
  if (conditions.length > 0 || kept.size < before.length) await tx.touch('website_revenue_shares', share)
}

export const updateShare = (ctx: Ctx, id: number, { updated_at, ...agreed }: ShareUpdateBody): Promise<OneShare> =>
  write(writeContext(ctx), 'websiteRevenueShare.update', async tx => {
    await shareAccess.findOrThrow(ctx, tx.read, id, 'update')
    await refuseUnknown(tx, agreed)
    const { row } = await shareAccess.lock(ctx, tx, id, 'update', updated_at)
    await holdWebsite(tx, row.wrs_id_website, agreed.wrs_valid_from)
    refuseBegun(row.wrs_valid_from, await spokenOfOne(tx.read, row.wrs_id_website))
    await refuseEarly(tx, row.wrs_id_website, agreed.wrs_valid_from)
    await tx.update('website_revenue_shares', row, columnsOf(agreed))
    await changeConditions(tx, id, agreed)
    return shareAccess.answer(ctx, tx.read, id)
  }).catch(rethrowAsTakenDay)

export const destroyShare = (ctx: Ctx, id: number): Promise<void> =>
  write(writeContext(ctx), 'websiteRevenueShare.destroy', async tx => {
    const { row } = await shareAccess.lock(ctx, tx, id, 'destroy')
    await holdWebsite(tx, row.wrs_id_website)
    refuseBegun(row.wrs_valid_from, await spokenOfOne(tx.read, row.wrs_id_website))
    await tx.update('website_revenue_shares', row, { deleted_at: new Date().toISOString() })
  })

/** Brings one back inside of an action. */
export const restoreShareIn = async (ctx: Ctx, tx: Tx, row: Row<'website_revenue_shares'>): Promise<OneShare> => {
  refuseBegun(row.wrs_valid_from, await spokenOfOne(tx.read, row.wrs_id_website))
  await tx.update('website_revenue_shares', row, { deleted_at: null }).catch(rethrowAsTakenDay)
  return shareAccess.answer(ctx, tx.read, row.id)
}
