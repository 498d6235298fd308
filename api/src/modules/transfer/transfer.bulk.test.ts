import {
  type BulkAnswer,
  monthsLater,
  PLATFORM_ZONE,
  stateAfter,
  TRANSFER_BULK_STEPS,
  TRANSFER_STATES,
  TRANSFER_STEPS,
  TRANSFER_WORDS,
  type TransferAnswer,
  type TransferBulkStep,
  type TransferState,
  todayIn,
} from '@candela/shared-contract'
import { anAccount } from '../../../test/accounts'
import { asPast } from '../../../test/as-past'
import { openMonth } from '../../../test/books'
import { closeMonth } from '../../../test/brought-facts'
import { A_PDF } from '../../../test/invoice-files'
import { somebodyWith } from '../../../test/people'
import { type Answer, type Product, startProduct } from '../../../test/product'
import { aTransferIn, paymentsOf } from '../../../test/transfers'
import type { ReportRequester } from '../report/report.context'
import { listTransfers } from './transfer.list'

const TODAY = todayIn(PLATFORM_ZONE)
const REASON = 'Bank data to be checked'
const PROOF = A_PDF.toString('base64')

let product: Product
let finance: string
beforeAll(async () => {
  product = await startProduct()
  finance = await product.signIn('finance@candela.example')
  await closeMonth(product, monthsLater(openMonth(), -1), { USD: '5', EUR: '6' })
})
afterAll(() => product.close())

type One = Awaited<ReturnType<typeof aTransferIn>>

const rowsOf = (...some: One[]) => some.map(({ id, version }) => ({ id, updated_at: version }))
const payloadOf = (step: TransferBulkStep) =>
  step === 'pay'
    ? { payload: { paid_on: TODAY, proof: PROOF } }
    : step === 'hold'
      ? { payload: { reason: REASON } }
      : undefined
const bulk = (action: TransferBulkStep, rows: object[], facts: object = {}, token = finance) =>
  product.call('POST', '/report/report05/bulk', { token, body: { action, rows, ...payloadOf(action), ...facts } })
const answerOf = ({ status, body }: Answer): BulkAnswer => {
  expect([status, body.errors]).toEqual([200, undefined])
  return body as never
}
const reasonsOf = ({ refused }: BulkAnswer) => refused.map(({ id, code }) => [id, code])
const stored = ({ id }: One) =>
  product.database.read.selectFrom('transfers').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const filesKept = async () => (await product.database.read.selectFrom('transfer_files').select('id').execute()).length

test.each(TRANSFER_BULK_STEPS)('%s is judged for each payment as for one alone', async step => {
  const made = await Promise.all(TRANSFER_STATES.map(state => aTransferIn(product, state)))
  const answer = answerOf(await bulk(step, rowsOf(...made)))
  const expected = TRANSFER_STATES.map(state => stateAfter(step, state, null) ?? state)
  expect(await Promise.all(made.map(async each => (await stored(each)).tra_state))).toEqual(expected)
  const stays = TRANSFER_STATES.filter(state => !stateAfter(step, state, null))
  expect(answer.done).toBe(TRANSFER_STATES.length - stays.length)
  expect(answer.refused.map(({ code }) => code)).toEqual(stays.map(() => 'transferState'))
  expect(answer.refused.map(({ message }) => message)).toEqual(
    stays.map(state => expect.stringContaining(TRANSFER_WORDS.it.state[state])),
  )
})

test('what somebody changed, and what is not there, is told apart, and the others go on in one action', async () => {
  const [first, second, seen] = [
    await aTransferIn(product, 'invoice_received'),
    await aTransferIn(product, 'invoice_received'),
    await aTransferIn(product, 'invoice_received'),
  ]
  const rows = rowsOf(first, second, seen)
  await product.call('POST', `/report/report05/${seen.id}/step`, {
    token: finance,
    body: { action: 'hold', version: seen.version, reason: REASON },
  })
  const answer = answerOf(await bulk('approve', [...rows, { id: 99_999, updated_at: first.version }]))
  expect([answer.done, reasonsOf(answer)]).toEqual([
    2,
    [
      [seen.id, 'stale'],
      [99_999, 'notFound'],
    ],
  ])
  const trail = await product.database.read
    .selectFrom('system_logs')
    .where('slo_transaction_hash', '=', answer.transaction)
    .orderBy('slo_object_id')
    .select(['slo_object_id', 'slo_action', 'slo_diffs'])
    .execute()
  expect(trail).toEqual(
    [first, second].map(({ id }) => ({
      ...{ slo_object_id: id, slo_action: 'report.bulkTransfers' },
      slo_diffs: expect.objectContaining({ tra_state: ['invoice_received', 'approved'] }),
    })),
  )
})

