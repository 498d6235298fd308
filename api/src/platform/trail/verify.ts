import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/database'
import type { Schema } from '../db/schema'
import { DIGEST, linked, opened, START } from './chain'
import { isPutInto, NOTHING, openSince, type Past, pastWith, type Stretch } from './past'

/** Seals that are read at once. */
const PAGE = 50

type Why = 'changed' | 'removed' | 'unfollowed' | 'inserted'
/** `seal` is the one that has the row. */
type Broken = { row: number; seal: number | null; why: Why }

export type Verdict = {
  /** Rows that fit; those before the broken one, where one is. */
  rows: number
  seals: number
  /** The hash of the last of them: whoever keeps it elsewhere can ask later whether the chain still has it. */
  head: string
  /** The first row that does not fit. */
  broken: Broken | null
  /** Rows that no seal has yet. */
  waiting: { rows: number; since: string | null }
  /** Whether the chain has the hash that was asked for. */
  hasKept: boolean
}

type Link = { seal: number; at: string; to: number; row: number; hash: string; digest: string | null; written: string }
type Walk = Pick<Verdict, 'rows' | 'seals' | 'head' | 'hasKept'> & {
  /** As it was before the seal that is walked, and what that one adds. */
  past: Past
  stretch: Stretch | null
}

const linksAfter = async (trx: Transaction<Schema>, seal: number): Promise<Link[]> => {
  const { rows } = await sql<Link>`
    select s.id as seal, s.created_at as at, s.sls_to as to, link.row, link.hash,
      case when l.id is not null then ${DIGEST} end as digest, l.created_at as written
    from (select * from system_log_seals where id > ${seal}::bigint order by id limit ${PAGE}::int) as s
    cross join unnest(s.sls_logs, s.sls_hashes) with ordinality as link(row, hash, place)
    left join system_logs as l on l.id = link.row
    order by s.id, link.place`.execute(trx)
  return rows
}

/** Goes on by one row, or says why it does not fit. */
const step = (walk: Walk, { seal, at, to, row, hash, digest, written }: Link, kept: string | undefined): Walk | Why => {
  const isNext = seal === walk.seals + 1
  if (seal !== walk.seals && !isNext) return 'unfollowed'
  if (digest === null) return 'removed'
  const head = linked(isNext ? opened(walk.head, { id: seal, at, to }) : walk.head, digest)
  if (head !== hash) return 'changed'
  const past = isNext ? pastWith(walk.past, walk.stretch) : walk.past
  const time = Date.parse(written)
  if (isPutInto(past, { id: row, at: time })) return 'inserted'
  const { rows = 0, newest = time } = (isNext ? null : walk.stretch) ?? {}
  const stretch = { at: Date.parse(at), to, rows: rows + 1, newest: Math.max(time, newest) }
  return { rows: walk.rows + 1, seals: seal, head, hasKept: walk.hasKept || head === kept, past, stretch }
}

const walkChain = async (trx: Transaction<Schema>, kept: string | undefined) => {
  let walk: Walk = { rows: 0, seals: 0, head: START, hasKept: false, past: NOTHING, stretch: null }
  for (;;) {
    const links = await linksAfter(trx, walk.seals)
    for (const link of links) {
      const next = step(walk, link, kept)
      if (typeof next === 'string') return { ...walk, broken: { row: link.row, seal: link.seal, why: next } }
      walk = next
    }
    if (links.length === 0) return { ...walk, broken: null }
  }
}

/** Rows that wait for a seal, and the first of those that never get one. */
const unsealed = async (trx: Transaction<Schema>, past: Past) => {
  const since = openSince(past)
  const from = Number.isFinite(since) ? new Date(since).toISOString() : '-infinity'
  const { rows } = await sql<{ rows: number; since: string | null; inserted: number | null }>`
    select count(*) filter (where may.wait)::int as rows, min(l.created_at) filter (where may.wait) as since,
      min(l.id) filter (where not may.wait) as inserted
    from system_logs as l
    cross join lateral (select l.id > ${past.settled}::bigint and l.created_at >= ${from}::timestamptz as wait) as may
    where not exists (
      select from system_log_seals as s cross join unnest(s.sls_logs) as sealed(id) where sealed.id = l.id
    )`.execute(trx)
  return rows[0] ?? { rows: 0, since: null, inserted: null }
}

/**
 * Walks the trail from its first seal and says whether every row is what it was when it was sealed. It sees one moment,
 * whoever writes meanwhile. `kept` is a hash that somebody noted: a chain whose end was cut off fits and does not have it.
 */
export const verifyTrail = (database: Database, kept?: string): Promise<Verdict> =>
  database.longTransaction(async trx => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx)
    const { past, stretch, ...walk } = await walkChain(trx, kept)
    const { rows, since, inserted } = await unsealed(trx, pastWith(past, stretch))
    const put: Broken | null = inserted === null ? null : { row: inserted, seal: null, why: 'inserted' }
    return { ...walk, broken: walk.broken ?? put, waiting: { rows, since } }
  })
