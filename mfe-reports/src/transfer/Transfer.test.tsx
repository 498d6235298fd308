import { type AnswerOf, type OneTransfer, type Pair, transferEndpoints } from '@candela/shared-contract'
import { Estimated } from '@candela/shared-ui'
import {
  type Answer,
  answers,
  INSTANT,
  onPhone,
  refusal,
  renderScreen,
  savedFiles,
  textsOf,
} from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import Transfer from './Transfer'

type Owed = OneTransfer['record']

const OWED: Owed = {
  ...{
    id: 7,
    account: { id: 3, label: 'Grupo Cariri', zone: 'Europe/Lisbon' },
    month: '2025-10',
    state: 'awaiting_invoice',
  },
  ...{ held_from: null, reason: null, gross: null, net: '160.00', net_usd: '32.00' },
  lines: [{ website: { id: 9, label: 'cariri.example' }, gross: null, net: '160.00', net_usd: '32.00' }],
  ...{ deductions: '-10.00', adjustments: '0.00', carried_in: '0.00', payable: '150.00', carried_to: null },
  ...{ rates: [{ currency: 'USD', value: '5.0000' }], invoice: null, pay_on: '2025-11-10', is_pay_day_fixed: false },
  ...{ invoice_until: '2025-11-09T21:00:00.000Z', paid_on: null, has_proof: false, steps: ['sendInvoice'] },
  updated_at: INSTANT,
  items: [
    {
      ...{ id: 4, website: null, reason: 'invalidTraffic', amount: '-10.00', note: 'Bots', created_at: INSTANT },
      messages: [{ id: 1, user: { id: 3, label: 'Marina Teles' }, text: 'Which days?', created_at: INSTANT }],
    },
  ],
  can: { adjust: false, dispute: true },
}

const PATH = '/report/report05/:account/:month'
const RIGHTS: readonly Pair[] = ['report.report05', 'report.sendInvoice']
const open = (server: Answer[], more: Partial<Parameters<typeof renderScreen>[1]> = {}) =>
  renderScreen({ [PATH]: Transfer }, { server, rights: RIGHTS, at: '/report/report05/3/2025-10', ...more })

const owed = (facts: Partial<Owed> = {}): AnswerOf<typeof transferEndpoints.transfer> => ({
  record: { ...OWED, ...facts },
})

test('says what is owed, how it comes about, and when it is paid', async () => {
  await open([answers(transferEndpoints.transfer, owed())])
  expect(await screen.findByRole('heading', { level: 1, name: 'Grupo Cariri, October 2025' })).toBeVisible()
  expect(screen.getAllByText('R$150.00')[0]).toBeVisible()
  expect(screen.getByRole('rowheader', { name: 'cariri.example' })).toBeVisible()
  // What was grossed is not told to who may not see it.
  expect(screen.queryByRole('columnheader', { name: 'Gross' })).toBeNull()
  expect(
    screen.getByText(
      /^Send the invoice by 9 Nov 2025, 18:00 \(Sao Paulo\) · 21:00 \(Lisbon\), and it is paid on Mon 10 Nov 2025/,
    ),
  ).toBeVisible()
  expect(screen.getByText('Which days?')).toBeVisible()
})

test('a closing rate has all of its decimals', async () => {
  const rates: Owed['rates'] = [
    { currency: 'USD', value: '5.266591' },
    { currency: 'EUR', value: '6.1000' },
  ]
  await open([answers(transferEndpoints.transfer, owed({ rates }))], { locale: 'pt_BR' })
  expect(await screen.findByText('USD 5,266591 · EUR 6,1000')).toBeVisible()
})

test('what an open month comes to is marked as an estimate wherever it stands', async () => {
  const marked = () => {
    const facts = screen.getAllByRole('definition')
    return facts.filter(each => each.querySelector(`${Estimated}`)).length
  }
  const { unmount } = await open([answers(transferEndpoints.transfer, owed({ state: 'estimated', steps: [] }))])
  expect(await screen.findByText('Estimate')).toBeVisible()
  // Net, two kinds of adjustments, what is carried over, and what is to be paid.
  expect(marked()).toBe(5)
  unmount()
  await open([answers(transferEndpoints.transfer, owed())])
  expect(await screen.findByText('Awaiting invoice')).toBeVisible()
  expect(marked()).toBe(0)
})

