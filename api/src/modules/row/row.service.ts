import {
  type AnswerOf,
  type BodyOf,
  type endpoints,
  microFromText,
  type OneReportRow,
  type ReportRow,
  type ReportRowCreateBody,
  type ReportRowUpdateBody,
  toDay,
  versionOn,
} from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { AppError, type FieldProblem, notFound, throwIfAny, wrongField } from '../../platform/http/app-error'
import { type Tx, writeBulk } from '../../platform/write'
import { dayOfKey, keyOf } from '../facts/facts.keys'
import { netIn } from '../facts/facts.lines'
import { readImportLookups } from '../facts/facts.lookups'
import type { FactRow } from '../facts/facts.types'
import { asFact, changeRows, holdMonths, refuseClosedDays } from './row.change'
import { daysOutOfReach } from './row.days'
import { assertKey, assertMayWriteRows, futureProblem } from './row.policy'
import { amount, presentRows, type RowReader, rowReader } from './row.reader'
import { rowsIn, type StoredRow, storedRows, withShown } from './row.repository'
import { withStoredTechnology } from './row.technology'

const oneDay = (day: string) => ({ from: toDay(day), to: toDay(day) })

const shownRow = async (reader: RowReader, key: string): Promise<ReportRow | undefined> => {
  const { read, scope, seesGross } = reader
  const rows = await withShown(rowsIn(read, scope, oneDay(dayOfKey(key))), scope, seesGross)
    .where('r.anr_key', '=', key)
    .execute()
  return (await presentRows(reader, rows))[0]
}

const readerOn = (ctx: Ctx, day: string, read?: Reader) => rowReader(ctx, oneDay(day), {}, read)

export const getRow = async (ctx: Ctx, id: string): Promise<OneReportRow> => {
  const key = assertKey(id)
  const record = await shownRow(await readerOn(ctx, dayOfKey(key)), key)
  if (!record) throw notFound()
  return { record }
}

/** The row that somebody changes, as nobody else changed it since they read it. */
const heldRow = async (tx: Tx, reader: RowReader, key: string, version?: string): Promise<StoredRow> => {
  const row = (await storedRows(tx.read, reader.scope, [key])).get(key)
  if (!row) throw notFound()
  if (version !== undefined && version !== row.updatedAt)
    throw new AppError('stale', { current: { record: await shownRow(reader, key) } })
  return row
}

/** An ad network that is there and serves this website, with its technology. */
const networkFor = async (read: Reader, id: number, website: number) => {
  const network = await read
    .selectFrom('ad_networks')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(({ or, eb }) => or([eb('adn_id_website', 'is', null), eb('adn_id_website', '=', website)]))
    .select('adn_id_ad_network_category as technology')
    .executeTakeFirst()
  if (!network) throw wrongField('anr_id_ad_network', 'notAnOption')
  return network
}

type Said = Omit<ReportRowUpdateBody, 'reason' | 'updated_at'>

const patched = async (read: Reader, row: StoredRow, said: Said): Promise<FactRow> => {
  const fact = asFact(row)
  const isOther = said.anr_id_ad_network !== row.adNetwork
  return {
    ...fact,
    day: toDay(said.anr_date),
    adNetwork: said.anr_id_ad_network,
    technology: isOther ? (await networkFor(read, said.anr_id_ad_network, row.website)).technology : row.technology,
    currency: said.anr_currency,
    value: said.anr_value === undefined ? fact.value : Number(microFromText(said.anr_value)),
    adRequests: said.anr_ad_requests ?? fact.adRequests,
    refreshAdRequests: said.anr_refresh_ad_requests ?? fact.refreshAdRequests,
    impressions: said.anr_impressions ?? fact.impressions,
    refreshImpressions: said.anr_refresh_impressions ?? fact.refreshImpressions,
  }
}

/** Two rows of one key would be one number that nobody said. Of one that is out of reach nothing is told: no row goes there. */
const refuseTaken = async (tx: Tx, { scope }: Pick<RowReader, 'scope'>, fact: FactRow): Promise<void> => {
  const key = keyOf((await withStoredTechnology(tx.read, [fact]))[0] ?? fact)
  if ((await storedRows(tx.read, scope, [key])).has(key)) throw wrongField('anr_date', 'rowTaken')
}

const underscored = (name: string): string => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** Changes one row; what an import has against it is said of the fields that were sent. */
const changeOne = async (...change: Parameters<typeof changeRows>): Promise<void> => {
  try {
    await changeRows(...change)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    const fields = error.fields.map(problem => ({
      ...problem,
      field: (problem.field ?? '').replace(/^rows\.\d+\.(\w+)$/, (_, name: string) => `anr_${underscored(name)}`),
    }))
    throw new AppError('invalid', { fields, cause: error })
  }
}

const doneWith = async (ctx: Ctx, tx: Tx, fact: FactRow) => ({
  transaction: tx.transaction,
  record: (await shownRow(await readerOn(ctx, fact.day, tx.read), keyOf(fact))) ?? null,
})

