import { type BodyOf, type endpoints, type OneQuotation, quotationLogConfig } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import { write } from '../../platform/write'
import { defineHistory } from '../logged'
import { quotationLogRules } from './quotation.repository'
import { changeQuotationIn, quotationAccess } from './quotation.service'

const recordHistory = defineHistory({
  records: quotationAccess,
  revertible: quotationLogConfig.revert,
  shows: {},
  logged: quotationLogRules,
})

export const historyOfQuotation = recordHistory.history

/** Gives a quotation back what one action took, with the rules of any other change. */
export const revertQuotation = (
  ctx: Ctx,
  id: number,
  { transaction, updated_at }: BodyOf<typeof endpoints.currencyExchange.revert>,
): Promise<OneQuotation> =>
  write(writeContext(ctx), 'currencyExchange.revert', async tx => {
    const { row, record } = await quotationAccess.lock(ctx, tx, id, 'update', updated_at)
    const { values } = await recordHistory.changesToRevert(ctx, tx, record, transaction)
    return changeQuotationIn(ctx, tx, row, values)
  })
