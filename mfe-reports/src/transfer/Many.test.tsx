import {
  type BulkAnswer,
  type Pair,
  reportEndpoints,
  type Scope,
  type Transfer,
  transferEndpoints,
} from '@candela/shared-contract'
import { type Answer, answers, onPhone, refusal, renderScreen, savedFiles, textsOf } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { CHOICES } from '../testing/numbers'
import TransfersReport from './TransfersReport'

const PATH = '/report/report05'
const AT = `${PATH}?period=2025-12-01..2026-11-26`
const VERSION = '2026-11-01T00:00:00.000000Z'
const PAYS: Pair[] = ['report.report05', 'report.decideInvoice', 'report.payTransfer', 'report.holdTransfer']

const received = (id: number, facts: Partial<Transfer> = {}): Transfer => ({
  ...{ id, account: { id, label: `Account ${id}`, zone: 'America/Sao_Paulo' }, month: '2026-10' },
  ...{ state: 'invoice_received', held_from: null, reason: null, lines: [], gross: null, net: '100.10' },
  ...{ net_usd: '20.00', deductions: '0.00', adjustments: '0.00', carried_in: '0.00', payable: '100.10' },
  ...{ carried_to: null, rates: [], invoice: null, pay_on: '2026-11-10', is_pay_day_fixed: true, invoice_until: null },
  ...{ paid_on: null, has_proof: false, steps: ['approve', 'reject', 'hold'], updated_at: VERSION },
  ...facts,
})
const list = (rows: Transfer[]) => ({
  rows,
  totals: {
    ...{ gross: null, net: '0.00', net_usd: '0.00', deductions: '0.00', adjustments: '0.00' },
    ...{ payable: '0.00', paid: '0.00' },
  },
  meta: {
    ...{ from: '2025-12', to: '2026-11' },
    counts: { toDecide: 12, toSchedule: 0, toPay: 1, onHold: 0, disputed: 2, all: 99 },
    more: 0,
  },
})

const DONE: BulkAnswer = { transaction: '3f1f1c80-0000-4000-8000-000000000000', done: 3, refused: [] }

type Opening = { at?: string; rights?: Pair[]; scope?: Scope; answer?: BulkAnswer; more?: Answer[] }

const open = (rows: Transfer[], { at = AT, rights = PAYS, scope = 'all', answer = DONE, more = [] }: Opening = {}) =>
  renderScreen(
    { [PATH]: TransfersReport },
    {
      ...{ at, rights, scope },
      server: [
        answers(transferEndpoints.report05, list(rows)),
        answers(transferEndpoints.bulkTransfers, answer),
        answers(reportEndpoints.filters, CHOICES),
        ...more,
      ],
    },
  )

const THREE = [received(1), received(2), received(3)]
const bar = () => screen.findByRole('toolbar', { name: 'Actions for the selection' })
const chooseAll = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(await screen.findByRole('checkbox', { name: 'Choose all that can take a step' }))

test('a queue is in the address and is asked for at once, with the counts of all of them', async () => {
  const { user, asked, address } = await open(THREE)
  const queues = within(await screen.findByRole('group', { name: 'What waits' }))
  await user.click(await queues.findByRole('button', { name: 'To decide 12' }))
  await waitFor(() => expect(asked(transferEndpoints.report05)).toHaveLength(2))
  expect(asked(transferEndpoints.report05)[1]).toMatchObject({ queue: 'toDecide', websites: 'all' })
  expect(address()).toContain('queue=toDecide')
  await user.click(queues.getByRole('button', { name: 'All 99' }))
  expect(address()).not.toContain('queue')
})

test('all that are shown are approved with three presses, and what they come to is said before', async () => {
  const { user, asked } = await open([...THREE, received(4, { state: 'paid', steps: ['reverse'] })])
  await chooseAll(user)
  expect(within(await bar()).getByText('3 selected')).toBeVisible()
  expect(within(await bar()).getByText('R$300.30 in all')).toBeVisible()
  await user.click(within(await bar()).getByRole('button', { name: 'Approve' }))
  const question = within(await screen.findByRole('dialog', { name: 'Approve 3 invoices?' }))
  expect(question.getByText('R$300.30 in all')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('3 invoices are approved')).toBeVisible()
  expect(asked(transferEndpoints.bulkTransfers)).toEqual([
    { action: 'approve', rows: [1, 2, 3].map(id => ({ id, updated_at: VERSION })) },
  ])
  // A step is not taken back: the next one is.
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Actions for the selection' })).toBeNull())
})

