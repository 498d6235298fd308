import {
  type BodyOf,
  type BulkAnswer,
  type endpoints,
  languageOf,
  stateAfter,
  TRANSFER_WORDS,
} from '@candela/shared-contract'
import { type ChangeRules, changeMany, type Outcome, type RefusalCode } from '../../platform/bulk'
import { type Ctx, writeContext } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { isOneOf } from '../../platform/db/text'
import { type Tx, write } from '../../platform/write'
import { tell } from '../notification/tell'
import { reachOf } from '../reach'
import { changesOf, isBeforeInvoice, refuseFutureDay } from './transfer.changes'
import { type KeptType, keepFile, keptTypeOf } from './transfer.file'
import { type StoredTransfer, transfersIn } from './transfer.repository'
import { stepMails } from './transfer.step-mails'

type Body = BodyOf<typeof endpoints.report.bulkTransfers>
type Known = Map<number, StoredTransfer>

/** What is known of each beside its row is kept in `known` once it is held. */
const rulesWith = (known: Known): ChangeRules<'transfers'> => ({
  table: 'transfers',
  // The list is known as a whole: each payment that is meant is named.
  find: async () => [],
  rowsIn: async (ctx, read, ids) => {
    for (const row of await transfersIn(read, reachOf(ctx.actor)).where(isOneOf('t.id', ids)).execute())
      known.set(row.id, row)
    return read
      .selectFrom('transfers')
      .where(isOneOf('id', [...known.keys()]))
      .selectAll()
      .execute()
  },
  nameOf: ({ id, tra_month }) => `${known.get(id)?.acc_name ?? id}, ${tra_month.slice(0, 7)}`,
})

type Outcomes = (row: Row<'transfers'>) => Outcome<Partial<Row<'transfers'>>> | RefusalCode

/** As of one alone: whether the step is possible, and what comes of it. */
const judgeFor = (ctx: Ctx, body: Body, known: Known, proof: number | null): Outcomes => {
  const now = new Date()
  const words = TRANSFER_WORDS[languageOf(ctx.locale)].state
  return row => {
    const state = stateAfter(body.action, row.tra_state, row.tra_held_from)
    if (!state) return { refused: 'transferState', state: words[row.tra_state] }
    const reason = body.action === 'hold' ? body.payload.reason : undefined
    const patch = changesOf(body.action, row, state, { reason, now })
    if (body.action !== 'pay') return { patch }
    const { paid_on } = body.payload
    if (isBeforeInvoice(paid_on, known.get(row.id)?.sent_at)) return 'beforeInvoice'
    return { patch: { ...patch, tra_paid_on: paid_on, tra_id_proof: proof } }
  }
}

/**
 * The bank's proof, which all that are paid with it share. It tells of those as well that could not be paid. Where none
 * of them can be paid nothing is kept.
 */
const keepProof = async (
  tx: Tx,
  body: Body,
  proof: Proof | null,
  rows: readonly Row<'transfers'>[],
  judge: Outcomes,
) => {
  const shown = new Map(body.rows.map(({ id, updated_at }) => [id, updated_at]))
  const isPaid = rows.some(row => {
    const outcome = judge(row)
    return shown.get(row.id) === row.updated_at && typeof outcome === 'object' && 'patch' in outcome
  })
  const accounts = [...new Set(rows.map(({ tra_id_account }) => tra_id_account))]
  return proof && isPaid ? keepFile(tx, proof.type, proof.bytes, accounts) : null
}

type Proof = { type: KeptType; bytes: Buffer }

/** Who reaches none of them makes us look into nothing. */
const proofOf = async (ctx: Ctx, body: Body): Promise<Proof | null> => {
  if (body.action !== 'pay') return null
  const { paid_on, proof } = body.payload
  refuseFutureDay('paid_on', paid_on)
  const ids = body.rows.map(({ id }) => id)
  const first = await transfersIn(ctx.app.database.read, reachOf(ctx.actor))
    .where(isOneOf('t.id', ids))
    .executeTakeFirst()
  if (!first) return null
  const bytes = Buffer.from(proof, 'base64')
  return { type: keptTypeOf(bytes, false), bytes }
}

/** One step of many, in one transaction: what cannot take it stays as it is and says why. */
export const bulkTransfers = async (ctx: Ctx, body: Body): Promise<BulkAnswer> => {
  const proof = await proofOf(ctx, body)
  return write(writeContext(ctx), 'report.bulkTransfers', async tx => {
    const known: Known = new Map()
    const { answer, changed } = await changeMany(ctx, tx, rulesWith(known), body, async rows => {
      const kept = await keepProof(tx, body, proof, rows, judgeFor(ctx, body, known, null))
      return judgeFor(ctx, body, known, kept)
    })
    const stored = changed.map(({ row, patch }) => ({ ...row, ...patch }))
    await tell(ctx.app, tx, 'payment', await stepMails(ctx.app, tx.read, body.action, stored))
    return answer
  })
}
