import type { Pair, Scope } from '@candela/shared-contract'
import { partsOf } from '@candela/shared-contract/rights/families'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../platform/context'
import type { Reader } from '../platform/db/database'
import { canComeBack, hasRows } from '../platform/record'

/**
 * Which rows somebody reaches: everything, what hangs below the accounts that they look after, or what they are
 * attached to themselves. One rule for single records, lists, counts, files and pickers, asked inside every read, so
 * that attaching and detaching somebody counts from the next request on.
 */
export type Reach = { all: true } | { all: false; by: Exclude<Scope, 'all'>; user: number }

export const reachOf = ({ id, scope }: Pick<Actor, 'id' | 'scope'>): Reach =>
  scope === 'all' ? { all: true } : { all: false, by: scope, user: id }

type Limited = Extract<Reach, { all: false }>

/** What is there, or was removed and can still be brought back. */
const mayBeThere = (column: string): RawBuilder<SqlBool> => sql`(${sql.ref(column)} is null or ${canComeBack(column)})`
const isLiving = (column: string): RawBuilder<SqlBool> => sql`${sql.ref(column)} is null`

/** Accounts that somebody looks after, or sells through: living ones, or whatever else is asked for. */
const reachableAccountIds = ({ by, user }: Limited, accountCondition = isLiving): RawBuilder<number> =>
  by === 'managed'
    ? sql`select m.acm_id_account from account_managers as m
        join accounts as ma on ma.id = m.acm_id_account and ${accountCondition('ma.deleted_at')}
        where m.acm_id_user = ${user}::bigint`
    : sql`select s.acu_id_account from account_users as s
        join accounts as sa on sa.id = s.acu_id_account and ${accountCondition('sa.deleted_at')}
        where s.acu_id_user = ${user}::bigint`

/** Living websites of those accounts, and those that somebody is a user of. */
const reachableWebsiteIds = (limited: Limited): RawBuilder<number> => {
  const ofAccounts = sql<number>`select w.id from websites as w
    where w.deleted_at is null and w.anw_account_id in (${reachableAccountIds(limited)})`
  return limited.by === 'managed'
    ? ofAccounts
    : sql`${ofAccounts} union all select u.wsu_id_website from website_users as u
        join websites as uw on uw.id = u.wsu_id_website and uw.deleted_at is null
        where u.wsu_id_user = ${limited.user}::bigint`
}

/** Everybody who sells through those accounts. */
const reachableSellerIds = (limited: Limited): RawBuilder<number> =>
  sql`select pa.acu_id_user from account_users as pa where pa.acu_id_account in (${reachableAccountIds(limited)})`

/** Everybody attached to those accounts and websites. */
const reachablePeopleIds = (limited: Limited): RawBuilder<number> =>
  sql`${reachableSellerIds(limited)}
    union all select pw.wsu_id_user from website_users as pw where pw.wsu_id_website in (${reachableWebsiteIds(limited)})`

