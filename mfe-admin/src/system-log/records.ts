import { call } from '@candela/shared-auth'
import {
  ACCOUNT_REVERTS,
  accountEndpoints,
  type OneSystemLog,
  type Pair,
  USER_REVERTS,
  userEndpoints,
  WEBSITE_REVERTS,
  websiteEndpoints,
} from '@candela/shared-contract'

type Written = OneSystemLog['record']['action'][number]

type Kind = {
  path: string
  /** Which rights open the record. */
  get: readonly Pair[]
  /** None: what was done to it is not taken back. */
  revert?: {
    right: Pair
    /** The record's own table, and the fields of it that come back. */
    table: string
    fields: readonly string[]
    /** Tables that tie it to people, which come back whole. */
    ties: readonly string[]
    act: (id: number, transaction: string) => Promise<unknown>
  }
}

const body = (id: number, transaction: string) => ({ params: { id }, body: { transaction } })

const USER: Kind = {
  path: '/user',
  get: ['user.get'],
  revert: {
    right: 'user.update',
    table: 'users',
    fields: USER_REVERTS,
    ties: [],
    act: (id, transaction) => call(userEndpoints.revert, body(id, transaction)),
  },
}

const ACCOUNT: Kind = {
  path: '/account',
  get: ['account.get'],
  revert: {
    right: 'account.update',
    table: 'accounts',
    fields: ACCOUNT_REVERTS,
    ties: ['account_managers', 'account_users'],
    act: (id, transaction) => call(accountEndpoints.revert, body(id, transaction)),
  },
}

const WEBSITE: Kind = {
  path: '/website',
  get: ['website.get'],
  revert: {
    right: 'website.update',
    table: 'websites',
    fields: WEBSITE_REVERTS,
    ties: ['website_users'],
    act: (id, transaction) => call(websiteEndpoints.revert, body(id, transaction)),
  },
}

/** Which record a row of the log is about. */
const KINDS: Readonly<Record<string, Kind>> = {
  login: USER,
  user: USER,
  account: ACCOUNT,
  'account manager': ACCOUNT,
  website: WEBSITE,
  'access group': { path: '/group', get: ['group.get'] },
}

/** Everything that an action wrote about one record. */
export type Touched = { key: string; kind: Kind | undefined; id: number | null; rows: Written[] }

export const recordsOf = (action: readonly Written[]): Touched[] => {
  const records = new Map<string, Touched>()
  for (const row of action) {
    const kind = KINDS[row.slo_type]
    const key = `${kind?.path ?? row.slo_table_name} ${row.slo_object_id}`
    const known = records.get(key)
    if (known) known.rows.push(row)
    else records.set(key, { key, kind, id: row.slo_object_id, rows: [row] })
  }
  return [...records.values()]
}

const isBirth = ({ changes }: Written): boolean =>
  changes.some(({ field, before }) => field === 'id' && before === null)

/** The part of it that comes back; nothing where the action made the record. */
export const revertable = ({ kind, rows }: Touched): Written[] => {
  const revert = kind?.revert
  if (!revert || rows.some(row => row.slo_table_name === revert.table && isBirth(row))) return []
  return rows.flatMap(row => {
    if (revert.ties.includes(row.slo_table_name)) return [row]
    if (row.slo_table_name !== revert.table) return []
    const changes = row.changes.filter(({ field }) => revert.fields.includes(field))
    return changes.length > 0 ? [{ ...row, changes }] : []
  })
}