export const updateRow = (ctx: Ctx, id: string, { reason, updated_at, ...said }: ReportRowUpdateBody) => {
  const key = assertKey(id)
  assertMayWriteRows(ctx.actor)
  throwIfAny(futureProblem('anr_date', said.anr_date))
  return writeBulk(writeContext(ctx), 'adNetworkReport.update', async (tx, loader) => {
    const days = [dayOfKey(key), said.anr_date]
    await holdMonths(tx, days)
    const reader = await readerOn(ctx, dayOfKey(key), tx.read)
    const before = await heldRow(tx, reader, key, updated_at)
    await refuseClosedDays(tx, days)
    const after = await patched(tx.read, before, said)
    if (keyOf(after) !== key) await refuseTaken(tx, reader, after)
    const action = { kind: 'update', source: 'edited', reason, actorId: ctx.actor.id } as const
    await changeOne(tx, loader, reader.scope, action, [{ before, after }])
    return doneWith(ctx, tx, after)
  })
}

/** A website out of reach is none to choose, like one that never was. */
const websiteProblem = async (read: Reader, reader: RowReader, id: number): Promise<FieldProblem[]> => {
  const pairs = reader.scope.websiteAccounts
  const isThere = pairs
    ? pairs.some(({ website }) => website === id)
    : await read.selectFrom('websites').where('id', '=', id).select('id').executeTakeFirst()
  return isThere ? [] : [{ field: 'anr_id_website', code: 'notAnOption' }]
}

export const storeRow = (ctx: Ctx, { reason, ...said }: ReportRowCreateBody) => {
  assertMayWriteRows(ctx.actor)
  throwIfAny(futureProblem('anr_date', said.anr_date))
  return writeBulk(writeContext(ctx), 'adNetworkReport.store', async (tx, loader) => {
    await holdMonths(tx, [said.anr_date])
    const reader = await readerOn(ctx, said.anr_date, tx.read)
    throwIfAny(await websiteProblem(tx.read, reader, said.anr_id_website))
    await refuseClosedDays(tx, [said.anr_date])
    const fact: FactRow = {
      website: said.anr_id_website,
      day: toDay(said.anr_date),
      adNetwork: said.anr_id_ad_network,
      technology: (await networkFor(tx.read, said.anr_id_ad_network, said.anr_id_website)).technology,
      format: said.anr_format,
      device: said.anr_device,
      adType: said.anr_ad_type,
      currency: said.anr_currency,
      author: said.anr_author?.trim() ?? '',
      value: Number(microFromText(said.anr_value)),
      adRequests: said.anr_ad_requests,
      refreshAdRequests: said.anr_refresh_ad_requests,
      impressions: said.anr_impressions,
      refreshImpressions: said.anr_refresh_impressions,
      measurableImpressions: null,
      viewableImpressions: null,
      clicks: null,
    }
    await refuseTaken(tx, reader, fact)
    const action = { kind: 'store', source: 'manual', reason, actorId: ctx.actor.id } as const
    await changeOne(tx, loader, reader.scope, action, [{ before: null, after: fact }])
    return doneWith(ctx, tx, fact)
  })
}

export const destroyRow = (ctx: Ctx, id: string, reason: string) => {
  const key = assertKey(id)
  assertMayWriteRows(ctx.actor)
  return writeBulk(writeContext(ctx), 'adNetworkReport.destroy', async (tx, loader) => {
    await holdMonths(tx, [dayOfKey(key)])
    const reader = await readerOn(ctx, dayOfKey(key), tx.read)
    const before = await heldRow(tx, reader, key)
    await refuseClosedDays(tx, [dayOfKey(key)])
    const action = { kind: 'destroy', source: 'edited', reason, actorId: ctx.actor.id } as const
    await changeRows(tx, loader, reader.scope, action, [{ before, after: null }])
    return { transaction: tx.transaction, record: null }
  })
}

/** What the net would be; of a fixed value it depends on all rows of the day, and is known once they are stored. */
export const previewRow = async (
  ctx: Ctx,
  id: string,
  said: BodyOf<typeof endpoints.adNetworkReport.preview>,
): Promise<AnswerOf<typeof endpoints.adNetworkReport.preview>> => {
  const key = assertKey(id)
  assertMayWriteRows(ctx.actor)
  throwIfAny(futureProblem('anr_date', said.anr_date))
  const reader = await readerOn(ctx, dayOfKey(key))
  const row = (await storedRows(reader.read, reader.scope, [key])).get(key)
  if (!row) throw notFound()
  // The net of a day in the time of another account would tell its share.
  const asked = { website: row.website, day: said.anr_date }
  if ((await daysOutOfReach(reader.read, reader.scope, [asked])).size > 0) throw new AppError('notPossibleNow')
  const fact = await patched(reader.read, row, said)
  const book = await readImportLookups(reader.read, fact.day)
  const isFixed = versionOn(book.shares.get(fact.website) ?? [], fact.day)?.type === 'website_fixed_value'
  const { net, currency } = netIn(book, fact)
  return {
    net: isFixed ? null : amount(net),
    currency,
    before: amount(row.net),
    currency_before: row.netCurrency,
  }
}
