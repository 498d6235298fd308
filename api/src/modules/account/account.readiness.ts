import { READINESS, type Readiness, type ReadinessStep } from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Of the account `a`: its people and websites as far as they are there. */
const managersOfAccount = sql`from account_managers as rm
  join users as rn on rn.id = rm.acm_id_user and rn.deleted_at is null where rm.acm_id_account = a.id`
export const usersOfAccount = sql`from account_users as ru
  join users as rv on rv.id = ru.acu_id_user and rv.deleted_at is null where ru.acu_id_account = a.id`
export const websitesOfAccount = sql`from websites as rw where rw.anw_account_id = a.id and rw.deleted_at is null`

const DONE: Record<ReadinessStep, RawBuilder<SqlBool>> = {
  enabled: sql`a.acc_is_enabled = 1`,
  manager: sql`exists (select ${managersOfAccount})`,
  user: sql`exists (select ${usersOfAccount})`,
  signedIn: sql`exists (select ${usersOfAccount} and rv.usr_last_seen_at is not null)`,
  website: sql`exists (select ${websitesOfAccount})`,
  websiteLive: sql`exists (select ${websitesOfAccount} and rw.anw_status = 1)`,
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
