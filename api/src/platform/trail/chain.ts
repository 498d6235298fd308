import { createHash } from 'node:crypto'
import { sql } from 'kysely'

/** What the first seal follows. */
export const START = '0'.repeat(64)

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A seal has its number, its time and the newest row that is sealed by then in the chain as well. */
export const opened = (before: string, { id, at, to }: { id: number; at: string; to: number }): string =>
  sha256(`${before} ${id} ${at} ${to}`)

export const linked = (before: string, digest: string): string => sha256(`${before} ${digest}`)

/**
 * Everything that the row `l` of the trail says. A column that comes later joins behind, and only where it is not null:
 * rows of before have to say what they said.
 */
export const DIGEST = sql<string>`encode(sha256(convert_to(jsonb_build_array(l.id, l.slo_blame_user_id, l.slo_blame_name,
  l.slo_type, l.slo_action, l.slo_table_name, l.slo_object_id, l.slo_transaction_hash, l.slo_diffs, l.slo_ip,
  l.slo_request_id, to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text, 'UTF8')), 'hex')`

/**
 * Rows up to this one are sealed: they were written an hour before the last seal, and no action lasts that long. A row
 * that comes to stand among them later was put there.
 */
export const SETTLED = sql<number>`coalesce((
  select least(s.sls_to, coalesce((
    select old.id from system_logs as old where old.created_at < s.created_at - interval '1 hour'
    order by old.created_at desc, old.id desc limit 1
  ), 0)) from system_log_seals as s order by s.id desc limit 1
), 0)`
