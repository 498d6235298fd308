import { type Currency, DIRECT_ROWS, languageOf } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { App, Ctx } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { ReadIds, ReadInTurn } from '../../platform/db/long-read'
import type { Row } from '../../platform/db/schema'
import { storePieces } from '../../platform/file/pieces'
import { BATCH, type ReadParts, type Sheet } from '../../platform/file/sheet'
import { bytesOf, bytesOfCsv, fileName } from '../../platform/file/write-file'
import { MOST_XLSX_ROWS } from '../../platform/file/xlsx'
import { ZipTooLarge } from '../../platform/file/zip'
import { AppError, isTooMuchAtOnce } from '../../platform/http/app-error'
import { type JobHandler, JobRefused, type RunningJob } from '../../platform/jobs/job'
import { actorOfUser } from '../auth/auth.repository'
import { tell } from '../notification/tell'
import { currentReach } from './export.reach'
import { sourceOf } from './export.service'
import { aboutOf, readyMail } from './export.words'

const KEPT_DAYS = 7

/** Whoever asked, with the rights and the reach that they have now; their reads are those of `read`. */
const contextOf = async (app: App, userId: number | null, read: Reader): Promise<Ctx> => {
  const actor = userId === null ? null : await actorOfUser(read, userId)
  if (!actor) throw new JobRefused('forbidden')
  return {
    app: { ...app, database: { ...app.database, read } },
    actor,
    ip: '',
    userAgent: '',
    requestId: '',
    locale: actor.user.usr_locale,
    idempotentCall: null,
  }
}

const readAll =
  (readIds: ReadIds): ReadParts =>
  async ids => {
    let found: Awaited<ReturnType<ReadIds>> | undefined
    await ids({
      limit: DIRECT_ROWS,
      takeOver: async query => {
        found = await readIds(query, BATCH)
        return []
      },
    })
    if (!found) throw new Error('a list does not hand over its ids')
    return found
  }

async function* watched<Batch extends { length: number }>(
  { signal, progress }: Pick<RunningJob, 'signal' | 'progress'>,
  batches: AsyncIterable<Batch>,
  count: (rows: number) => void,
): AsyncGenerator<Batch> {
  let done = 0
  for await (const lines of batches) {
    signal.throwIfAborted()
    yield lines
    done += lines.length
    count(done)
    progress(done)
  }
}

const assertFits = ({ exp_format }: Row<'exports'>, total: number): void => {
  // Beside its rows a sheet has a head and a line of totals.
  if (exp_format === 'xlsx' && total > MOST_XLSX_ROWS - 2) throw new JobRefused('tooLarge')
}

/** `read`: what others read with meanwhile. */
type Readers = { read: Reader; readIds: ReadIds; readInTurn: ReadInTurn | null }

/** The bytes of a file while its rows are read; `count` hears how many of them there were. */
const writing = async (
  job: RunningJob,
  row: Row<'exports'>,
  sheet: Sheet,
  { read, readIds, readInTurn }: Readers,
  count: (rows: number) => void,
): Promise<AsyncIterable<Buffer>> => {
  const { csv } = sheet
  if (csv && readInTurn && row.exp_format === 'csv') {
    let done = 0
    const counted = (rows: number): void => {
      done = rows
      count(rows)
    }
    // On a session beside the reading, and only to say how far it is.
    const counting = sql<{ total: number }>`(${csv.count})`.as('c')
    read
      .selectFrom(counting)
      .select('c.total')
      .executeTakeFirstOrThrow()
      .then(
        ({ total }) => job.progress(done, total),
        () => undefined,
      )
    return bytesOfCsv(sheet, watched(job, readInTurn(csv.parts), counted))
  }
  const { total, batches } = await sheet.open(readAll(readIds))
  assertFits(row, total)
  job.progress(0, total)
  return bytesOf(sheet, row.exp_format, watched(job, batches, count))
}

/** What will be the same however often it is tried. */
const toRefusal = (error: unknown): unknown => {
  if (error instanceof ZipTooLarge) return new JobRefused('tooLarge')
  if (error instanceof AppError && error.status < 500) {
    if (error.fields.some(isTooMuchAtOnce)) return new JobRefused('tooMuch')
    return new JobRefused(error.code === 'forbidden' ? 'forbidden' : 'invalid')
  }
  return error
}

const currencyOf = (sheet: Sheet, question: { currency?: unknown }): Currency | null =>
  sheet.currency ?? (question.currency as Currency | undefined) ?? null

/** Writes a file that was asked for. Nothing of it is seen until all of it is there. */
export const exportJob =
  (app: App): JobHandler =>
  async job => {
    const { database } = app
    const row = await database.read
      .selectFrom('exports')
      .where('exp_id_job', '=', job.id)
      .selectAll()
      .executeTakeFirst()
    if (!row) throw new JobRefused('invalid')
    const question = row.exp_question as Record<string, unknown>
    try {
      const written = await database.longRead(async (read, readIds, readInTurn) => {
        const ctx = await contextOf(app, job.userId, read)
        const { sheetOf, body } = sourceOf(ctx, row.exp_report, question)
        const reach = await currentReach(read, ctx.actor)
        const sheet = await sheetOf(ctx, body as never, 'patient')
        let rows = 0
        const bytes = await writing(job, row, sheet, { read: database.read, readIds, readInTurn }, done => {
          rows = done
        })
        const stored = await storePieces(database, { file: row.id, attempt: job.attempt }, bytes)
        job.progress(rows, rows)
        return { ...stored, rows, sheet, reach, actor: ctx.actor }
      }, job.signal)
      const { sheet, reach, actor } = written
      const { usr_name, usr_email, usr_locale } = actor.user
      const name = fileName(sheet, row.exp_format)
      await job.finish('export.finish', async tx => {
        await tx.update('exports', row, {
          exp_name: name,
          exp_about: aboutOf(languageOf(usr_locale), question, sheet.words, sheet.about),
          exp_currency: currencyOf(sheet, question),
          exp_zone: sheet.zone,
          exp_rows: written.rows,
          exp_bytes: written.bytes,
          exp_sha256: written.sha256,
          exp_reach: JSON.stringify(reach),
          exp_expires_at: new Date(Date.now() + KEPT_DAYS * 86_400_000).toISOString(),
        })
        const path = '/export'
        const link = `${app.config.publicUrl}${path}`
        const mail = readyMail(usr_locale, { name: usr_name, file: name, rows: written.rows, link })
        await tell(app, tx, 'export', [{ user: actor.id, to: usr_email, path, ...mail }])
      })
    } catch (error) {
      throw toRefusal(error)
    }
  }
