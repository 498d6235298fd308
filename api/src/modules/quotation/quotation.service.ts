import {
  firstOfMonth,
  isLikelyBeside,
  microFromText,
  type OneQuotation,
  PLATFORM_ZONE,
  type QuotationCreateBody,
  type QuotationUpdateBody,
  textFromUnits,
  toDay,
  todayIn,
} from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { AppError, wrongField } from '../../platform/http/app-error'
import { defineRecordAccess, rethrowAsTaken } from '../../platform/record'
import { type Tx, write } from '../../platform/write'
import { lockedMonths, type MonthLocks } from '../facts/facts.closed'
import { turnOf } from '../facts/facts.import'
import type { QuotationAction } from './quotation.policy'
import { toOneQuotation } from './quotation.present'
import { besideNearest, quotationOf } from './quotation.repository'

export const quotationAccess = defineRecordAccess({
  table: 'currency_quotations',
  find: (read, _actor, id) => quotationOf(read, id),
  may: ({ pairs }, action: QuotationAction) => pairs.has(`currencyExchange.${action}`),
  present: ({ actor }, _read, quotation) => toOneQuotation(actor, quotation),
})

export const rethrowAsTakenDay = rethrowAsTaken('currency_quotations_day', 'cue_date', 'quotationTaken')

/**
 * Waits for whoever closes these months, or reports into them; always in the order of time, so that nobody waits in a circle.
 * Answers those of which nothing can be changed.
 */
export const takeMonths = async (tx: Tx, days: readonly string[]): Promise<MonthLocks> => {
  const months = [...new Set(days.map(day => firstOfMonth(toDay(day))))].sort()
  await tx.inTurn(...months.map(turnOf))
  const locks = await lockedMonths(tx.read)
  return new Map([...locks].filter(([month]) => months.includes(month)))
}

/** A month that is closed keeps the quotations that it was closed with. */
const refuseClosedDays = async (tx: Tx, days: readonly string[]): Promise<void> => {
  const [lock] = (await takeMonths(tx, days)).values()
  if (lock) throw wrongField('cue_date', lock)
}

const refuseFutureDay = (day: string): void => {
  if (day > todayIn(PLATFORM_ZONE)) throw wrongField('cue_date', 'futureDay')
}

/** As it is stored now: one day's wrong decimal point multiplies what publishers see. */
const refuseUnlikely = async (tx: Tx, id: number): Promise<void> => {
  const { cue_value, nearest, closing } = await besideNearest(tx.read, id)
  if (!isLikelyBeside(cue_value, nearest, closing)) throw wrongField('cue_value', 'rateUnlikely')
}

export const storeQuotation = (ctx: Ctx, body: QuotationCreateBody): Promise<OneQuotation> =>
  write(writeContext(ctx), 'currencyExchange.store', async tx => {
    refuseFutureDay(body.cue_date)
    await refuseClosedDays(tx, [body.cue_date])
    const { id } = await tx.insert('currency_quotations', {
      ...body,
      cue_source: 'manual',
      cue_id_user: ctx.actor.id,
      deleted_at: null,
    })
    await refuseUnlikely(tx, id)
    return quotationAccess.answer(ctx, tx.read, id)
  }).catch(rethrowAsTakenDay)

type Patch = Partial<Pick<Row<'currency_quotations'>, 'cue_date' | 'cue_currency' | 'cue_value'>>

const isSame = (row: Row<'currency_quotations'>, patch: Patch): boolean =>
  (['cue_date', 'cue_currency', 'cue_value'] as const).every(field => (patch[field] ?? row[field]) === row[field])

/** Changes a quotation that is held, with the rules of any change. */
export const changeQuotationIn = async (
  ctx: Ctx,
  tx: Tx,
  row: Row<'currency_quotations'>,
  patch: Patch,
): Promise<OneQuotation> => {
  const { cue_date = row.cue_date } = patch
  refuseFutureDay(cue_date)
  await refuseClosedDays(tx, [row.cue_date, cue_date])
  const asRow = { ...patch, ...(patch.cue_value && { cue_value: textFromUnits(microFromText(patch.cue_value), 6) }) }
  // Whoever says what it says already has not set it.
  if (isSame(row, asRow)) return quotationAccess.answer(ctx, tx.read, row.id)
  await tx
    .update('currency_quotations', row, { ...patch, cue_source: 'manual', cue_id_user: ctx.actor.id })
    .catch(rethrowAsTakenDay)
  await refuseUnlikely(tx, row.id)
  return quotationAccess.answer(ctx, tx.read, row.id)
}

export const updateQuotation = (
  ctx: Ctx,
  id: number,
  { updated_at, ...facts }: QuotationUpdateBody,
): Promise<OneQuotation> =>
  write(writeContext(ctx), 'currencyExchange.update', async tx => {
    const { row } = await quotationAccess.lock(ctx, tx, id, 'update', updated_at)
    return changeQuotationIn(ctx, tx, row, facts)
  })

export const destroyQuotation = (ctx: Ctx, id: number): Promise<void> =>
  write(writeContext(ctx), 'currencyExchange.destroy', async tx => {
    const { row } = await quotationAccess.lock(ctx, tx, id, 'destroy')
    await refuseClosedMonth(tx, row.cue_date)
    await tx.update('currency_quotations', row, { deleted_at: new Date().toISOString() })
  })

/** Brings one back inside of an action. */
export const restoreQuotationIn = async (ctx: Ctx, tx: Tx, row: Row<'currency_quotations'>): Promise<OneQuotation> => {
  await refuseClosedMonth(tx, row.cue_date)
  await tx.update('currency_quotations', row, { deleted_at: null }).catch(rethrowAsTakenDay)
  return quotationAccess.answer(ctx, tx.read, row.id)
}

/** Where no field was typed, the month itself is named. */
const refuseClosedMonth = async (tx: Tx, day: string): Promise<void> => {
  const [lock] = (await takeMonths(tx, [day])).values()
  if (lock) throw new AppError(lock === 'closingDay' ? 'monthClosing' : 'monthClosed', { period: day.slice(0, 7) })
}
