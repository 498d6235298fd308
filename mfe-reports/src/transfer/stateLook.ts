import type { TransferState } from '@candela/shared-contract'
import type { PillMark, PillTone } from '@candela/shared-ui'

/** How the state of a payment is shown. */
export const STATE_LOOK: Record<TransferState, { tone: PillTone; mark: PillMark }> = {
  estimated: { tone: 'info', mark: 'dashed' },
  closed: { tone: 'neutral', mark: 'hollow' },
  below_threshold: { tone: 'neutral', mark: 'dashed' },
  awaiting_invoice: { tone: 'warning', mark: 'dashed' },
  invoice_received: { tone: 'info', mark: 'dot' },
  rejected: { tone: 'danger', mark: 'square' },
  approved: { tone: 'info', mark: 'dot' },
  scheduled: { tone: 'info', mark: 'dot' },
  on_hold: { tone: 'warning', mark: 'square' },
  paid: { tone: 'success', mark: 'dot' },
  reversed: { tone: 'danger', mark: 'square' },
}
