import type { SessionUser } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { alphabetically } from '../../platform/db/text'

/** Whom a publisher talks to: the main contact of their first account by name, of those that have one who works. */
export const contactOf = async (read: Reader, userId: number): Promise<SessionUser['manager']> => {
  const row = await read
    .selectFrom('accounts as a')
    .innerJoin('account_managers as m', 'm.acm_id_account', 'a.id')
    .innerJoin('users as u', 'u.id', 'm.acm_id_user')
    .where('a.deleted_at', 'is', null)
    .where('u.deleted_at', 'is', null)
    .where('u.usr_status', '=', 'Ativo')
    .where(
      sql<boolean>`a.id in (select s.acu_id_account from account_users as s where s.acu_id_user = ${userId}::bigint
        union all select w.anw_account_id from websites as w join website_users as l on l.wsu_id_website = w.id
        where w.deleted_at is null and l.wsu_id_user = ${userId}::bigint)`,
    )
    .select(['u.id', 'u.usr_name', 'u.usr_email'])
    .orderBy(alphabetically('a.acc_name'))
    .orderBy('a.id')
    .orderBy('m.acm_is_main', 'desc')
    .orderBy(alphabetically('u.usr_name'))
    .orderBy('u.id')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
