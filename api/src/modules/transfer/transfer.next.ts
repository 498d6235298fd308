import { type NextPayment, stepsFor } from '@candela/shared-contract'
import { notFound } from '../../platform/http/app-error'
import { isAccountInReach, reachOf } from '../reach'
import type { ReportRequester } from '../report/report.context'
import { cents, centsText, paidAccountOf, payDayOf } from './transfer.present'
import { transfersUnderWay } from './transfer.repository'

/** What is paid next: the oldest that is not paid. Of one account, or of all that the reader sells through. */
export const nextPaymentOf = async (
  { read, actor, now }: ReportRequester,
  account?: number,
): Promise<NextPayment | null> => {
  const reach = reachOf(actor)
  if (account !== undefined && !(await isAccountInReach(read, reach, account))) throw notFound()
  // Nothing is paid to people of the company.
  if (account === undefined && actor.scope !== 'own') return null
  const [next, ...others] = await transfersUnderWay(read, reach)
    .$if(account !== undefined, query => query.where('t.tra_id_account', '=', account ?? 0))
    .execute()
  if (!next) return null
  return {
    ...{ account: paidAccountOf(next), month: next.tra_month.slice(0, 7) },
    ...{ state: next.tra_state, payable: next.tra_payable, reason: next.tra_reason },
    ...payDayOf(next.tra_state, next.tra_pay_on, now),
    can_send: stepsFor(next.tra_state, next.tra_held_from, actor.pairs).includes('sendInvoice'),
    others: others.length,
    others_payable: centsText(others.reduce((sum, { tra_payable }) => sum + cents(tra_payable), 0n)),
  }
}
