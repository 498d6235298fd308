import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { idsOf, inOrderOf } from '../../platform/db/order'
import { isOneOf } from '../../platform/db/text'
import { toDisplayHost } from '../../platform/web/host'
import { type LogRules, nameRules } from '../logged'
import { isStaff, type Reach, reachesAccount, reachesWebsite } from '../reach'
import { visibleComission, visibleTerms } from '../terms/terms'

/** Websites in reach, beside the accounts that they belong to. */
export const websitesIn = (read: Reader, reach: Reach) =>
  read
    .selectFrom('websites as w')
    .innerJoin('accounts as a', 'a.id', 'w.anw_account_id')
    .$if(!reach.all, query => query.where(reachesWebsite(reach, 'w')))

export const livingWebsitesIn = (read: Reader, reach: Reach) =>
  websitesIn(read, reach).where('w.deleted_at', 'is', null)

/** Whoever is attached to a website alone does not learn whose it is. */
export const visibleAccountName = (reach: Reach): RawBuilder<string | null> =>
  reach.all ? sql`a.acc_name` : sql`case when ${reachesAccount(reach, 'a.id')} then a.acc_name end`

/** People who are there; of those who were removed the link stays, they may come back. */
const usersCount = sql<number>`(select count(*) from website_users as c
  join users as cu on cu.id = c.wsu_id_user and cu.deleted_at is null where c.wsu_id_website = w.id)`

const PLAIN_COLUMNS = [
  'w.id',
  'w.anw_name',
  'w.anw_website',
  'w.anw_product',
  'w.anw_status',
  'w.anw_account_id',
  'w.anw_reject_reason',
  'w.created_at',
  'w.updated_at',
  'a.acc_is_enabled',
] as const

const recordsIn = (read: Reader, reach: Reach) =>
  livingWebsitesIn(read, reach)
    .select(PLAIN_COLUMNS)
    .select([
      visibleComission(reach).as('anw_comission'),
      visibleTerms(reach).as('terms'),
      visibleAccountName(reach).as('acc_name'),
      usersCount.as('users_count'),
    ])

/** A website as people read it; a foreign one is as absent as one that never was. */
export const websiteInReach = (read: Reader, reach: Reach, id: number) =>
  recordsIn(read, reach).where('w.id', '=', id).executeTakeFirst()

/** Many of them, in the order of their ids as asked; what is gone meanwhile is left out. */
export const websitesOf = (read: Reader, reach: Reach, ids: readonly number[]) =>
  inOrderOf(ids, recordsIn(read, reach), 'w.id').execute()

export type ReadWebsite = Awaited<ReturnType<typeof websitesOf>>[number]

/** Removed ones that somebody may bring back: like removing them, for whom the account is in reach. */
export const removedWebsitesIn = (read: Reader, reach: Reach) =>
  websitesIn(read, reach).where('w.deleted_at', 'is not', null).where(reachesAccount(reach, 'w.anw_account_id'))

/**
 * Whether the row `l` of the log is of a time in which its website belonged to an account in reach. It belonged to the
 * account that the next move took it from; without one to the account of now. A move tells of both of its accounts.
 */
const isOfTheirTime = (reach: Reach): RawBuilder<SqlBool> => {
  if (reach.all) return sql`true`
  const isForeign = (side: 0 | 1) => sql`not exists (select from accounts as fa
    where fa.id = (m.slo_diffs -> 'anw_account_id' ->> ${sql.lit(side)})::bigint and ${reachesAccount(reach, 'fa.id')})`
  const isMove = (alias: 'm' | 'n') => {
    const of = (column: string) => sql.ref(`${alias}.${column}`)
    return sql`${of('slo_table_name')} = 'websites' and ${of('slo_object_id')} = l.slo_object_id
      and ${of('slo_diffs')} -> 'anw_account_id' ->> 0 is not null`
  }
  return sql`not exists (select from system_logs as m where ${isMove('m')} and (
    (m.slo_transaction_hash = l.slo_transaction_hash and (${isForeign(0)} or ${isForeign(1)}))
    or (m.id >= l.id and ${isForeign(0)}
      and not exists (select from system_logs as n where ${isMove('n')} and n.id >= l.id and n.id < m.id))))`
}

/** The living website that has a host, with whose it is as far as somebody may know. */
export const websiteOfHost = (read: Reader, reach: Reach, host: string) =>
  read
    .selectFrom('websites as w')
    .innerJoin('accounts as a', 'a.id', 'w.anw_account_id')
    .where('w.anw_website', '=', host)
    .where('w.deleted_at', 'is', null)
    .select(['w.id', visibleAccountName(reach).as('acc_name')])
    .executeTakeFirst()

type OfAccount = { anw_account_id: number }

/** The accounts in reach of these websites: who reaches its account removes a website, and brings it back. */
export const reachedAccountsOf = (read: Reader, reach: Reach, websites: readonly OfAccount[]) => {
  const ids = websites.map(({ anw_account_id }) => anw_account_id)
  return idsOf(
    read.selectFrom('accounts as a').where(isOneOf('a.id', ids)).where(reachesAccount(reach, 'a.id')).select('a.id'),
  )
}

export const websiteLogRules: LogRules = {
  types: ['website'],
  ...nameRules({
    table: 'websites',
    name: 'anw_website',
    alsoSearchedBy: ['anw_name'],
    reaches: reachesWebsite,
    told: toDisplayHost,
  }),
  isOfTheirTime,
  // Of an account that keeps its share to itself; a row of the log does not say whose it was.
  hides: actor => (isStaff(actor) ? {} : { fields: ['anw_comission'] }),
}
