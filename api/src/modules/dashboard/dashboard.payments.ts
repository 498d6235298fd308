import { REPORTS, type TodoAnswer } from '@candela/shared-contract'
import { reachOf } from '../reach'
import type { ReportRequester } from '../report/report.context'
import { nextPaymentOf } from '../transfer/transfer.next'
import { openDisputesIn, transfersIn } from '../transfer/transfer.repository'

type Item = TodoAnswer['items'][number]
type Payment = { account: number; label: string; month: string }

const PAYMENTS = REPORTS.transfers.path

const pageOf = ({ account, month }: Payment): string => `${PAYMENTS}/${account}/${month.slice(0, 7)}`

/** Of one payment on its page, of more in their list. */
const item = (kind: Item['kind'], found: readonly Payment[], many: string): Item[] => {
  const [first] = found
  if (!first) return []
  const isOne = found.length === 1
  const path = isOne ? pageOf(first) : many
  return [{ kind, count: found.length, label: isOne ? first.label : null, path, until: null }]
}

/** Of the oldest month whose invoice is not here. */
const invoiceDue = async (requester: ReportRequester): Promise<Item[]> => {
  const next = await nextPaymentOf(requester)
  if (!next?.can_send) return []
  const path = `${pageOf({ account: next.account.id, label: next.account.label, month: next.month })}?send`
  return [{ kind: 'invoiceDue', count: 1, label: `${next.month}-01`, path, until: next.invoice_until }]
}

const receivedInvoices = ({ read, actor }: ReportRequester): Promise<Payment[]> =>
  transfersIn(read, reachOf(actor))
    .where('t.tra_state', '=', 'invoice_received')
    .orderBy('t.tra_month')
    .orderBy('t.id')
    .clearSelect()
    .select(['t.tra_id_account as account', 'a.acc_name as label', 't.tra_month as month'])
    .execute()

/** What waits of payments: for an invoice of the reader's, or for a word of theirs about somebody else's. */
export const paymentsToDo = async (requester: ReportRequester): Promise<Item[]> => {
  const { pairs, scope } = requester.actor
  if (!pairs.has(REPORTS.transfers.right)) return []
  if (scope === 'own') return invoiceDue(requester)
  const disputes = pairs.has('report.disputeAdjustment')
    ? await openDisputesIn(requester.read, reachOf(requester.actor))
    : []
  return [
    ...item(
      'invoiceReceived',
      pairs.has('report.decideInvoice') ? await receivedInvoices(requester) : [],
      `${PAYMENTS}?queue=toDecide`,
    ),
    ...item('disputeOpen', disputes, `${PAYMENTS}?queue=disputed`),
  ]
}
