import type { NewRow } from '../platform/db/schema'
import type { SeededUser } from './people'
import type { Random } from './random'

const BROWSERS: readonly (readonly [agent: string, system: string])[] = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15',
    'Mac OS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Android',
  ],
]

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

export const visits = (random: Random, users: SeededUser[], today: string, count: number): NewRow<'visit_logs'>[] => {
  const visitors = users.filter(user => user.usr_status === 'Ativo')
  const rows = Array.from({ length: count }, () => {
    const user = random.pick(visitors)
    const [agent, system] = BROWSERS[
      (user.id +
        random.weighted([
          [0, 9],
          [1, 1],
        ])) %
        BROWSERS.length
    ] ?? ['', '']
    return {
      ual_id_user: user.id,
      ual_user_agent: agent,
      ual_ip: address(random, user.id),
      ual_language: user.usr_locale,
      ual_operating_system: system,
      // The demo's days end the day before today, so that what people do themselves comes last.
      created_at: moment(random, today, random.int(1, 170)),
    }
  })
  return inOrder(rows)
}

/** Changes of people as the system log keeps them: sign-ins, languages, commissions, passwords. */
export const changes = (random: Random, users: SeededUser[], today: string, count: number): NewRow<'system_logs'>[] => {
  const administrators = users.slice(0, 2)
  return Array.from({ length: count }, () => {
    const user = random.pick(users)
    const kind = random.weighted([
      ['signIn', 60],
      ['locale', 10],
      ['comission', 12],
      ['password', 18],
    ])
    const common = {
      slo_object_id: user.id,
      slo_transaction_hash: hash(random),
      slo_ip: address(random, user.id),
      slo_request_id: null,
      created_at: moment(random, today, random.int(1, 170)),
    }
    const byAdmin = random.pick(administrators).id
    switch (kind) {
      case 'signIn':
        return {
          ...common,
          slo_blame_user_id: user.id,
          slo_type: 'login',
          slo_action: 'auth.signIn',
          slo_table_name: 'sessions',
          slo_diffs: JSON.stringify({ ses_id_user: [null, user.id], ses_token_hash: [null, 'changed'] }),
        }
      case 'locale':
        return {
          ...common,
          slo_blame_user_id: user.id,
          slo_type: 'user',
          slo_action: 'user.updateUserLocale',
          slo_table_name: 'users',
          slo_diffs: JSON.stringify({ usr_locale: ['en_US', user.usr_locale] }),
        }
      case 'comission':
        return {
          ...common,
          slo_blame_user_id: byAdmin,
          slo_type: 'user',
          slo_action: 'user.update',
          slo_table_name: 'users',
          slo_diffs: JSON.stringify({ usr_comission: [`${random.int(1, 3)}.00`, `${random.int(2, 4)}.50`] }),
        }
      default:
        return {
          ...common,
          slo_blame_user_id: user.id,
          slo_type: 'user',
          slo_action: 'auth.resetPassword',
          slo_table_name: 'users',
          slo_diffs: JSON.stringify({ usr_password: ['changed', 'changed'] }),
        }
    }
  })
}
