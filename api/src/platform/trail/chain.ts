import { createHash } from 'node:crypto'
import { sql } from 'kysely'

/** What the first seal follows. */
export const START = '0'.repeat(64)

/** Rows of one seal at most: `most` in `seal_trail`. */
export const FULL = 1_000

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A seal has its number, its time and the newest row that is sealed by then in the chain as well. */
export const opened = (before: string, { id, at, to }: { id: number; at: string; to: number }): string =>
  sha256(`${before} ${id} ${at} ${to}`)

export const linked = (before: string, digest: string): string => sha256(`${before} ${digest}`)

/**
 * Everything that the row `l` of the trail says, as it is sealed by `seal_trail` of the newest migration that makes it. A
 * column that comes later joins behind in both, and only where it is not null: rows of before have to say what they said.
 */
export const DIGEST = sql<string>`encode(sha256(convert_to(jsonb_build_array(l.id, l.slo_blame_user_id, l.slo_blame_name,
  l.slo_type, l.slo_action, l.slo_table_name, l.slo_object_id, l.slo_transaction_hash, l.slo_diffs, l.slo_ip,
  l.slo_request_id, to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text, 'UTF8')), 'hex')`
