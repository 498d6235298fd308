import { stateAfter, TRANSFER_STATES, TRANSFER_STEP_KEYS } from './transfer'

/** Everything that can happen to a payment; what is not here cannot. */
const TABLE = [
  'awaiting_invoice sendInvoice invoice_received',
  'awaiting_invoice hold on_hold',
  'rejected sendInvoice invoice_received',
  'invoice_received approve approved',
  'invoice_received reject rejected',
  'invoice_received hold on_hold',
  'approved schedule scheduled',
  'approved hold on_hold',
  'scheduled pay paid',
  'scheduled hold on_hold',
  'on_hold release approved',
  'paid reverse reversed',
  'reversed schedule scheduled',
]

test('a payment takes these steps and no other', () => {
  const possible = TRANSFER_STATES.flatMap(state =>
    TRANSFER_STEP_KEYS.flatMap(step => {
      const after = stateAfter(step, state, state === 'on_hold' ? 'approved' : null)
      return after ? [`${state} ${step} ${after}`] : []
    }),
  )
  expect(possible.toSorted()).toEqual(TABLE.toSorted())
})
