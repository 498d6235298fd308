import type { Account, AccountRow, Attached } from '@candela/shared-contract'
import { type AliasedExpression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { alphabetically, isOneOf, listOf } from '../../platform/db/text'
import { attachedTo } from '../attached'
import { type LogRules, nameRules } from '../logged'
import { accountsIn, forStaff, isStaff, type Reach, reachesAccount } from '../reach'
import { visibleComission, visibleTerms } from '../terms/terms'
import { LATERAL_AGGREGATES, managerLabels, usersCount, websitesCount } from './account.aggregates'
import { canAccount } from './account.policy'
import { readyDigits } from './account.readiness'

/** An account as it is read for people; `ready` has a digit for each step of its readiness. */
export type AccountWithAggregates = Account &
  Pick<AccountRow, 'websites_count' | 'websites_live' | 'users_count' | 'managers'> & { ready: string }

const PLAIN_COLUMNS = [
  'a.id',
  'a.acc_name',
  'a.acc_is_enabled',
  'a.acc_time_zone',
  'a.acc_google_child_network_code',
  'a.acc_enable_aps',
  'a.acc_enable_teads',
  'a.acc_is_custom_ad_unit_path_enabled',
  'a.acc_gross_visible',
  'a.created_at',
  'a.updated_at',
] as const

/** In which tier an account is, and with it what its next website costs, is for staff to know. */
export const visibleTier = (reach: Reach): RawBuilder<Account['acc_tier']> => forStaff(reach, 'a.acc_tier')

/** Of a few accounts all that people read, in the order in which they come. */
export const accountsWithAggregates = (read: Reader, reach: Reach, accounts: AliasedExpression<Row<'accounts'>, 'a'>) =>
  read
    .selectFrom(accounts)
    .leftJoinLateral(LATERAL_AGGREGATES.websites, 'aw.id', 'a.id')
    .leftJoinLateral(LATERAL_AGGREGATES.users, 'au.id', 'a.id')
    .leftJoinLateral(LATERAL_AGGREGATES.managers, 'am.id', 'a.id')
    .select(PLAIN_COLUMNS)
    .select([
      visibleTier(reach).as('acc_tier'),
      websitesCount.as('websites_count'),
      sql<number>`coalesce(aw.live, 0)`.as('websites_live'),
      usersCount.as('users_count'),
      managerLabels.as('managers'),
      readyDigits.as('ready'),
    ])

/** An account in reach; a foreign one is as absent as one that never was. */
export const accountInReach = (read: Reader, reach: Reach, id: number): Promise<AccountWithAggregates | undefined> =>
  accountsWithAggregates(
    read,
    reach,
    accountsIn(read, reach).where('a.id', '=', id).selectAll('a').as('a'),
  ).executeTakeFirst()

/** Many of them, in the order of their ids as asked; what is gone meanwhile is left out. */
export const accountsByIds = (read: Reader, reach: Reach, ids: readonly number[]): Promise<AccountWithAggregates[]> =>
  accountsWithAggregates(read, reach, accountsIn(read, reach).where(isOneOf('a.id', ids)).selectAll('a').as('a'))
    .orderBy(sql`array_position(${listOf(ids)}, a.id)`)
    .execute()

/** Links stay with a removed account, so that whoever reached it still reaches it to bring it back. */
export const removedAccountsIn = (read: Reader, reach: Reach) =>
  read
    .selectFrom('accounts as a')
    .where('a.deleted_at', 'is not', null)
    .$if(!reach.all, query =>
      query.where(({ exists, selectFrom }) =>
        reach.all
          ? sql<SqlBool>`true`
          : reach.by === 'managed'
            ? exists(
                selectFrom('account_managers')
                  .whereRef('acm_id_account', '=', 'a.id')
                  .where('acm_id_user', '=', reach.user)
                  .select('id'),
              )
            : exists(
                selectFrom('account_users')
                  .whereRef('acu_id_account', '=', 'a.id')
                  .where('acu_id_user', '=', reach.user)
                  .select('id'),
              ),
      ),
    )

/** Living and removed ones alike, as an action is taken back. */
export const accountRowsOf = async (read: Reader, reach: Reach, ids: readonly number[]): Promise<Row<'accounts'>[]> => [
  ...(await accountsIn(read, reach).where(isOneOf('a.id', ids)).selectAll('a').execute()),
  ...(await removedAccountsIn(read, reach).where(isOneOf('a.id', ids)).selectAll('a').execute()),
]

export type AccountManager = Attached & { acm_is_main: boolean }

/**
 * Who looks after an account, the main contact first. Where whoever that was is gone, it is the first of those who are
 * left.
 */
export const managersOf = async (read: Reader, accountId: number): Promise<AccountManager[]> => {
  const people = await attachedTo(read, 'account_managers', accountId)
    .orderBy(sql`tie.acm_is_main`, 'desc')
    .orderBy(alphabetically('u.usr_name'))
    .orderBy('u.id')
    .execute()
  return people.map((person, place) => ({ ...person, acm_is_main: place === 0 }))
}

/** Who sells through an account; what they are paid for it is for staff to know. */
export const sellersOf = (read: Reader, reach: Reach, accountId: number) =>
  attachedTo(read, 'account_users', accountId)
    .select(forStaff<string>(reach, 'tie.acu_comission').as('acu_comission'))
    .orderBy(alphabetically('u.usr_name'))
    .orderBy('u.id')
    .execute()

/** The websites of an account, with what decides about their money as somebody may know it. */
export const websitesOf = (read: Reader, reach: Reach, accountId: number) =>
  read
    .selectFrom('websites as w')
    .innerJoin('accounts as a', 'a.id', 'w.anw_account_id')
    .where('w.anw_account_id', '=', accountId)
    .where('w.deleted_at', 'is', null)
    .select(['w.id', 'w.anw_name', 'w.anw_website', 'w.anw_product', 'w.anw_status', 'w.anw_reject_reason'])
    .select([visibleComission(reach).as('anw_comission'), visibleTerms(reach).as('terms')])
    .orderBy(alphabetically('w.anw_name'))
    .orderBy('w.id')
    .execute()

export type AccountWebsite = Awaited<ReturnType<typeof websitesOf>>[number]

/** Account → how many websites it still has, of those that have any. */
export const websiteCounts = async (read: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const rows = await read
    .selectFrom('websites')
    .where(isOneOf('anw_account_id', ids))
    .where('deleted_at', 'is', null)
    .groupBy('anw_account_id')
    .select(({ fn }) => ['anw_account_id as id', fn.countAll<number>().as('count')])
    .execute()
  return new Map(rows.map(({ id, count }) => [id, count]))
}

export const accountLogRules: LogRules = {
  types: ['account', 'account manager'],
  // Of a foreign account only the number is told, also where a website came from it.
  ...nameRules({
    table: 'accounts',
    name: 'acc_name',
    reaches: (reach, alias) => reachesAccount(reach, `${alias}.id`),
  }),
  hides: actor => ({
    tables: canAccount(actor, 'note') ? [] : ['account_notes'],
    fields: isStaff(actor) ? [] : ['acc_tier', 'acu_comission'],
  }),
}
