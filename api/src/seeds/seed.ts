import { toDay } from '@candela/shared-contract'
import { sql, type Transaction } from 'kysely'
import { writeIntoClosed } from '../modules/facts/facts.closed'
import type { Config } from '../platform/config'
import type { Database, Reader } from '../platform/db/database'
import type { NewRow, Schema, TableName } from '../platform/db/schema'
import { hashPassword } from '../platform/passwords'
import type { Keyring } from '../platform/secrets'
import { DEMO_GROUPS } from './demo-groups'
import { DEMO_PASSWORD } from './demo-users'
import { datesOf, groupHistory } from './group-history'
import { DEFAULT_GROUPS, type DefaultGroup } from './groups'
import { inhabitants } from './inhabitants'
import { changes, inOrder, withNames } from './logs'
import { maintenance } from './maintenance'
import { demandOf } from './money/demand'
import { planOf, type Size } from './money/plan'
import { seedNotifications } from './notifications'
import { MONEY_TABLES, PAST_TABLES, type Past } from './past'
import { visits } from './visits'

const BATCH = 500

const insertAll = async <T extends TableName>(
  trx: Transaction<Schema>,
  table: T,
  rows: readonly NewRow<T>[],
): Promise<void> => {
  for (let start = 0; start < rows.length; start += BATCH)
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + BATCH))
      .execute()
}

type Dates = { created_at?: string; updated_at?: string }

const seedGroups = async <Key extends string>(
  trx: Transaction<Schema>,
  groups: readonly DefaultGroup<Key>[],
  datesFor: (key: Key) => Dates,
): Promise<Record<Key, number>> => {
  const ids: Partial<Record<Key, number>> = {}
  for (const { key, gro_name, gro_scope, pairs, administrates = false } of groups) {
    const { id } = await trx
      .insertInto('access_groups')
      .values({ gro_name, gro_scope, gro_is_administrators: administrates, deleted_at: null, ...datesFor(key) })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids[key] = id
    const rows = [...new Set(pairs)].map(pair => {
      const [grp_controller = '', grp_method = ''] = pair.split('.')
      return { grp_id_group: id, grp_controller, grp_method }
    })
    await insertAll(trx, 'access_group_permissions', rows)
  }
  return ids as Record<Key, number>
}

/** Seeded ids are chosen; what people create comes after them. */
const continueIds = async (trx: Transaction<Schema>, table: TableName, from: number): Promise<void> => {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${from}::bigint)`.execute(trx)
}

/** Who pays for ads, and what for; the numbers themselves are loaded after this. */
const seedMoney = async (
  trx: Transaction<Schema>,
  accounts: Past,
  size: Size,
  today: string,
  secrets: Keyring | null,
) => {
  const fees = new Map(accounts.rowsOf('websites').map(({ id, anw_comission }) => [id, Number(anw_comission)]))
  const { technologies, types, adManagers, quoted, past } = demandOf(
    planOf(accounts, size, toDay(today)),
    fees,
    secrets,
  )
  await insertAll(trx, 'ad_network_categories', technologies)
  await insertAll(trx, 'ad_network_types', types)
  await insertAll(trx, 'ad_managers', adManagers)
  await insertAll(trx, 'currency_quotations', quoted)
  await writeIntoClosed(trx)
  for (const table of MONEY_TABLES) await insertAll(trx, table, past.rowsOf(table))
  for (const table of ['ad_network_categories', 'ad_network_types', 'ad_managers', ...MONEY_TABLES] as const)
    await continueIds(trx, table, 1000)
  return past.logs
}

const SIZES = { small: { visits: 120, changes: 120 }, full: { visits: 5_000, changes: 8_000 } } as const

const isSeeded = async (read: Reader): Promise<boolean> =>
  (await read.selectFrom('access_groups').select('id').limit(1).executeTakeFirst()) !== undefined

/**
 * Fills a database that has never been used: the default groups always, and in a demo the people with their history.
 * One transaction, so an interrupted start begins again from nothing. Without `money` nobody pays for anything.
 */
export const seed = async (
  database: Database,
  config: Pick<Config, 'demo' | 'seed' | 'seedToday'>,
  { money = true, secrets = null }: { money?: boolean; secrets?: Keyring | null } = {},
): Promise<boolean> => {
  if (await isSeeded(database.read)) return false
  const size = config.demo && config.seed !== 'none' ? config.seed : null
  const password = size ? await hashPassword(DEMO_PASSWORD) : ''
  return database.transaction(async trx => {
    // Of processes that start at once on one server the first one seeds; the others find it done.
    await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(trx)
    if (await isSeeded(trx)) return false
    const defaultIds = await seedGroups(trx, DEFAULT_GROUPS, () => ({}))
    if (!size) return true
    const today = config.seedToday
    const demoIds = await seedGroups(trx, DEMO_GROUPS, key => datesOf(key, today))
    const ids = { ...defaultIds, ...demoIds }
    const { random, users, userLogs, past } = inhabitants(size, ids, password, today)
    await insertAll(trx, 'users', users)
    await continueIds(trx, 'users', 1000)
    for (const table of PAST_TABLES) {
      await insertAll(trx, table, past.rowsOf(table))
      await continueIds(trx, table, 1000)
    }
    const moneyLogs = money ? await seedMoney(trx, past, size, today, secrets) : []
    const { sessions, visits: rows } = visits(random, users, today, SIZES[size].visits)
    await insertAll(trx, 'sessions', sessions)
    await continueIds(trx, 'sessions', sessions.length)
    await insertAll(trx, 'visit_logs', rows)
    await sql`update users as u set usr_last_seen_at = (
      select max(v.created_at) from visit_logs as v where v.ual_id_user = u.id
    )`.execute(trx)
    const signIns = changes(random, users, today, SIZES[size].changes)
    const groupLogs = groupHistory(random, demoIds, today)
    const kept = maintenance(random, users, ids, today)
    await insertAll(trx, 'maintenance', kept.entries)
    await continueIds(trx, 'maintenance', 1000)
    const told = await seedNotifications(trx, random, ids, today)
    const logs = [...signIns, ...userLogs, ...groupLogs, ...past.logs, ...kept.logs, ...told, ...moneyLogs]
    await insertAll(trx, 'system_logs', inOrder(withNames(logs, users)))
    return true
  })
}
