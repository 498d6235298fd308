import type { Diffs, NewRow } from '../platform/db/schema'
import type { DemoGroupKey } from './demo-groups'
import { address, hash, isHere, moment } from './logs'
import type { SeededUser } from './people'
import type { Random } from './random'

const DAY_MS = 86_400_000
/** The first of the demo's people. */
const ADMINISTRATOR = 1
/** Before it stand the people whom the sign-in page offers, and those that every demo has. */
const FIRST_OF_REST = 20

type Ids = Record<'PV' | 'PO' | DemoGroupKey, number>
type Entry = NewRow<'maintenance'> & { id: number; created_at: string }

/** One that is over, one that is planned and one that holds; nobody of the sign-in page is kept out. */
const entriesOf = (users: readonly SeededUser[], ids: Ids, random: Random, today: string): Entry[] => {
  const at = (inDays: number, hour: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + inDays * DAY_MS + hour * 3_600_000).toISOString()
  const lastOf = (group: number) =>
    users.filter(user => user.id >= FIRST_OF_REST && user.usr_id_group === group && isHere(user)).at(-1)?.id
  const [viewer, owner] = [lastOf(ids.PV), lastOf(ids.PO)]
  const added = (daysAgo: number) => {
    const created_at = moment(random, today, daysAgo)
    return { created_at, updated_at: created_at, deleted_at: null }
  }
  return [
    ...(owner
      ? [
          {
            id: 1,
            usm_id_user: owner,
            usm_id_group: null,
            usm_message: 'We merge two of your accounts.',
            usm_from: at(-12, 2),
            usm_until: at(-12, 5),
            ...added(14),
          },
        ]
      : []),
    {
      id: 2,
      usm_id_user: null,
      usm_id_group: ids.SL,
      usm_message: 'The list of accounts moves to another server.',
      usm_from: at(5, 5),
      usm_until: at(5, 7),
      ...added(6),
    },
    ...(viewer
      ? [
          {
            id: 3,
            usm_id_user: viewer,
            usm_id_group: null,
            usm_message: 'We check your websites together. Your account manager calls you.',
            usm_from: null,
            usm_until: null,
            ...added(3),
          },
        ]
      : []),
  ]
}

const logged = (random: Random, { created_at, updated_at: _version, ...entry }: Entry): NewRow<'system_logs'> => {
  const said = Object.entries(entry).filter(([, value]) => value !== null)
  const diffs: Diffs = Object.fromEntries(said.map(([field, value]) => [field, [null, value]]))
  return {
    slo_blame_user_id: ADMINISTRATOR,
    slo_type: 'maintenance',
    slo_action: 'userMaintenance.store',
    slo_table_name: 'maintenance',
    slo_object_id: entry.id,
    slo_transaction_hash: hash(random),
    slo_diffs: JSON.stringify(diffs),
    slo_ip: address(random, ADMINISTRATOR),
    slo_request_id: null,
    created_at,
  }
}

/** Who is kept out in a demo, and how that came about. */
export const maintenance = (random: Random, users: readonly SeededUser[], ids: Ids, today: string) => {
  const entries = entriesOf(users, ids, random, today)
  return { entries, logs: entries.map(entry => logged(random, entry)) }
}
