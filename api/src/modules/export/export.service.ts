import { Readable } from 'node:stream'
import type { BodyOf, ExportFile, endpoints } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { readPieces } from '../../platform/file/pieces'
import { FILE_TYPES, fileSource } from '../../platform/file/write-file'
import { AppError, notFound, wrongField } from '../../platform/http/app-error'
import { authorizeCall, type FileAnswer } from '../../platform/http/bind'
import { validInput } from '../../platform/http/validate'
import { cancelJob, enqueueJob } from '../../platform/jobs/job'
import { type Tx, write } from '../../platform/write'
import { toExport } from './export.present'
import { currentReach, stillReaches } from './export.reach'
import { type ExportRecord, ownExport, unfinishedCount } from './export.repository'

export const EXPORT_JOB = 'export'

/** So many of somebody's files are made or wait at a time. */
const MOST_UNFINISHED = 5

const findOrThrow = async (read: Reader, { id: user }: { id: number }, id: number): Promise<ExportRecord> => {
  const found = await ownExport(read, user, id)
  if (!found) throw notFound()
  return found
}

const answer = async (ctx: Ctx, read: Reader, id: number): Promise<{ record: ExportFile }> => ({
  record: toExport(ctx.actor, await findOrThrow(read, ctx.actor, id)),
})

export const getExport = (ctx: Ctx, id: number) => answer(ctx, ctx.app.database.read, id)

/** Of which table, and that it may be asked and can be understood: with the rights of now. */
export const sourceOf = (ctx: Ctx, report: string, question: unknown) => {
  const source = fileSource(report)
  if (!source) throw wrongField('exp_report', 'notAnOption')
  authorizeCall(source.endpoint, ctx, undefined)
  return { ...source, body: validInput(source.endpoint.body, question) }
}

type NewExport = Pick<BodyOf<typeof endpoints.export.store>, 'exp_report' | 'exp_format' | 'question'>

/** Before anything is stored: nobody waits for a file that cannot be. */
const assertAskable = async (ctx: Ctx, { exp_report, question }: NewExport): Promise<void> => {
  const { body, assertAskable } = sourceOf(ctx, exp_report, question)
  await assertAskable?.(ctx, body as never)
}

const insert = async (ctx: Ctx, tx: Tx, { exp_report, exp_format, question }: NewExport) => {
  const { id: exp_id_user } = ctx.actor
  await tx.inTurn(`files of ${exp_id_user}`)
  if ((await unfinishedCount(tx.read, exp_id_user)) >= MOST_UNFINISHED)
    throw new AppError('tooManyFiles', { retryAfter: 30 })
  const job = await enqueueJob(tx, { kind: EXPORT_JOB, userId: exp_id_user })
  const { id } = await tx.insert('exports', {
    exp_id_job: job.id,
    exp_id_user,
    exp_report,
    exp_format,
    exp_question: JSON.stringify(question),
  })
  return answer(ctx, tx.read, id)
}

export const storeExport = async (ctx: Ctx, body: NewExport) => {
  await assertAskable(ctx, body)
  return write(writeContext(ctx), 'export.store', tx => insert(ctx, tx, body))
}

export const rerunExport = async (ctx: Ctx, id: number) => {
  const { state, exp_report, exp_format, exp_question } = await findOrThrow(ctx.app.database.read, ctx.actor, id)
  if (state === 'queued' || state === 'running') throw new AppError('notPossibleNow')
  const again = { exp_report, exp_format, question: exp_question as NewExport['question'] }
  await assertAskable(ctx, again)
  return write(writeContext(ctx), 'export.rerun', tx => insert(ctx, tx, again))
}

export const cancelExport = (ctx: Ctx, id: number) =>
  write(writeContext(ctx), 'export.cancel', async tx => {
    const { exp_id_job } = await findOrThrow(tx.read, ctx.actor, id)
    // The job is held before its file, as whoever finishes it holds them: the other way round each would wait for the other.
    const isCancelled = await cancelJob(tx, exp_id_job)
    const row = await tx.lock('exports', id)
    if (!row || !isCancelled) throw new AppError('notPossibleNow')
    await tx.update('exports', row, { exp_cancelled_at: new Date().toISOString() })
    return answer(ctx, tx.read, id)
  })

/** To who asked for it, as long as they may still ask for it and reach all that is in it. */
export const downloadExport = async (ctx: Ctx, id: number): Promise<FileAnswer> => {
  const { read } = ctx.app.database
  const row = await findOrThrow(read, ctx.actor, id)
  if (row.state === 'expired') throw new AppError('fileExpired')
  if (row.state !== 'ready' || row.exp_bytes === null || row.exp_reach === null) throw new AppError('fileNotReady')
  const source = fileSource(row.exp_report)
  if (!source) throw notFound()
  authorizeCall(source.endpoint, ctx, undefined)
  if (!stillReaches(row.exp_reach, await currentReach(read, ctx.actor))) throw new AppError('fileReach')
  const of = { file: row.id, attempt: row.job_attempts }
  return {
    type: FILE_TYPES[row.exp_format],
    ...(row.exp_name && { name: row.exp_name }),
    etag: `"${row.exp_sha256}"`,
    size: row.exp_bytes,
    content: (from, to) => Readable.from(readPieces(read, of, from, to)),
  }
}
