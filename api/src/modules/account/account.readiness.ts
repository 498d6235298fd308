import { READINESS, type Readiness, type ReadinessStep } from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** The readiness steps of the account `a` in SQL, from its columns and the counts beside them. None of them is null. */
const DONE: Record<ReadinessStep, RawBuilder<SqlBool>> = {
  enabled: sql`a.acc_is_enabled = 1`,
  manager: sql`am.id is not null`,
  user: sql`au.id is not null`,
  signedIn: sql`au.signed_in is true`,
  website: sql`aw.id is not null`,
  websiteLive: sql`(aw.live > 0) is true`,
  childCode: sql`a.acc_google_child_network_code is not null`,
}

const digits = READINESS.map(step => sql`(${DONE[step]})::int`)

/** A digit per step, in their order: `1101000`. */
export const readyDigits = sql<string>`concat(${sql.join(digits)})`

export const stepsDone = sql<number>`(${sql.join(digits, sql` + `)})`

export const isReady = sql<SqlBool>`(${sql.join(
  READINESS.map(step => DONE[step]),
  sql` and `,
)})`

export const readinessOf = (ready: string): Readiness =>
  READINESS.map((step, index) => ({ step, done: ready[index] === '1' }))