test('on a phone a website has under its net what it grossed, for who is told, and earned in USD', async () => {
  onPhone()
  const gross = '320.00'
  const lines = OWED.lines.map(line => ({ ...line, gross }))
  const { unmount } = await open([answers(transferEndpoints.transfer, owed({ gross, lines }))])
  const cells = async () => textsOf(await screen.findAllByRole('cell'))
  expect(await cells()).toEqual(Array(2).fill('R$160.00Gross R$320.00Net in USD $32.00'))
  unmount()
  await open([answers(transferEndpoints.transfer, owed())])
  expect(await cells()).toEqual(Array(2).fill('R$160.00Net in USD $32.00'))
})

test('a day within a sentence has no capital where the language has none', async () => {
  await open([answers(transferEndpoints.transfer, owed({ state: 'paid', paid_on: '2025-11-10', steps: [] }))], {
    locale: 'pt_BR',
  })
  expect(await screen.findByText(/^Pago em seg 10 nov 2025\./)).toBeVisible()
})

test('an invoice that is refused keeps what was typed, with the reason under its field', async () => {
  const { user } = await open([
    answers(transferEndpoints.transfer, owed()),
    answers(transferEndpoints.sendInvoice, () =>
      refusal('invalid', { errors: [{ field: 'number', code: 'invoiceTaken', message: 'It is there already' }] }),
    ),
  ])
  await user.click(await screen.findByRole('button', { name: 'Send invoice' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Send invoice' }))
  expect(dialog.getByText('Choose a file')).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no place for a file')
  await user.upload(input, new File(['%PDF-1.7'], 'invoice.pdf', { type: 'application/pdf' }))
  expect(dialog.getByText('invoice.pdf')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Number of the invoice' }), 'NF 7')
  await user.click(dialog.getByRole('button', { name: 'Send invoice' }))
  expect(await dialog.findByText('It is there already')).toBeVisible()
  const number = dialog.getByRole('textbox', { name: 'Number of the invoice' })
  expect(number).toHaveValue('NF 7')
  expect(number).toHaveAccessibleDescription('It is there already')
})

test('an invoice begins with its number, and its amount is read below while it is typed', async () => {
  const { user } = await open([answers(transferEndpoints.transfer, owed())])
  await user.click(await screen.findByRole('button', { name: 'Send invoice' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('textbox', { name: 'Number of the invoice' })).toHaveFocus()
  const amount = dialog.getByRole('textbox', { name: 'Amount in BRL' })
  expect(amount).toHaveAccessibleDescription('R$150.00: the amount due')
  await user.clear(amount)
  await user.type(amount, '1294,5')
  expect(amount).toHaveValue('1294,5')
  expect(amount).toHaveAccessibleDescription('R$1,294.50: R$1,144.50 more than the amount due')
  await user.tab()
  expect(amount).toHaveValue('1,294.50')
  await user.clear(amount)
  await user.type(amount, '149.99')
  expect(amount).toHaveAccessibleDescription('R$149.99: R$0.01 less than the amount due')
})

test('who decides is offered its steps, and says why they reject', async () => {
  const { user, asked } = await open(
    [
      answers(transferEndpoints.transfer, owed({ state: 'invoice_received', steps: ['approve', 'reject'] })),
      answers(transferEndpoints.stepTransfer, owed({ state: 'rejected' })),
    ],
    { rights: ['report.report05', 'report.decideInvoice'] },
  )
  await user.click(await screen.findByRole('button', { name: 'Reject invoice' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Reject invoice' }))
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription('The field is required')
  expect(asked(transferEndpoints.stepTransfer)).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Wrong address')
  await user.click(dialog.getByRole('button', { name: 'Reject invoice' }))
  expect(await screen.findByText('The invoice is rejected')).toBeVisible()
  expect(asked(transferEndpoints.stepTransfer)).toEqual([
    { action: 'reject', version: INSTANT, reason: 'Wrong address' },
  ])
})

test('hands the statement to the browser under the name of the server, or says why there is none', async () => {
  const files = savedFiles()
  const refusals: Response[] = []
  const { user } = await open([
    answers(transferEndpoints.transfer, owed({ state: 'paid', steps: [] })),
    answers(transferEndpoints.transferStatement, ({ params }) => {
      expect(params).toEqual({ account: '3', month: '2025-10' })
      const headers = { 'content-disposition': 'attachment; filename="statement_2025-10_3.pdf"' }
      return refusals.pop() ?? new Response('%PDF-1.7', { headers })
    }),
  ])
  const button = await screen.findByRole('button', { name: 'Download statement (PDF)' })
  refusals.push(refusal('notFound'))
  await user.click(button)
  expect(await screen.findByText('The statement could not be downloaded')).toBeVisible()
  expect(files.names()).toEqual([])
  await user.click(button)
  await waitFor(() => expect(files.names()).toEqual(['statement_2025-10_3.pdf']))
})
