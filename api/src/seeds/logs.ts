import { MASKED } from '@candela/shared-contract'
import type { Diffs, NewRow } from '../platform/db/schema'
import type { SeededUser } from './people'
import type { Random } from './random'

/** Like the random hash of a real change, but the same every time. */
export const hash = (random: Random): string =>
  Array.from({ length: 4 }, () => random.int(0, 0xffffffff).toString(16).padStart(8, '0')).join('-')

/** Office hours are busier, weekends quieter; the moment is within the day that is `daysAgo` before `today`. */
export const moment = (random: Random, today: string, daysAgo: number): string => {
  const hour = random.weighted([
    [random.int(8, 19), 8],
    [random.int(0, 23), 2],
  ])
  const time = Date.parse(`${today}T00:00:00Z`) - daysAgo * 86_400_000
  return new Date(time + hour * 3_600_000 + random.int(0, 3_599_999)).toISOString()
}

export const address = (random: Random, userId: number): string =>
  random.weighted([
    [`203.0.113.${(userId % 250) + 1}`, 8],
    [`198.51.100.${random.int(1, 254)}`, 2],
  ])

/** As a log grows: by time, and what was written together stays together. */
export const inOrder = <R extends { created_at?: string | undefined }>(rows: readonly R[]): R[] =>
  rows.toSorted((a, b) => (a.created_at ?? '').localeCompare(b.created_at ?? ''))

/** Whoever acted is called as they are now: nobody of the demo had another name. */
export const withNames = (logs: readonly NewRow<'system_logs'>[], users: readonly SeededUser[]) => {
  const names = new Map(users.map(({ id, usr_name }) => [id, usr_name]))
  return logs.map(log => ({ ...log, slo_blame_name: names.get(log.slo_blame_user_id ?? 0) ?? null }))
}

/** Who signs in: neither those whose access is off nor those who have no password yet. */
export const isHere = ({ usr_status, usr_password }: SeededUser): boolean =>
  usr_status === 'Ativo' && usr_password !== null

/** Sign-ins and new passwords as the system log keeps them. */
export const changes = (random: Random, users: SeededUser[], today: string, count: number): NewRow<'system_logs'>[] => {
  const signingIn = users.filter(isHere)
  return Array.from({ length: count }, () => {
    const user = random.pick(signingIn)
    const isSignIn = random.weighted([
      [true, 98],
      [false, 2],
    ])
    const diffs: Diffs = isSignIn
      ? { ses_id_user: [null, user.id], ses_token_hash: [null, MASKED] }
      : { usr_password: [MASKED, MASKED] }
    return {
      slo_blame_user_id: user.id,
      slo_type: isSignIn ? 'login' : 'user',
      slo_action: isSignIn ? 'auth.signIn' : 'auth.resetPassword',
      slo_table_name: isSignIn ? 'sessions' : 'users',
      slo_object_id: user.id,
      slo_transaction_hash: hash(random),
      slo_diffs: JSON.stringify(diffs),
      slo_ip: address(random, user.id),
      slo_request_id: null,
      created_at: moment(random, today, random.int(1, 170)),
    }
  })
}
