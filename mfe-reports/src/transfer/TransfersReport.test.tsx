import {
  accountEndpoints,
  type Pair,
  reportEndpoints,
  type Transfer,
  type TransferAnswer,
  transferEndpoints,
  websiteEndpoints,
} from '@candela/shared-contract'
import { Estimated } from '@candela/shared-ui'
import { answers, onPhone, refusal, renderScreen, savedFiles, textsOf } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { CHOICES } from '../testing/numbers'
import TransfersReport from './TransfersReport'

const PATH = '/report/report05'
const YEAR = '2025-12-01..2026-11-26'
const RIGHTS: Pair[] = [
  ...(['report.report05', 'report.filters'] as const),
  ...(['website.get', 'website.simpleList', 'account.get', 'account.simpleList'] as const),
]

const site = (id: number, label: string) => ({
  ...{ website: { id, label }, gross: '150.00', net: '100.00', net_usd: '20.00' },
})
const row = (facts: Partial<Transfer>): Transfer => ({
  ...{
    id: 5,
    account: { id: 1, label: 'Alfa', zone: 'America/Sao_Paulo' },
    month: '2026-10',
    state: 'scheduled',
    held_from: null,
    reason: null,
  },
  lines: [site(3, 'North'), site(4, 'South')],
  ...{ gross: '2000.00', net: '1234.50', net_usd: '246.90', deductions: '-30.00', adjustments: '10.00' },
  ...{ carried_in: '80.00', payable: '1294.50', carried_to: null },
  rates: [{ currency: 'USD', value: '5.4321' }],
  invoice: {
    ...{ id: 9, number: 'NF-77', amount: '1294.50', issued_on: '2026-11-03', sent_at: '2026-11-03T12:00:00.000Z' },
    ...{ sent_by: null, type: 'application/pdf', bytes: 1000 },
  },
  ...{ pay_on: '2026-11-10', is_pay_day_fixed: true, invoice_until: null, paid_on: null, has_proof: false },
  ...{ steps: [], updated_at: null },
  ...facts,
})
const answer = (rows: Transfer[]): TransferAnswer => ({
  rows,
  totals: {
    gross: rows.every(({ gross }) => gross !== null) ? '2000.00' : null,
    ...{ net: '1234.50', net_usd: '246.90', deductions: '-30.00', adjustments: '10.00' },
    ...{ payable: '1294.50', paid: '700.00' },
  },
  meta: {
    ...{ from: '2025-12', to: '2026-11' },
    counts: { toDecide: 12, toSchedule: 3, toPay: 1, onHold: 0, disputed: 2, all: rows.length },
    more: 0,
  },
})

/** Nothing is known of who was chosen but their ids. */
const NAMES = [
  answers(websiteEndpoints.get, () => refusal('notFound')),
  answers(accountEndpoints.get, () => refusal('notFound')),
]

const open = (rows: Transfer[], more: Partial<Parameters<typeof renderScreen>[1]> = {}) =>
  renderScreen(
    { [PATH]: TransfersReport },
    {
      ...{ at: `${PATH}?period=${YEAR}`, rights: RIGHTS },
      server: [
        answers(transferEndpoints.report05, answer(rows)),
        answers(transferEndpoints.report05File, new Response('')),
        answers(reportEndpoints.filters, CHOICES),
        ...NAMES,
      ],
      ...more,
    },
  )

const table = () => screen.findByRole('grid', { name: 'Payments, row by row' })
const headings = async () => textsOf(within(await table()).getAllByRole('columnheader'))
const rowTexts = async () => textsOf(within(await table()).getAllByRole('row')).slice(1)