/** Attached to an account or website, whoever's, and whether or not it is still there. */
const isAttached = (id: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`(exists (select from account_users where acu_id_user = ${id})
    or exists (select from account_managers where acm_id_user = ${id})
    or exists (select from website_users where wsu_id_user = ${id}))`

/** In a group that reaches more than the reader's own. */
const reachesFurther = ({ by }: Limited, group: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`exists (select from access_groups as tg where tg.id = ${group}
    and tg.gro_scope in (${sql.join(by === 'own' ? ['managed', 'all'] : ['all'])}))`

const everything: RawBuilder<SqlBool> = sql`true`
const nothing: RawBuilder<SqlBool> = sql`false`

/** Publishers reach what is theirs by themselves; everybody else works for the platform. Who has no group does not. */
export const isStaff = ({ scope }: { scope: Scope }): boolean => scope !== 'own'

export const isReachOfStaff = (reach: Reach): boolean => isStaff({ scope: reach.all ? 'all' : reach.by })

/**
 * A column that is told to staff alone: to publishers it is empty, in what they read as in how it is sorted and counted.
 * It is compared with itself because that is null of the column's own type: a plain null would be a text.
 */
export const forStaff = <T>(reach: Reach, column: string): RawBuilder<T | null> =>
  isReachOfStaff(reach) ? sql.ref<T>(column) : sql`nullif(${sql.ref(column)}, ${sql.ref(column)})`

/** Whether a column holds an account in reach, e.g. `a.id` or `w.anw_account_id`. */
export const reachesAccount = (reach: Reach, column: string): RawBuilder<SqlBool> =>
  reach.all ? everything : sql`${sql.ref(column)} in (${reachableAccountIds(reach)})`

/** Accounts that are there for somebody. */
export const accountsIn = (read: Reader, reach: Reach) =>
  read.selectFrom('accounts as a').where('a.deleted_at', 'is', null).where(reachesAccount(reach, 'a.id'))

/** Whether something can be given to an account: one out of reach is none to choose, like one that never was. */
export const isAccountInReach = (read: Reader, reach: Reach, id: number): Promise<boolean> =>
  hasRows(accountsIn(read, reach).where('a.id', '=', id))

/** Whether the website `alias` is in reach, removed or not: by its account, for publishers by being attached as well. */
export const reachesWebsite = (reach: Reach, alias: string): RawBuilder<SqlBool> => {
  if (reach.all) return everything
  const ofAccount = reachesAccount(reach, `${alias}.anw_account_id`)
  return reach.by === 'managed'
    ? ofAccount
    : sql`(${ofAccount} or exists (select from website_users as ru
        where ru.wsu_id_website = ${sql.ref(`${alias}.id`)} and ru.wsu_id_user = ${reach.user}::bigint))`
}

/** Whether the user `alias` was brought in by the reader. `usr_is_independent`: that reach was lost, for good. */
const isBroughtIn = (reach: Limited, alias: string): RawBuilder<SqlBool> => {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`(${of('usr_id_creator')} = ${reach.user}::bigint and not ${of('usr_is_independent')}
    and not ${isAttached(of('id'))} and not ${reachesFurther(reach, of('usr_id_group'))})`
}

/**
 * Whether the user `alias` is in reach: oneself, the people of one's accounts and websites, and whom one brought in
 * while they are attached to nothing. That ends for good when they are attached to what one does not reach, from the
 * beginning or later, or get a group that reaches further.
 */
export const reachesUser = (reach: Reach, alias: string): RawBuilder<SqlBool> => {
  if (reach.all) return everything
  const id = sql.ref(`${alias}.id`)
  return sql`(${id} = ${reach.user}::bigint or ${id} in (${reachablePeopleIds(reach)}) or ${isBroughtIn(reach, alias)})`
}

/** Which rows of the trail, by its alias, are of after that. */
type IsLater = (trail: string) => RawBuilder<SqlBool>

/**
 * Whether what the user `alias` did at the time in this column is in reach: what they did since they are attached to
 * what one reaches, and a website belongs to the account of now. Ties of now do not open the time before them: whoever
 * reaches somebody through a website can make them sell through its account.
 */
export const reachesDoing = (
  reach: Reach,
  alias: string,
  at: string,
  isLater: IsLater = trail => sql`${sql.ref(`${trail}.created_at`)} > ${sql.ref(at)}`,
): RawBuilder<SqlBool> => {
  if (reach.all) return everything
  const id = sql.ref(`${alias}.id`)
  // Pay that changes names the person on both sides, and attaches nobody.
  return sql`(${id} = ${reach.user}::bigint
    or exists (select from account_users as ds where ds.acu_id_user = ${id}
      and ds.acu_id_account in (${reachableAccountIds(reach)}) and ds.created_at <= ${sql.ref(at)}
      and not exists (select from system_logs as da where da.slo_table_name = 'account_users'
        and da.slo_object_id = ds.acu_id_account and ${isLater('da')}
        and da.slo_diffs -> 'acu_id_user' ->> 0 is null and da.slo_diffs -> 'acu_id_user' ->> 1 = ${id}::text))
    or exists (select from website_users as dw where dw.wsu_id_user = ${id}
      and dw.wsu_id_website in (${reachableWebsiteIds(reach)}) and dw.created_at <= ${sql.ref(at)}
      and not exists (select from system_logs as dm where dm.slo_table_name in ('websites', 'website_users')
        and dm.slo_object_id = dw.wsu_id_website and ${isLater('dm')}
        and (dm.slo_diffs -> 'anw_account_id' ->> 0 is not null or dm.slo_diffs -> 'wsu_id_user' ->> 1 = ${id}::text)))
    or ${isBroughtIn(reach, alias)})`
}

/**
 * Whether the person in this column, e.g. `u.id`, is attached to anything that is out of reach. What was removed counts as
 * long as it can come back: who waits for it would see it then with that person's eyes.
 */
export const isAttachedBeyond = (reach: Reach, user: string): RawBuilder<SqlBool> => {
  if (reach.all) return nothing
  const mine = reachableAccountIds(reach, mayBeThere)
  const ofWebsite =
    reach.by === 'managed'
      ? sql`bf.anw_account_id in (${mine})`
      : sql`(bf.anw_account_id in (${mine}) or exists (select from website_users as bg
          where bg.wsu_id_website = bf.id and bg.wsu_id_user = ${reach.user}::bigint))`
  return sql`(exists (select from account_users as ba join accounts as bb on bb.id = ba.acu_id_account
        and ${mayBeThere('bb.deleted_at')}
        where ba.acu_id_user = ${sql.ref(user)} and ba.acu_id_account not in (${mine}))
      or exists (select from account_managers as bc join accounts as bd on bd.id = bc.acm_id_account
        and ${mayBeThere('bd.deleted_at')}
        where bc.acm_id_user = ${sql.ref(user)} and bc.acm_id_account not in (${mine}))
      or exists (select from website_users as be join websites as bf on bf.id = be.wsu_id_website
        and ${mayBeThere('bf.deleted_at')}
        where be.wsu_id_user = ${sql.ref(user)} and not ${ofWebsite}))`
}

/** Whether whoever is in a group, whose id this column has, may do something; nobody does by a group that is gone. */
export const groupHolds = (pair: Pair, group: string): RawBuilder<SqlBool> => {
  const { controller, method } = partsOf(pair)
  return sql`exists (select from access_group_permissions as hp
    join access_groups as hg on hg.id = hp.grp_id_group and hg.deleted_at is null
    where hg.id = ${sql.ref(group)}
      and hp.grp_controller = ${sql.lit(controller)} and hp.grp_method = ${sql.lit(method)})`
}
