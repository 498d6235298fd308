import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { alphabetically } from '../../platform/db/text'

/** Somebody by name, as pickers and lists show them. */
type Label = { id: number; label: string }

/**
 * What hangs on accounts, a row for each account that has any: `aw` its websites, `au` its users, `am` its managers, as
 * far as they are there. These are joined and not asked by a question inside each row: for many rows the planner thinks
 * that so much work that it compiles the statement first, which takes longer than the answer.
 */
const aggregatesOf = (within: (column: string) => RawBuilder<SqlBool>) => ({
  websites: sql<{ id: number; websites: number; live: number }>`(
    select w.anw_account_id as id, count(*) as websites, count(*) filter (where w.anw_status = 1) as live
    from websites as w where w.deleted_at is null and ${within('w.anw_account_id')} group by 1)`.as('aw'),
  users: sql<{ id: number; users: number; signed_in: boolean }>`(
    select l.acu_id_account as id, count(*) as users, bool_or(u.usr_last_seen_at is not null) as signed_in
    from account_users as l join users as u on u.id = l.acu_id_user and u.deleted_at is null
    where ${within('l.acu_id_account')} group by 1)`.as('au'),
  // Where the main contact is gone, people of the account talk to the first of those who are left.
  managers: sql<{ id: number; people: Label[]; main: string }>`(
    select l.acm_id_account as id,
      json_agg(json_build_object('id', u.id, 'label', u.usr_name)
        order by l.acm_is_main desc, ${alphabetically('u.usr_name')}, u.id) as people,
      coalesce(min(${alphabetically('u.usr_name')}) filter (where l.acm_is_main), min(${alphabetically('u.usr_name')}))
        as main
    from account_managers as l join users as u on u.id = l.acm_id_user and u.deleted_at is null
    where ${within('l.acm_id_account')} group by 1)`.as('am'),
})

/** Aggregates over all accounts, for sorting and filtering; the planner drops those that a query does not use. */
export const AGGREGATES_OF_ALL = aggregatesOf(() => sql`true`)

/** Looked up for each account `a` by itself: cheap for the rows of a page. */
export const LATERAL_AGGREGATES = aggregatesOf(column => sql`${sql.ref(column)} = a.id`)

export const websitesCount = sql<number>`coalesce(aw.websites, 0)`
export const usersCount = sql<number>`coalesce(au.users, 0)`
/** The main contact first. */
export const managerLabels = sql<Label[]>`coalesce(am.people, '[]')`
/** Whom its people talk to, of each account `a` by itself. */
export const mainManager = sql<string | null>`(select am.main from ${LATERAL_AGGREGATES.managers})`
