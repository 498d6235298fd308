import {
  monthsLater,
  PLATFORM_ZONE,
  paymentFor,
  stateAfter,
  TRANSFER_STATES,
  TRANSFER_STEP_KEYS,
  TRANSFER_STEPS,
  TRANSFER_WORDS,
  type TransferState,
  type TransferStep,
  todayIn,
} from '@candela/shared-contract'
import { anAccount } from '../../../test/accounts'
import { asPast } from '../../../test/as-past'
import { openMonth } from '../../../test/books'
import { A_PDF } from '../../../test/invoice-files'
import { somebodyOfEachGroup, somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { DEFAULT_GROUPS, type GroupKey } from '../../seeds/groups'

const TODAY = todayIn(PLATFORM_ZONE)
const HELD: TransferState = 'approved'

let product: Product
let people: Awaited<ReturnType<typeof somebodyOfEachGroup>>
let account: number
let months = 0

beforeAll(async () => {
  product = await startProduct()
  people = await somebodyOfEachGroup(product)
})
beforeEach(async () => {
  months = 0
  account = (await anAccount(product, { managers: people.ids, users: people.ids, name: 'Grupo Cariri' })).id
})
afterAll(() => product.close())

/** One of an older month each time: an account has one for each. */
const aTransfer = (state: TransferState) => {
  months += 1
  return asPast(product, trx =>
    trx
      .insertInto('transfers')
      .values({
        ...{ tra_month: monthsLater(openMonth(), -months), tra_id_account: account, tra_state: state },
        ...{ tra_payable: '150.00', tra_held_from: state === 'on_hold' ? HELD : null },
        tra_paid_on: state === 'paid' ? TODAY : null,
        tra_reason: state === 'rejected' || state === 'on_hold' || state === 'reversed' ? 'Said before' : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
}
type Transfer = Awaited<ReturnType<typeof aTransfer>>

const REASON = 'Data to be checked'

const take = (step: TransferStep, { id, updated_at: version }: Transfer, token: string) => {
  const path = `/report/report05/${id}`
  if (step === 'sendInvoice' || step === 'pay') {
    const facts: Record<string, string> =
      step === 'pay' ? { paid_on: TODAY } : { number: `NF ${id}`, issued_on: TODAY, amount: '150.00' }
    const query = new URLSearchParams({ version, ...facts })
    const raw = { payload: A_PDF, type: 'application/pdf' }
    return product.call('POST', `${path}/${step === 'pay' ? 'pay' : 'invoice'}?${query}`, { token, raw })
  }
  const reason = 'needsReason' in TRANSFER_STEPS[step] ? { reason: REASON } : {}
  return product.call('POST', `${path}/step`, { token, body: { action: step, version, ...reason } })
}

const rightsOf = (key: GroupKey): readonly string[] => DEFAULT_GROUPS.find(group => group.key === key)?.pairs ?? []

describe.each(DEFAULT_GROUPS.map(({ key }) => key))('%s', key => {
  test.each(TRANSFER_STATES)('of what is %s takes the steps that are listed for it, and no other', async state => {
    const { token } = people.of(key)
    const found: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    for (const step of TRANSFER_STEP_KEYS) {
      const transfer = await aTransfer(state)
      const after = stateAfter(step, state, transfer.tra_held_from)
      const { status, body } = await take(step, transfer, token)
      found[step] = [status, status === 200 ? (body.record as never as { state: string }).state : body.code]
      expected[step] = !rightsOf(key).includes(TRANSFER_STEPS[step].right)
        ? [403, 'forbidden']
        : after
          ? [200, after]
          : [409, 'transferState']
      if (status === 409) expect(body.message).toContain(TRANSFER_WORDS.en.state[state])
    }
    expect(found).toEqual(expected)
  })
})

test.each(TRANSFER_STEP_KEYS)('who may %s and not see payments is refused, and nothing is written', async step => {
  const from = TRANSFER_STATES.find(state => stateAfter(step, state, HELD)) ?? 'estimated'
  const transfer = await aTransfer(from)
  const { token } = await somebodyWith(product, [TRANSFER_STEPS[step].right])
  const { status, body } = await take(step, transfer, token)
  expect([status, body.code, body.record]).toEqual([403, 'forbidden', undefined])
  const now = await product.database.read
    .selectFrom('transfers')
    .where('id', '=', transfer.id)
    .select(['tra_state', 'updated_at'])
    .executeTakeFirstOrThrow()
  expect(now).toEqual({ tra_state: from, updated_at: transfer.updated_at })
})

test('a deduction tells nothing of its payment to who may only write about it', async () => {
  const { token } = await somebodyWith(product, ['report.adjustTransfer', 'report.disputeAdjustment'])
  const { id } = await product.database.unaudited
    .insertInto('adjustments')
    .values({
      ...{ adj_month: openMonth(), adj_id_account: account, adj_reason: 'bonus', adj_amount: '1.00', adj_note: 'Said' },
      ...{ adj_id_website: null, adj_id_user: null, deleted_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const answers = [
    await product.call('POST', `/report/report05/adjustment/${id}/message`, { token, body: { text: 'What is it?' } }),
    await product.call('POST', '/report/report05/adjustment', {
      token,
      body: { account, month: openMonth().slice(0, 7), reason: 'bonus', amount: '1', note: 'More' },
    }),
  ]
  expect(answers.map(({ status, body }) => [status, body.record])).toEqual([
    [403, undefined],
    [403, undefined],
  ])
  expect(await product.database.read.selectFrom('adjustment_messages').selectAll().execute()).toEqual([])
})

test('some default group takes each step, and no publisher decides about their own money', () => {
  for (const step of TRANSFER_STEP_KEYS)
    expect(DEFAULT_GROUPS.filter(({ pairs }) => pairs.includes(TRANSFER_STEPS[step].right)).length).toBeGreaterThan(0)
  const own = DEFAULT_GROUPS.filter(({ gro_scope }) => gro_scope === 'own').flatMap(({ pairs }) => pairs)
  for (const step of TRANSFER_STEP_KEYS.filter(each => each !== 'sendInvoice'))
    expect(own).not.toContain(TRANSFER_STEPS[step].right)
})

describe('who is paid is told', () => {
  const from = {
    sendInvoice: 'awaiting_invoice',
    hold: 'approved',
    release: 'on_hold',
    approve: 'invoice_received',
  } as const
  const before = {
    ...from,
    reject: 'invoice_received',
    schedule: 'approved',
    pay: 'scheduled',
    reverse: 'paid',
  } as const

  test.each(TRANSFER_STEP_KEYS)('what %s means to them, in their language', async step => {
    const { token } = people.of('SA')
    const reader = people.of('PO')
    await product.database.unaudited.deleteFrom('mails').execute()
    await product.database.unaudited
      .updateTable('users')
      .set({ usr_locale: 'pt_BR' })
      .where('id', '=', reader.id)
      .execute()
    const transfer = await aTransfer(before[step])
    expect((await take(step, transfer, token)).status).toBe(200)
    const { usr_email } = await product.database.read
      .selectFrom('users')
      .where('id', '=', reader.id)
      .select('usr_email')
      .executeTakeFirstOrThrow()
    const mails = await product.database.read.selectFrom('mails').where('mai_to', '=', usr_email).selectAll().execute()
    // What is approved moves no day and asks for nothing.
    if (step === 'approve') return expect(mails).toEqual([])
    expect(mails).toHaveLength(1)
    const [{ mai_subject, mai_text } = { mai_subject: '', mai_text: '' }] = mails
    expect(mai_subject).toContain('Grupo Cariri')
    expect(mai_text).toContain('Olá, ')
    expect(mai_text).toContain(`/report/report05/${account}/${transfer.tra_month.slice(0, 7)}`)
    if ('needsReason' in TRANSFER_STEPS[step]) expect(mai_text).toContain(REASON)
    const dayText = (day: string) =>
      new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
    if (step === 'sendInvoice' || step === 'schedule') expect(mai_text).toContain(dayText(paymentFor(new Date()).day))
    if (step === 'pay') expect(mai_text).toContain(dayText(TODAY))
  })
})
