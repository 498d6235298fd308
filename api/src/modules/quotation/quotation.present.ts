import {
  decimalFromMicro,
  divideHalfEven,
  microFromText,
  type OneQuotation,
  oneQuotation,
  type QuotationRow,
  quotationRowSchema,
} from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import { abilitiesOf, pickShown } from '../../platform/present'
import { canQuotation } from './quotation.policy'
import type { ListedQuotation, ReadQuotation } from './quotation.repository'

/** Four decimals at least; more where they say something. */
export const valueText = (value: string): string => {
  const micro = microFromText(value)
  return decimalFromMicro(micro, micro % 100n === 0n ? 4 : 6)
}

/** How much more, in percent of before. */
export const changeOf = (value: string, before: string | null): string | null => {
  if (before === null) return null
  const [now, then] = [microFromText(value), microFromText(before)]
  return decimalFromMicro(divideHalfEven((now - then) * 100_000_000n, then))
}

const factsOf = (row: ListedQuotation) => ({
  ...row,
  cue_value: valueText(row.cue_value),
  change: changeOf(row.cue_value, row.value_before),
  set_by: row.cue_id_user && row.set_by_name ? { id: row.cue_id_user, label: row.set_by_name } : null,
})

const canOf = (actor: Actor, row: ListedQuotation) =>
  abilitiesOf(oneQuotation.shape.can, action => canQuotation(actor, action, row))

export const toQuotationRow = (actor: Actor, row: ListedQuotation): QuotationRow =>
  pickShown(quotationRowSchema, { ...factsOf(row), can: canOf(actor, row) })

/** As `get` answers it: the record and what the caller may do to it. */
export const toOneQuotation = (actor: Actor, row: ReadQuotation): OneQuotation => ({
  record: pickShown(oneQuotation.shape.record, {
    ...factsOf(row),
    before: row.day_before && row.value_before ? { day: row.day_before, value: valueText(row.value_before) } : null,
    month: {
      average: valueText(row.average),
      days: row.days,
      closing: row.closing === null ? null : valueText(row.closing),
    },
  }),
  can: canOf(actor, row),
})