test('a month has whose it is and what is to be paid right after its name, how it stands, and what it is made of', async () => {
  await open([row({})])
  expect(await headings()).toEqual([
    ...['Month', 'Account', 'Amount', 'Status', 'Payment day', 'Paid on', 'Net', 'Gross', 'Deductions of networks'],
    ...['Other adjustments', 'From months before', 'Invoice', 'Website'],
  ])
  const [totals, first] = await rowTexts()
  expect(totals).toBe('Total, 1 paymentR$1,294.50R$700.00 paidR$1,234.50R$2,000.00−R$30.00R$10.00')
  expect(first).toBe(
    'October 2026AlfaR$1,294.50Scheduled10 Nov 2026–R$1,234.50R$2,000.00−R$30.00R$10.00R$80.00NF-772 websites',
  )
  expect(screen.getByRole('link', { name: 'October 2026' })).toHaveAttribute('href', `${PATH}/1/2026-10`)
  expect(screen.getByText('1 payment · December 2025 – November 2026 · BRL')).toBeVisible()
})

test('an open month is an estimate, and one that is too little says which month took it over', async () => {
  await open([
    row({ id: null, month: '2026-11', state: 'estimated', invoice: null, pay_on: null }),
    row({ month: '2026-09', state: 'below_threshold', payable: '80.00', carried_to: '2026-10' }),
  ])
  const [total, estimated, carried] = await rowTexts()
  // One estimate makes the sum one.
  expect(total).toMatch(/^Total, 2 paymentsEstimate R\$1,294\.50R\$700\.00 paid/)
  expect(estimated).toMatch(/^November 2026AlfaR\$1,294\.50Estimate/)
  expect(carried).toMatch(/^September 2026AlfaR\$80\.00Carried overwith October 2026/)
})

const isMarked = (text: HTMLElement) => text.matches(`${Estimated}`)

test('every amount of an open month is marked as one that may change, and so is a sum with it', async () => {
  const open_month = row({ id: null, month: '2026-11', state: 'estimated', invoice: null, pay_on: null })
  await open([{ ...open_month, net: '77.00' }, row({ net: '88.00', carried_in: '9.00' })])
  const rows = within(await table()).getAllByRole('row')
  const inRow = (index: number) => within(rows[index] as HTMLElement)
  for (const amount of ['R$77.00', 'R$1,294.50', 'R$2,000.00', '−R$30.00', 'R$10.00', 'R$80.00'])
    expect([amount, isMarked(inRow(2).getByText(amount))]).toEqual([amount, true])
  for (const amount of ['R$88.00', 'R$1,294.50', 'R$9.00'])
    expect([amount, isMarked(inRow(3).getByText(amount))]).toEqual([amount, false])
  for (const amount of ['R$1,234.50', 'R$1,294.50'])
    expect([amount, isMarked(inRow(1).getByText(amount))]).toEqual([amount, true])
})

test('a period of one month says its name once', async () => {
  const { totals, meta, rows } = answer([row({})])
  await open([], {
    server: [
      answers(transferEndpoints.report05, { rows, totals, meta: { ...meta, from: '2026-10', to: '2026-10' } }),
      answers(reportEndpoints.filters, CHOICES),
    ],
  })
  expect(await screen.findByText('1 payment · October 2026 · BRL')).toBeVisible()
})

test('what waits for its invoice says until when that is in time', async () => {
  await open([
    row({
      ...{ state: 'awaiting_invoice', invoice: null, is_pay_day_fixed: false },
      invoice_until: '2026-11-09T21:00:00.000Z',
    }),
  ])
  expect((await rowTexts())[1]).toContain('10 Nov 2026, if sent before 9 Nov 18:00')
})

test('what was rejected stands out and says why', async () => {
  await open([row({ state: 'rejected', reason: 'The amount is wrong.' }), row({})])
  const [, , rejected, other] = within(await table()).getAllByRole('row')
  expect(rejected).toHaveAttribute('data-warned')
  expect(rejected).toHaveTextContent('Invoice rejectedThe amount is wrong.')
  expect(other).not.toHaveAttribute('data-warned')
})

