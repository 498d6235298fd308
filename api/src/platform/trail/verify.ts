import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/database'
import type { Schema } from '../db/schema'
import { DIGEST, linked, opened, START } from './chain'
import { isPutInto, NOTHING, openSince, type Past, pastWith, type Stretch } from './past'
import { isSealingStuck } from './seal'

/** Seals that are read at once. */
const PAGE = 50
/** Rows of each kind that are named. */
const NAMED = 20

type Why = 'changed' | 'removed' | 'unfollowed' | 'inserted'
/** `seal` is the one that has the row. */
type Broken = { row: number; seal: number | null; why: Why }

export type Verdict = {
  /** Rows that fit. */
  rows: number
  seals: number
  /** The hash of the last of them: whoever keeps it elsewhere can ask later whether the chain still has it. */
  head: string
  /** The first rows of each kind that do not fit. */
  broken: Broken[]
  /** All that do not. */
  misfits: number
  /** Rows that no seal has yet. */
  waiting: { rows: number; since: string | null; isStuck: boolean }
  /** Whether the chain has the hash that was asked for. */
  hasKept: boolean
}

type Link = { seal: number; at: string; to: number; row: number; hash: string; digest: string | null; written: string }
type Walk = Omit<Verdict, 'waiting'> & {
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

const withMisfit = <W extends Pick<Walk, 'broken' | 'misfits'>>(walk: W, misfit: Broken): W => {
  const isNamed = walk.broken.filter(({ why }) => why === misfit.why).length < NAMED
  return { ...walk, misfits: walk.misfits + 1, broken: isNamed ? [...walk.broken, misfit] : walk.broken }
}

const misfitOf = (walk: Walk, { seal, at, to, row, hash, digest, written }: Link): Why | null => {
  const isFirst = seal !== walk.seals
  if (isFirst && seal !== walk.seals + 1) return 'unfollowed'
  if (digest === null) return 'removed'
  if (linked(isFirst ? opened(walk.head, { id: seal, at, to }) : walk.head, digest) !== hash) return 'changed'
  return isPutInto(walk.past, { id: row, at: Date.parse(written) }) ? 'inserted' : null
}

/** Goes on by one row. Whether it fits or not, the hash that its seal has of it is what those behind it follow. */
const step = (before: Walk, link: Link, kept: string | undefined): Walk => {
  const { seal, at, to, row, hash, written } = link
  const isFirst = seal !== before.seals
  const walk = isFirst ? { ...before, past: pastWith(before.past, before.stretch), stretch: null } : before
  const why = misfitOf(walk, link)
  const time = why ? -Infinity : Date.parse(written)
  const { rows, newest } = walk.stretch ?? { rows: 0, newest: time }
  const stretch = { at: Date.parse(at), to, rows: rows + 1, newest: Math.max(newest, time) }
  const next = { ...walk, seals: seal, head: hash, hasKept: walk.hasKept || hash === kept, stretch }
  return why ? withMisfit(next, { row, seal, why }) : { ...next, rows: walk.rows + 1 }
}

const walkChain = async (trx: Transaction<Schema>, kept: string | undefined): Promise<Walk> => {
  const known = { rows: 0, seals: 0, head: START, broken: [], misfits: 0, hasKept: false }
  let walk: Walk = { ...known, past: NOTHING, stretch: null }
  for (;;) {
    const links = await linksAfter(trx, walk.seals)
    if (links.length === 0) return walk
    for (const link of links) walk = step(walk, link, kept)
  }
}

/** Rows that wait for a seal, and those that never get one. */
const unsealed = async (trx: Transaction<Schema>, past: Past) => {
  const since = openSince(past)
  const from = Number.isFinite(since) ? new Date(since).toISOString() : '-infinity'
  const { rows } = await sql<{ rows: number; since: string | null; inserted: number[] }>`
    with unsealed as (select id from system_logs except select unnest(sls_logs) from system_log_seals)
    select count(*) filter (where may.wait)::int as rows, min(l.created_at) filter (where may.wait) as since,
      coalesce(jsonb_agg(l.id order by l.id) filter (where not may.wait), '[]') as inserted
    from system_logs as l join unsealed using (id)
    cross join lateral (
      select l.id > ${past.settled}::bigint and l.created_at >= ${from}::timestamptz as wait
    ) as may`.execute(trx)
  return rows[0] ?? { rows: 0, since: null, inserted: [] }
}

/**
 * Walks the trail from its first seal and says whether every row is what it was when it was sealed. It sees one moment,
 * whoever writes meanwhile. `kept` is a hash that somebody noted: a chain whose end was cut off fits and does not have it.
 */
export const verifyTrail = (database: Database, kept?: string): Promise<Verdict> =>
  database.longTransaction(async trx => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx)
    const { past, stretch, ...walk } = await walkChain(trx, kept)
    const { inserted, ...waiting } = await unsealed(trx, pastWith(past, stretch))
    const isStuck = await isSealingStuck(trx)
    const put = inserted.map((row): Broken => ({ row, seal: null, why: 'inserted' }))
    return put.reduce<Verdict>(withMisfit, { ...walk, waiting: { ...waiting, isStuck } })
  })