describe('paying many', () => {
  const reader = () => somebodyWith(product, ['report.report05'], 'own')
  const oneOf = (...people: { id: number }[]) =>
    aTransferIn(product, 'scheduled', { users: people.map(({ id }) => id) })
  const proofOf = ({ id }: One, token: string) =>
    product.server.inject({
      url: `/api/web/report/report05/${id}/proof`,
      headers: { authorization: `Bearer ${token}` },
    })

  test('keeps one proof, which tells a publisher nothing of other accounts', async () => {
    const [ana, beto] = [await reader(), await reader()]
    const [hers, his, both] = [await oneOf(ana), await oneOf(beto), await oneOf(ana)]
    const kept = await filesKept()
    expect(answerOf(await bulk('pay', rowsOf(hers, his))).done).toBe(2)
    expect(answerOf(await bulk('pay', rowsOf(both))).done).toBe(1)
    expect(await filesKept()).toBe(kept + 2)
    const statuses = await Promise.all(
      [
        [hers, finance],
        [hers, ana.token],
        [his, ana.token],
        [both, ana.token],
      ].map(async ([one, token]) => (await proofOf(one as One, token as string)).statusCode),
    )
    expect(statuses).toEqual([200, 404, 404, 200])
    const shown = async ({ account }: One, token: string) =>
      (await product.call('GET', `/report/report05/${account}/2002-03`, { token })).body.record
    expect(await shown(hers, ana.token)).toMatchObject({ state: 'paid', paid_on: TODAY, has_proof: false })
    expect(await shown(hers, finance)).toMatchObject({ has_proof: true })
    const mails = await product.database.read
      .selectFrom('mails')
      .where('mai_to', 'in', [ana.email, beto.email])
      .select('mai_subject')
      .execute()
    expect(mails).toHaveLength(3)
  })

  test('keeps a proof from whoever does not reach all that it was sent for, whatever becomes of them', async () => {
    const ana = await reader()
    const [hers, done, his] = [await oneOf(ana), await aTransferIn(product, 'paid'), await oneOf()]
    expect(answerOf(await bulk('pay', rowsOf(hers, done))).done).toBe(1)
    expect((await proofOf(hers, ana.token)).statusCode).toBe(404)

    const later = await oneOf(ana)
    expect(answerOf(await bulk('pay', rowsOf(later, his))).done).toBe(2)
    // Paid once more with a paper of its own, the other payment refers to the shared one no longer.
    await product.database.exec(`update transfers set tra_id_proof = null where id = ${his.id}`)
    expect((await proofOf(later, ana.token)).statusCode).toBe(404)
    expect((await proofOf(later, finance)).statusCode).toBe(200)
  })

  test('asks for a day and a proof like paying one', async () => {
    const one = await oneOf()
    const kept = await filesKept()
    const wrong = async (payload: object) => {
      const { status, body } = await bulk('pay', rowsOf(one), { payload: { paid_on: TODAY, proof: PROOF, ...payload } })
      return [status, ...(body.errors ?? []).map(({ code }) => code)]
    }
    expect(await wrong({ paid_on: '2099-01-01' })).toEqual([422, 'futureDay'])
    expect(await wrong({ proof: undefined })).toEqual([422, expect.any(String)])
    expect(await wrong({ proof: 'no base64!' })).toEqual([422, 'invalid'])
    expect(await wrong({ proof: Buffer.from('<html></html>').toString('base64') })).toEqual([422, 'invoiceFile'])
    expect((await stored(one)).tra_state).toBe('scheduled')
    const done = await aTransferIn(product, 'paid')
    expect(reasonsOf(answerOf(await bulk('pay', rowsOf(done))))).toEqual([[done.id, 'transferState']])
    expect(await filesKept()).toBe(kept)
  })

  test('refuses the one whose invoice came later than that day', async () => {
    const one = await oneOf()
    const { tra_id_account } = await stored(one)
    const file = await product.database.unaudited
      .insertInto('transfer_files')
      .values({ trf_type: 'application/pdf', trf_bytes: A_PDF.length, trf_content: A_PDF, trf_sha256: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await product.database.unaudited
      .insertInto('invoices')
      .values({
        ...{ inv_id_transfer: one.id, inv_id_account: tra_id_account, inv_number: 'NF 1', inv_amount: '150.00' },
        ...{ inv_issued_on: TODAY, inv_id_file: file.id, inv_id_user: null },
      })
      .execute()
    const answer = answerOf(await bulk('pay', rowsOf(one), { payload: { paid_on: '2002-05-01', proof: PROOF } }))
    expect(reasonsOf(answer)).toEqual([[one.id, 'beforeInvoice']])
  })
})

test('each step asks for its right, and for the one that shows payments; nobody reaches a foreign one', async () => {
  const foreign = await aTransferIn(product, 'invoice_received')
  const publisher = await somebodyWith(product, ['report.report05', 'report.decideInvoice'], 'own')
  const answer = answerOf(await bulk('approve', rowsOf(foreign), {}, publisher.token))
  expect([answer.done, answer.refused]).toMatchObject([0, [{ code: 'notFound', label: String(foreign.id) }]])
  for (const step of TRANSFER_BULK_STEPS) {
    const right = TRANSFER_STEPS[step].right
    const blind = await somebodyWith(product, [right])
    const reads = await somebodyWith(product, ['report.report05'])
    for (const { token } of [blind, reads]) expect((await bulk(step, rowsOf(foreign), {}, token)).status).toBe(403)
  }
  expect((await stored(foreign)).tra_state).toBe('invoice_received')
})

describe('the list', () => {
  const month = (back: number) => monthsLater(openMonth(), -back)
  const ALL: TransferState[] = ['invoice_received', 'invoice_received', 'approved', 'reversed', 'scheduled', 'paid']
  let account: number
  beforeAll(async () => {
    account = (await anAccount(product)).id
    await asPast(product, async trx => {
      for (const [index, tra_state] of ALL.entries())
        await trx
          .insertInto('transfers')
          .values({
            ...{ tra_month: month(index + 1), tra_id_account: account, tra_state, tra_payable: `${index + 1}00.00` },
            ...(tra_state === 'paid' && { tra_paid_on: TODAY }),
          })
          .execute()
    })
    const publisher = await somebodyWith(product, [], 'own')
    const adjustment = await asPast(product, trx =>
      trx
        .insertInto('adjustments')
        .values({
          ...{ adj_month: month(6), adj_id_account: account, adj_reason: 'other', adj_amount: '-1', adj_note: 'Late' },
          ...{ adj_id_user: null, adj_id_website: null, deleted_at: null },
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    await product.database.unaudited
      .insertInto('adjustment_messages')
      .values({ ajm_id_adjustment: adjustment.id, ajm_id_user: publisher.id, ajm_text: 'Which days?' })
      .execute()
  })

  const question = () => ({ period: `${month(6)}..${TODAY}`, accounts: [account] })
  const list = async (facts: object = {}): Promise<TransferAnswer> =>
    (await paymentsOf(product).list(finance, { ...question(), ...facts })).body as never

  test('of a queue shows what waits for the same, and all of them are counted', async () => {
    const counts = { toDecide: 2, toSchedule: 2, toPay: 1, onHold: 0, disputed: 1, all: 6 }
    expect((await list()).meta.counts).toEqual(counts)
    const { rows, totals, meta } = await list({ queue: 'toSchedule' })
    expect([rows.map(({ state }) => state), totals.payable, meta.counts]).toEqual([
      ['approved', 'reversed'],
      '700.00',
      counts,
    ])
    expect((await list({ queue: 'disputed' })).rows.map(({ state }) => state)).toEqual(['paid'])
  })

  test('has the first in the order that is asked for, and counts and sums those that are not shown', async () => {
    const amounts = ({ rows }: TransferAnswer) => rows.map(({ payable }) => payable)
    const all = await list()
    expect([amounts(all), all.meta.more]).toEqual([['100.00', '200.00', '300.00', '400.00', '500.00', '600.00'], 0])
    const sort = { field: 'payable', dir: 'desc' } as const
    expect(amounts(await list({ sort }))).toEqual(amounts(all).toReversed())
    const requester: ReportRequester = {
      ...{ read: product.database.read, now: new Date(), historyFrom: null },
      actor: { id: 1, scope: 'all', pairs: new Set() } as never,
    }
    const some = await listTransfers(requester, { ...question(), websites: 'all', sort }, 2)
    expect([amounts(some), some.meta.more]).toEqual([['600.00', '500.00'], 4])
    expect([some.totals, some.meta.counts]).toEqual([all.totals, all.meta.counts])
  })
})