test('a publisher has no column for accounts, none for what they are not told, and no filter of accounts', async () => {
  await open([row({ gross: null, lines: [{ ...site(3, 'North'), gross: null }] })], { scope: 'own' })
  const names = await headings()
  expect(names).not.toContain('Gross')
  expect(names).not.toContain('Account')
  expect(names.slice(0, 3)).toEqual(['Month', 'Amount', 'Status'])
  expect((await rowTexts())[1]).toMatch(/North$/)
  const filters = within(screen.getByRole('group', { name: 'Filters' }))
  expect(filters.queryByRole('button', { name: /^Account/ })).toBeNull()
  expect(filters.getByRole('button', { name: /^Website/ })).toBeVisible()
})

test('a publisher of two accounts is told whose each payment is', async () => {
  await open([row({}), row({ account: { id: 2, label: 'Beta', zone: 'America/Sao_Paulo' } })], { scope: 'own' })
  expect((await headings()).slice(0, 3)).toEqual(['Month', 'Account', 'Amount'])
})

test('a bare address asks for twelve months and for every website', async () => {
  const { asked, address } = await open([row({})], { at: PATH })
  await table()
  const [question] = asked(transferEndpoints.report05)
  expect(question).toEqual({ period: expect.stringMatching(/^\d{4}-\d{2}-01\.\.\d{4}-\d{2}-\d{2}$/), websites: 'all' })
  const [from = '', to = ''] = question?.period.split('..') ?? []
  const monthsOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  expect(monthsOf(to) - monthsOf(from)).toBe(11)
  expect(address()).toContain(`period=${question?.period}`)
})

test('its address holds what is asked, and the order, which the server makes', async () => {
  const at = `${PATH}?period=${YEAR}&website=3&account=1&state=paid&state=scheduled&sort=-payable`
  const { asked } = await open([row({ payable: '80.00' }), row({ month: '2026-09', payable: '900.00' })], { at })
  const [, first, second] = await rowTexts()
  expect([first, second].map(text => text?.match(/^\w+ \d{4}AlfaR\$[\d.]+/)?.[0])).toEqual([
    ...['October 2026AlfaR$80.00', 'September 2026AlfaR$900.00'],
  ])
  expect(asked(transferEndpoints.report05)).toEqual([
    {
      ...{ period: YEAR, websites: [3], accounts: [1], states: ['scheduled', 'paid'] },
      sort: { field: 'payable', dir: 'desc' },
    },
  ])
})

test('its months are turned round and back', async () => {
  const { user, address, asked } = await open([row({}), row({ month: '2026-09' })])
  const month = within(await table()).getByRole('columnheader', { name: 'Month' })
  expect(month).toHaveAttribute('aria-sort', 'descending')
  await user.click(month)
  expect(address()).toContain('sort=month')
  await waitFor(() => expect(asked(transferEndpoints.report05)).toHaveLength(2))
  expect(asked(transferEndpoints.report05)[1]).toMatchObject({ sort: { field: 'month', dir: 'asc' } })
  await user.click(screen.getByRole('columnheader', { name: 'Month' }))
  await waitFor(() => expect(asked(transferEndpoints.report05)).toHaveLength(3))
  expect(asked(transferEndpoints.report05)[2]).toMatchObject({ sort: { field: 'month', dir: 'desc' } })
})

test('of more payments than a screen shows it counts and sums all, and says how many are not shown', async () => {
  const { totals, meta, rows } = answer([row({})])
  await open([], {
    server: [
      answers(transferEndpoints.report05, { rows, totals, meta: { ...meta, more: 12 } }),
      answers(reportEndpoints.filters, CHOICES),
    ],
  })
  expect((await rowTexts())[0]).toContain('Total, 13 payments')
  expect(screen.getByText(/^12 more payments are in the total and not shown\./)).toBeVisible()
})

test('a status that is chosen is asked for when the report is generated', async () => {
  const { user, asked } = await open([row({})])
  await table()
  await user.click(screen.getByRole('button', { name: /^Status/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Paid' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Generate report' }))
  await waitFor(() => expect(asked(transferEndpoints.report05)).toHaveLength(2))
  expect(asked(transferEndpoints.report05)[1]).toEqual({ period: YEAR, websites: 'all', states: ['paid'] })
})

