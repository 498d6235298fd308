import {
  type AnswerOf,
  type BookMonth,
  CLOSE_CHECKS,
  type CloseCheck,
  type CloseCheckKey,
  monthCloseEndpoints,
  type Pair,
  type Rehearsal,
} from '@candela/shared-contract'
import { type Answer, answers, INSTANT, renderScreen } from '@candela/shared-ui/testing'
import { screen } from '@testing-library/react'
import CloseMonth from './CloseMonth'

export const OCTOBER: BookMonth = {
  month: '2026-10',
  state: 'open',
  rates: [],
  closed_by: null,
  closed_at: null,
  reopened_by: null,
  reopened_at: null,
  reason: null,
  owed: null,
  progress: null,
  obstacle: { close: null, reopen: 'notClosed' },
  can: { close: true, reopen: false },
}
export const CLOSING: BookMonth = { ...OCTOBER, state: 'closing', progress: { done: 2, total: 5, error: null } }
export const CLOSED: BookMonth = {
  ...OCTOBER,
  state: 'closed',
  rates: [
    { currency: 'EUR', value: '6.2100', source: 'typed' },
    { currency: 'USD', value: '5.4186', source: 'average' },
  ],
  closed_by: { id: 3, label: 'Rita Campos' },
  closed_at: INSTANT,
  owed: { payable: '101.50', accounts: 1 },
  obstacle: { close: 'closed', reopen: null },
  can: { close: false, reopen: true },
}
export const REOPENED: BookMonth = {
  ...OCTOBER,
  state: 'reopened',
  reopened_by: { id: 3, label: 'Rita Campos' },
  reopened_at: INSTANT,
  reason: 'Sent again',
}

const check = (key: CloseCheckKey): CloseCheck => ({ key, count: 0, items: [], failed: false })
export const CHECKS: AnswerOf<typeof monthCloseEndpoints.closeChecks> = {
  month: '2026-10',
  checks: CLOSE_CHECKS.map(check),
  proposals: [
    { currency: 'USD', average: '5.4186', days: 21, last: { day: '2026-10-30', value: '5.5000' }, before: '5.3000' },
    { currency: 'EUR', average: '6.2100', days: 21, last: { day: '2026-10-30', value: '6.3000' }, before: null },
  ],
}

const sums = { estimate: '100.00', net: '101.50', adjustments: '0.00', carried_in: '0.00', payable: '101.50' }
export const rehearsed = (fingerprint: string, payable = '101.50'): Rehearsal => ({
  month: '2026-10',
  rates: [{ currency: 'USD', value: '5.4186', source: 'average' }],
  accounts: [
    { id: 1, label: 'Little change', ...sums, net: '100.01', state: 'awaiting_invoice', websites: [] },
    {
      ...{ id: 2, label: 'Great fall', ...sums, net: '40.00', state: 'below_threshold' },
      websites: [{ id: 9, label: 'fall.example', estimate: '100.00', net: '40.00' }],
    },
  ],
  totals: { ...sums, payable, accounts: 2, websites: 2, paid: 1, carried: 1 },
  fingerprint,
})

export const months = (month: BookMonth) => answers(monthCloseEndpoints.months, { months: [month], next: month.month })

export const open = (server: Answer[], rights?: readonly Pair[]) =>
  renderScreen({ '/currency-exchange/close-month': CloseMonth }, { server, ...(rights && { rights }) })

export const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }))

/** Through all steps, and the words at their end. */
export const closeOctober = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await press(user, 'Next')
  await press(user, 'Next')
  await screen.findByRole('table')
  await press(user, 'Next')
  await user.type(await screen.findByRole('textbox'), 'CLOSE 2026-10')
  await press(user, 'Close October 2026')
}
