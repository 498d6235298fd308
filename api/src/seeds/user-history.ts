import { MASKED } from '@candela/shared-contract'
import type { Diffs, NewRow } from '../platform/db/schema'
import { address, hash } from './logs'
import type { SeededUser } from './people'
import type { Random } from './random'

/** The first of the demo's people. */
const ADMINISTRATOR = 1

type Step = { daysAgo: number; by: number; action: string; field: keyof SeededUser; from: unknown; to: unknown }

const managerSteps = ({ id, usr_comission }: SeededUser): Step[] => {
  if (!usr_comission) return []
  const step = { by: ADMINISTRATOR, action: 'user.update', field: 'usr_comission' } as const
  return [
    { ...step, daysAgo: 155 - (id % 20), from: '1.00', to: '1.75' },
    { ...step, daysAgo: 62 - (id % 20), from: '1.75', to: usr_comission },
  ]
}

/** Whoever was only invited has not been there to choose a language. */
const languageSteps = ({ id, usr_locale, usr_password }: SeededUser): Step[] =>
  usr_password && usr_locale !== 'en_US' && id % 3 === 0
    ? [
        {
          daysAgo: 140 - (id % 60),
          by: id,
          action: 'user.updateUserLocale',
          field: 'usr_locale',
          from: 'en_US',
          to: usr_locale,
        },
      ]
    : []

const statusSteps = ({ id, usr_status, usr_id_creator }: SeededUser): Step[] =>
  usr_status === 'Ativo'
    ? []
    : [
        {
          daysAgo: 15 + (id % 30),
          by: usr_status === 'Banido' ? ADMINISTRATOR : (usr_id_creator ?? ADMINISTRATOR),
          action: 'user.update',
          field: 'usr_status',
          from: 'Ativo',
          to: usr_status,
        },
      ]

/** People who looked on before they had a site of their own. */
const groupSteps = ({ id, usr_id_group }: SeededUser, groups: { viewer: number; owner: number }): Step[] =>
  usr_id_group === groups.owner && id % 7 === 0
    ? [
        {
          daysAgo: 85 + (id % 30),
          by: ADMINISTRATOR,
          action: 'user.update',
          field: 'usr_id_group',
          from: groups.viewer,
          to: groups.owner,
        },
      ]
    : []

const momentOf = (today: string, daysAgo: number, id: number): string =>
  new Date(Date.parse(`${today}T09:00:00Z`) - daysAgo * 86_400_000 + ((id * 11) % 480) * 60_000).toISOString()

const SAID_AT_FIRST = [
  'id',
  'usr_name',
  'usr_email',
  'usr_status',
  'usr_id_group',
  'usr_comission',
  'usr_product',
  'usr_locale',
] as const

/** The history of the demo's people, whose last entry leaves each as seeded; and the people with the dates of it. */
export const withHistory = (
  random: Random,
  users: readonly SeededUser[],
  groups: { viewer: number; owner: number },
  today: string,
): { users: SeededUser[]; logs: NewRow<'system_logs'>[] } => {
  const lives = users.map(user => {
    const steps = [
      ...managerSteps(user),
      ...languageSteps(user),
      ...statusSteps(user),
      ...groupSteps(user, groups),
    ].toSorted((a, b) => b.daysAgo - a.daysAgo)
    const row = (by: number, action: string, created_at: string, diffs: Diffs): NewRow<'system_logs'> => ({
      slo_blame_user_id: by,
      slo_type: 'user',
      slo_action: action,
      slo_table_name: 'users',
      slo_object_id: user.id,
      slo_transaction_hash: hash(random),
      slo_diffs: JSON.stringify(diffs),
      slo_ip: address(random, by),
      slo_request_id: null,
      created_at,
    })
    const first = (field: (typeof SAID_AT_FIRST)[number]) =>
      steps.find(step => step.field === field)?.from ?? user[field] ?? null
    const said: Diffs = Object.fromEntries(
      SAID_AT_FIRST.flatMap(field => (first(field) === null ? [] : [[field, [null, first(field)]]])),
    )
    if (user.usr_password) said.usr_password = [null, MASKED]
    const begun = row(
      user.usr_id_creator ?? ADMINISTRATOR,
      user.usr_password ? 'user.store' : 'user.invite',
      String(user.created_at),
      said,
    )
    const later = steps.map(({ daysAgo, by, action, field, from, to }) =>
      row(by, action, momentOf(today, daysAgo, user.id), { [field]: [from, to] }),
    )
    const updated_at = String(later.at(-1)?.created_at ?? user.created_at)
    return { user: { ...user, updated_at }, logs: [begun, ...later] }
  })
  return { users: lives.map(({ user }) => user), logs: lives.flatMap(({ logs }) => logs) }
}