test('before they are approved each invoice is read: its number, its amount against what is owed, and its file', async () => {
  const files = savedFiles()
  const invoice = (number: string, amount: string): Transfer['invoice'] => ({
    ...{ id: 9, number, amount, issued_on: '2026-11-03', sent_at: '2026-11-03T12:00:00.000Z', sent_by: null },
    ...{ type: 'application/pdf', bytes: 1000 },
  })
  const { user, asked } = await open(
    [
      received(1, { invoice: invoice('NF 7', '100.10') }),
      received(2, { invoice: invoice('NF 8', '90.00') }),
      received(3, { invoice: invoice('NF 9', '100.10'), state: 'scheduled', steps: ['pay'] }),
    ],
    { more: [answers(transferEndpoints.invoiceFile, () => refusal('notFound'))] },
  )
  await chooseAll(user)
  await user.click(within(await bar()).getByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 invoices?' }))
  expect(dialog.getByText('R$200.20 in all')).toBeVisible()
  const list = within(dialog.getByRole('list', { name: 'Invoices to approve' }))
  // What cannot be approved now is not read with the others.
  expect(textsOf(list.getAllByRole('listitem'))).toEqual([
    'Account 1, October 2026NF 7 of 3 Nov 2026R$100.10the amount due',
    'Account 2, October 2026NF 8 of 3 Nov 2026R$90.00R$10.10 less than the amount due',
  ])
  await user.click(list.getByRole('button', { name: 'Download the invoice of Account 2, October 2026' }))
  expect(await screen.findByText('The file could not be downloaded')).toBeVisible()
  expect(files.names()).toEqual([])
  expect(asked(transferEndpoints.bulkTransfers)).toEqual([])
})

test('those that stay as they are are named with their reason', async () => {
  const { user } = await open(THREE, {
    answer: {
      ...DONE,
      done: 2,
      refused: [{ id: 2, label: 'Account 2, 2026-10', code: 'stale', message: 'It changed' }],
    },
  })
  await chooseAll(user)
  await user.click(within(await bar()).getByRole('button', { name: 'Approve' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Account 2, 2026-10')).toBeVisible()
  expect(screen.getByText('It changed')).toBeVisible()
})

test('paying asks for the day and the proof of the bank', async () => {
  const { user, asked } = await open([received(5, { state: 'scheduled', steps: ['pay', 'hold'] })])
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Account 5, October 2026' }))
  await user.click(within(await bar()).getByRole('button', { name: 'Mark as paid' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark 1 payment as paid' }))
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }))
  expect(await dialog.findByText('Choose a file')).toBeVisible()
  expect(asked(transferEndpoints.bulkTransfers)).toEqual([])
  await user.upload(dialog.getByLabelText('Proof of payment', { selector: 'input' }), new File(['%PDF-'], 'proof.pdf'))
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }))
  await waitFor(() => expect(asked(transferEndpoints.bulkTransfers)).toHaveLength(1))
  expect(asked(transferEndpoints.bulkTransfers)[0]).toMatchObject({
    ...{ action: 'pay', rows: [{ id: 5, updated_at: VERSION }] },
    payload: { paid_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), proof: btoa('%PDF-') },
  })
})

test('holding asks why', async () => {
  const { user, asked } = await open(THREE)
  await chooseAll(user)
  await user.click(within(await bar()).getByRole('button', { name: 'Hold' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hold 3 payments' }))
  await user.click(dialog.getByRole('button', { name: 'Hold' }))
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/The field is required/)
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Bank data')
  await user.click(dialog.getByRole('button', { name: 'Hold' }))
  await waitFor(() => expect(asked(transferEndpoints.bulkTransfers)).toHaveLength(1))
  expect(asked(transferEndpoints.bulkTransfers)[0]).toMatchObject({ action: 'hold', payload: { reason: 'Bank data' } })
})

test('only what somebody may do, and one of those chosen can take, is offered', async () => {
  const { user } = await open(THREE, { rights: ['report.report05', 'report.holdTransfer'] })
  await chooseAll(user)
  expect(
    within(await bar())
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Hold', ''])
})

test('the keyboard chooses a line with Space', async () => {
  const { user } = await open(THREE)
  const [cell] = await screen.findAllByRole('rowheader', { name: /October 2026/ })
  cell?.focus()
  await user.keyboard(' ')
  expect(within(await bar()).getByText('1 selected')).toBeVisible()
})

test('a phone chooses one and all', async () => {
  onPhone()
  const { user } = await open(THREE)
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Account 2, October 2026' }))
  expect(within(await bar()).getByText('R$100.10 in all')).toBeVisible()
  await chooseAll(user)
  expect(within(await bar()).getByText('R$300.30 in all')).toBeVisible()
})

test('publishers, and who takes no step, choose nothing; publishers have no queues', async () => {
  const { asked } = await open([received(1, { steps: [] })], {
    ...{ at: `${AT}&queue=toDecide`, rights: ['report.report05'], scope: 'own' },
  })
  expect(await screen.findByRole('grid', { name: 'Payments, row by row' })).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('group', { name: 'What waits' })).toBeNull()
  expect(asked(transferEndpoints.report05)[0]).not.toHaveProperty('queue')
})

test('a queue with nothing in it leads back to all', async () => {
  const { user, address } = await open([], { at: `${AT}&queue=toPay` })
  await user.click(await screen.findByRole('button', { name: 'Show all payments' }))
  expect(address()).not.toContain('queue')
})