test('without a website that is chosen it is about every one', async () => {
  const { user, asked } = await open([row({})], { at: `${PATH}?period=${YEAR}&website=3` })
  await table()
  await user.click(screen.getByRole('button', { name: /^Website/ }))
  await user.click(await screen.findByRole('button', { name: 'Clear filter' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Generate report' }))
  await waitFor(() => expect(asked(transferEndpoints.report05)).toHaveLength(2))
  expect(asked(transferEndpoints.report05).map(({ websites }) => websites)).toEqual([[3], 'all'])
})

test('where it fails it says why, keeps what was chosen, and is asked for again', async () => {
  let fails = true
  const { user } = await open([], {
    at: `${PATH}?period=${YEAR}&state=paid`,
    server: [
      answers(transferEndpoints.report05, () =>
        fails
          ? refusal('invalid', {
              errors: [{ field: 'websites', code: 'websiteRequired', message: 'Choose at least one website' }],
            })
          : answer([row({})]),
      ),
      answers(reportEndpoints.filters, CHOICES),
    ],
  })
  expect(await screen.findByText('The payments could not be loaded')).toBeVisible()
  expect(screen.getByText('Choose at least one website')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Status.*Paid/ })).toBeVisible()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await table()).toBeVisible()
})

test('without its filters it runs all the same', async () => {
  await open([], {
    server: [
      answers(transferEndpoints.report05, answer([row({})])),
      answers(reportEndpoints.filters, () => refusal('internal')),
    ],
  })
  expect(await table()).toBeVisible()
})

test('where there is none it says what to do, and does it', async () => {
  const { user, asked } = await open([], { at: `${PATH}?period=${YEAR}&state=paid&website=3` })
  expect(await screen.findByText(/Choose a longer period/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show the last 12 months' }))
  await waitFor(() => expect(asked(transferEndpoints.report05)).toHaveLength(2))
  expect(asked(transferEndpoints.report05)[1]).toEqual({ period: expect.any(String), websites: 'all' })
})

test('on a phone a row says how much, how it stands and on which day, and when opened a dash for what is not there', async () => {
  onPhone()
  const { user } = await open([
    row({}),
    row({ state: 'on_hold', reason: 'Checked by the bank.' }),
    row({ month: '2026-11', state: 'estimated', invoice: null, pay_on: null }),
  ])
  const list = await screen.findByRole('list', { name: 'Payments, row by row' })
  const items = within(list).getAllByRole('listitem')
  expect(textsOf(items)).toEqual([
    'October 2026 · AlfaR$1,294.50 Scheduled 10 Nov 2026',
    'October 2026 · AlfaR$1,294.50On hold: Checked by the bank.',
    'November 2026 · AlfaR$1,294.50 Estimate',
  ])
  await user.click(within(list).getByRole('button', { name: 'November 2026 · Alfa' }))
  const opened = within(items[2] as HTMLElement)
  for (const label of ['Payment day', 'Paid on', 'Invoice'])
    expect(opened.getByText(label, { selector: 'dt' }).nextElementSibling).toHaveTextContent(/^–$/)
})

test('a file has what is shown, with the date beside the number of an invoice', async () => {
  savedFiles()
  const { user, asked } = await open([row({})])
  await table()
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(asked(transferEndpoints.report05File)).toHaveLength(1))
  expect(asked(transferEndpoints.report05File)).toEqual([
    expect.objectContaining({
      ...{ period: YEAR, websites: 'all' },
      columns: [
        ...['month', 'account', 'payable', 'state', 'pay_on', 'paid_on', 'net', 'gross', 'deductions', 'adjustments'],
        ...['carried_in', 'invoice_number', 'invoice_date', 'website'],
      ],
    }),
  ])
})
