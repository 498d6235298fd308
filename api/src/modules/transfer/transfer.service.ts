import {
  type BodyOf,
  type endpoints,
  languageOf,
  type OneTransfer,
  type QueryOf,
  stateAfter,
  TRANSFER_WORDS,
  type TransferState,
  type TransferStep,
  toDay,
} from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { AppError, notFound, wrongField } from '../../platform/http/app-error'
import type { FileAnswer, Upload } from '../../platform/http/bind'
import { rethrowAsTaken } from '../../platform/record'
import { type Tx, write } from '../../platform/write'
import { tell } from '../notification/tell'
import { reachOf } from '../reach'
import { reportRequester } from '../report/report.context'
import { toOneTransfer } from './transfer.adjust'
import { changesOf, isBeforeInvoice, refuseFutureDay } from './transfer.changes'
import { keepFile, keptTypeOf } from './transfer.file'
import { transferOf } from './transfer.list'
import { cents } from './transfer.present'
import { type StoredTransfer, transfersIn } from './transfer.repository'
import { stepMails } from './transfer.step-mails'

type Calls = typeof endpoints.report

const findTransfer = async (ctx: Ctx, read: Reader, id: number): Promise<StoredTransfer> => {
  const found = await transfersIn(read, reachOf(ctx.actor)).where('t.id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
  return found
}

const answerFor = async (ctx: Ctx, read: Reader, { tra_id_account, tra_month }: Row<'transfers'>) => {
  const requester = { ...reportRequester(ctx), read }
  return toOneTransfer(ctx.actor, read, await transferOf(requester, tra_id_account, toDay(tra_month)))
}

type Held = { row: Row<'transfers'>; known: StoredTransfer; state: TransferState }

/**
 * A transfer in reach that can take this step, held until the transaction ends. Of two people the second is told how it
 * stands by now; so is who saw it before somebody else changed it.
 */
const holdFor = async (ctx: Ctx, tx: Tx, id: number, step: TransferStep, version: string): Promise<Held> => {
  const row = await tx.lock('transfers', id)
  const known = await findTransfer(ctx, tx.read, id)
  if (!row) throw notFound()
  const state = stateAfter(step, row.tra_state, row.tra_held_from)
  if (!state) {
    const words = TRANSFER_WORDS[languageOf(ctx.locale)].state
    throw new AppError('transferState', { state: words[row.tra_state] })
  }
  if (version !== row.updated_at) throw new AppError('stale', { current: await answerFor(ctx, tx.read, row) })
  return { row, known, state }
}

const tellOfStep = async (ctx: Ctx, tx: Tx, step: TransferStep, transfer: Row<'transfers'>): Promise<void> =>
  tell(ctx.app, tx, 'payment', await stepMails(ctx.app, tx.read, step, [transfer]))

const endInvoice = async (tx: Tx, transfer: number): Promise<void> => {
  const current = await tx.read
    .selectFrom('invoices')
    .where('inv_id_transfer', '=', transfer)
    .where('inv_ended_at', 'is', null)
    .selectAll()
    .executeTakeFirst()
  if (current) await tx.update('invoices', current, { inv_ended_at: new Date().toISOString() })
}

type StepBody = BodyOf<Calls['stepTransfer']>

/** Another state, with what comes with it. */
export const stepTransfer = (ctx: Ctx, id: number, { action, version, reason }: StepBody): Promise<OneTransfer> =>
  write(writeContext(ctx), 'report.stepTransfer', async tx => {
    const { row, state } = await holdFor(ctx, tx, id, action, version)
    if (action === 'reject') await endInvoice(tx, id)
    const changed = await tx.update('transfers', row, changesOf(action, row, state, { reason, now: new Date() }))
    await tellOfStep(ctx, tx, action, changed)
    return answerFor(ctx, tx.read, changed)
  })

const rethrowAsTakenNumber = rethrowAsTaken('invoices_number', 'number', 'invoiceTaken')

type InvoiceFacts = QueryOf<Calls['sendInvoice']>

/** An invoice is of what is owed, and fixes the day on which that is paid. */
export const sendInvoice = async (
  ctx: Ctx,
  id: number,
  { version, number, issued_on, amount }: InvoiceFacts,
  { bytes }: Upload,
): Promise<OneTransfer> => {
  // Who may not send one makes us look into nothing.
  await findTransfer(ctx, ctx.app.database.read, id)
  const type = keptTypeOf(bytes, true)
  refuseFutureDay('issued_on', issued_on)
  return write(writeContext(ctx), 'report.sendInvoice', async tx => {
    const { row, state } = await holdFor(ctx, tx, id, 'sendInvoice', version)
    if (cents(amount) !== cents(row.tra_payable)) throw wrongField('amount', 'amountDiffers')
    const file = await keepFile(tx, type, bytes)
    await tx.insert('invoices', {
      ...{ inv_id_transfer: id, inv_id_account: row.tra_id_account, inv_number: number, inv_amount: amount },
      ...{ inv_issued_on: issued_on, inv_id_file: file, inv_id_user: ctx.actor.id },
    })
    const changed = await tx.update('transfers', row, changesOf('sendInvoice', row, state, { now: new Date() }))
    await tellOfStep(ctx, tx, 'sendInvoice', changed)
    return answerFor(ctx, tx.read, changed)
  }).catch(rethrowAsTakenNumber)
}

/** Money has left on a day, and the bank says so. */
export const payTransfer = async (
  ctx: Ctx,
  id: number,
  { version, paid_on }: QueryOf<Calls['payTransfer']>,
  { bytes }: Upload,
): Promise<OneTransfer> => {
  await findTransfer(ctx, ctx.app.database.read, id)
  const type = keptTypeOf(bytes, false)
  refuseFutureDay('paid_on', paid_on)
  return write(writeContext(ctx), 'report.payTransfer', async tx => {
    const { row, known, state } = await holdFor(ctx, tx, id, 'pay', version)
    if (isBeforeInvoice(paid_on, known.sent_at)) throw wrongField('paid_on', 'beforeInvoice')
    const proof = await keepFile(tx, type, bytes, [row.tra_id_account])
    const changed = await tx.update('transfers', row, {
      ...changesOf('pay', row, state, { now: new Date() }),
      ...{ tra_paid_on: paid_on, tra_id_proof: proof },
    })
    await tellOfStep(ctx, tx, 'pay', changed)
    return answerFor(ctx, tx.read, changed)
  })
}

const ENDINGS = { 'application/pdf': 'pdf', 'application/xml': 'xml' } as const

const fileOf = async (read: Reader, id: number | null | undefined, name: string): Promise<FileAnswer> => {
  const file = id && (await read.selectFrom('transfer_files').where('id', '=', id).selectAll().executeTakeFirst())
  if (!file) throw notFound()
  return {
    ...{ type: file.trf_type, content: Buffer.from(file.trf_content), etag: `"${file.trf_sha256}"` },
    name: `${name}.${ENDINGS[file.trf_type]}`,
  }
}

const nameOf = (word: string, { tra_month, tra_id_account }: StoredTransfer): string =>
  `${word}_${tra_month.slice(0, 7)}_${tra_id_account}`

export const invoiceFile = async (ctx: Ctx, id: number): Promise<FileAnswer> => {
  const { read } = ctx.app.database
  const transfer = await findTransfer(ctx, read, id)
  const invoice = transfer.invoice_id
    ? await read.selectFrom('invoices').where('id', '=', transfer.invoice_id).selectAll().executeTakeFirst()
    : undefined
  return fileOf(read, invoice?.inv_id_file, nameOf('invoice', transfer))
}

export const proofFile = async (ctx: Ctx, id: number): Promise<FileAnswer> => {
  const { read } = ctx.app.database
  const transfer = await findTransfer(ctx, read, id)
  return fileOf(read, transfer.is_proof_shown ? transfer.tra_id_proof : null, nameOf('payment', transfer))
}
