import { dashboardEndpoints } from '@candela/shared-contract'
import { Estimated } from '@candela/shared-ui'
import { answers, onPhone, renderScreen, type Visit } from '@candela/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { DASHBOARD, money } from '../testing/numbers'
import Dashboard from './Dashboard'

/** As a publisher: what is said here, and the usual for everything else. */
const open = (said: Visit['server'] = []) =>
  renderScreen({ '/dashboard': Dashboard }, { at: '/dashboard', server: [...said, ...DASHBOARD], scope: 'own' })

const block = (name: string) => screen.findByRole('region', { name })

test('an invoice date that has passed is asked for anew', async () => {
  let times = 0
  const owed = (invoice_until: string) => ({
    ...{ account: { id: 3, label: 'Grupo Cariri', zone: 'America/Sao_Paulo' }, month: '2025-10' },
    ...{ state: 'awaiting_invoice' as const, payable: '150.00', pay_on: '2025-11-10', is_pay_day_fixed: false },
    ...{ invoice_until, reason: null, can_send: true, others: 2, others_payable: '1238066.43' },
  })
  const server = [
    answers(dashboardEndpoints.money, ({ body }) => {
      times += 1
      const answer = money(body)
      const until = times > 1 ? answer.payment.invoiceUntil : new Date(Date.now() - 1000).toISOString()
      return { ...answer, payment: { ...answer.payment, next: owed(until) } }
    }),
  ]
  await open(server)
  const payment = within(await block('Next payment'))
  expect(await payment.findByText(/^\d days left$/)).toBeVisible()
  expect(payment.getByRole('link', { name: 'R$150.00' })).toHaveAttribute('href', '/report/report05/3/2025-10')
  expect(payment.getByRole('link', { name: '2 more payments under way: R$1,238,066.43' })).toHaveAttribute(
    'href',
    '/report/report05',
  )
  expect(times).toBe(2)
})

test.each([
  ['in one column', 'before', true],
  ['in two', 'beside', false],
])('%s a publisher reads when they are paid %s how it was earned', async (_, __, isFirst) => {
  if (isFirst) onPhone()
  await open()
  const payment = await block('Next payment')
  const daily = await block('Estimated earnings per day')
  expect(Boolean(payment.compareDocumentPosition(daily) & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(isFirst)
  expect((await block('Totals')).compareDocumentPosition(payment)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('on a phone it changes places with what it stands between there', async () => {
  onPhone()
  const { user } = await open()
  const payment = await block('Next payment')
  const others = [await block('Totals'), await screen.findByRole('heading', { name: 'Earnings and payment' })]
  const isBefore = () =>
    others.map(other => Boolean(other.compareDocumentPosition(payment) & Node.DOCUMENT_POSITION_PRECEDING))
  expect(isBefore()).toEqual([false, true])
  await user.click(screen.getByRole('button', { name: 'Arrange cards' }))
  await user.click(await screen.findByRole('button', { name: 'Move Next payment down' }))
  expect(isBefore()).toEqual([false, false])
  for (let time = 0; time < 2; time += 1) await user.click(screen.getByRole('button', { name: 'Move Next payment up' }))
  expect(isBefore()).toEqual([true, true])
})

test('a balance is an estimate until its month is closed', async () => {
  const balanceIn = (state: 'final' | 'closed') =>
    answers(dashboardEndpoints.money, ({ body }) => ({
      ...money(body),
      balance: { ...money(body).balance, net: '912.34', state },
    }))
  /** In the strip, and in the card of the next payment. */
  const marks = async () => {
    const payment = await block('Next payment')
    const inStrip = await screen.findByText('R$912.34', { selector: 'dd *' })
    expect(await within(payment).findByText(/Earned in/)).toHaveTextContent('R$912.34')
    return [inStrip.closest(`${Estimated}`), payment.querySelector(`${Estimated}`)].map(each => each !== null)
  }
  const { unmount } = await open([balanceIn('final')])
  expect(await marks()).toEqual([true, true])
  unmount()
  await open([balanceIn('closed')])
  expect(await marks()).toEqual([false, false])
})

test('a closed month of which nothing is owed any more says nothing of closing it', async () => {
  const server = [
    answers(dashboardEndpoints.money, ({ body }) => {
      const answer = money(body)
      return { ...answer, balance: { ...answer.balance, state: 'closed' as const } }
    }),
  ]
  await open(server)
  const payment = within(await block('Next payment'))
  expect(await payment.findByText(/Earned in/)).toBeVisible()
  expect(payment.queryByText(/is closed, you can send its invoice/)).toBeNull()
})

test('a month that is not closed yet asks nobody for its invoice', async () => {
  await open()
  const payment = within(await block('Next payment'))
  expect(await payment.findByText(/^Once \w+ is closed, you can send its invoice\.$/)).toBeVisible()
  expect(payment.queryByText(/left$/)).toBeNull()
})
