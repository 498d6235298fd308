import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Reader } from '../db/database'

/** How much of a file is in memory at a time, on its way in and out. */
const PIECE_BYTES = 1024 * 1024

type Of = { file: number; attempt: number }

const storePiece = async (
  { unaudited }: Database,
  { file, attempt }: Of,
  piece: number,
  content: Buffer,
): Promise<void> => {
  await unaudited
    .insertInto('export_pieces')
    .values({ exp_id_export: file, exp_attempt: attempt, exp_piece: piece, exp_content: content })
    .execute()
}

/** Stores the bytes of a file in pieces; what earlier attempts left of it goes. */
export const storePieces = async (
  database: Database,
  of: Of,
  bytes: AsyncIterable<Buffer>,
): Promise<{ bytes: number; sha256: string }> => {
  // A later attempt may have written already: this one can have stalled past its lease without being told.
  await database.unaudited
    .deleteFrom('export_pieces')
    .where('exp_id_export', '=', of.file)
    .where('exp_attempt', '<', of.attempt)
    .execute()
  const hash = createHash('sha256')
  // The same memory for each of them: a file of many would leave as many behind before they are collected.
  const waiting = Buffer.allocUnsafe(PIECE_BYTES)
  let held = 0
  let total = 0
  let pieces = 0
  const flush = async (): Promise<void> => {
    await storePiece(database, of, pieces, waiting.subarray(0, held))
    pieces += 1
    held = 0
  }
  for await (const some of bytes) {
    hash.update(some)
    total += some.length
    for (let from = 0; from < some.length; ) {
      const taken = some.copy(waiting, held, from)
      from += taken
      held += taken
      if (held === PIECE_BYTES) await flush()
    }
  }
  if (held > 0) await flush()
  return { bytes: total, sha256: hash.digest('hex') }
}

/** From one byte to another, both of it; a piece of the file is in memory at a time. */
export async function* readPieces(
  read: Reader,
  { file, attempt }: Of,
  from: number,
  to: number,
): AsyncGenerator<Buffer> {
  for (let piece = Math.floor(from / PIECE_BYTES); piece * PIECE_BYTES <= to; piece += 1) {
    const row = await read
      .selectFrom('export_pieces')
      .where('exp_id_export', '=', file)
      .where('exp_attempt', '=', attempt)
      .where('exp_piece', '=', piece)
      .select('exp_content')
      .executeTakeFirst()
    // Past its days it may go while somebody reads it: half a file is a failure and no file.
    if (!row) throw new Error(`piece ${piece} of file ${file} is gone`)
    const start = piece * PIECE_BYTES
    yield Buffer.from(row.exp_content).subarray(Math.max(0, from - start), to - start + 1)
  }
}

/** The bytes of files past their days, and of work that came to nothing. */
export const dropPieces = async ({ unaudited }: Database): Promise<void> => {
  await sql`delete from export_pieces where exp_id_export in (
    select e.id from exports as e join jobs as j on j.id = e.exp_id_job
    where e.exp_expires_at < clock_timestamp() or j.job_state in ('failed', 'cancelled'))`.execute(unaudited)
}
