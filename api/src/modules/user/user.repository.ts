import { mailboxOf, type SessionUser, type UserRecord } from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { idsOf, inOrderOf } from '../../platform/db/order'
import type { Row } from '../../platform/db/schema'
import { alphabetically, contains, isOneOf } from '../../platform/db/text'
import { type LogRules, nameRules } from '../logged'
import { forStaff, isStaff, type Reach, reachesDoing, reachesUser, reachOf } from '../reach'
import { isAbove, isAdministrator } from './user.policy'

export const usersIn = (read: Reader, reach: Reach) =>
  read.selectFrom('users as u').$if(!reach.all, query => query.where(reachesUser(reach, 'u')))

export const usersNotRemoved = (read: Reader, reach: Reach) => usersIn(read, reach).where('u.deleted_at', 'is', null)

/** Account managers are the active people of groups that manage others. */
export const activeManagersIn = (read: Reader, reach: Reach) =>
  usersNotRemoved(read, reach)
    .innerJoin('access_groups as g', 'g.id', 'u.usr_id_group')
    .where('g.gro_scope', '=', 'managed')
    .where('g.deleted_at', 'is', null)
    .where('u.usr_status', '=', 'Ativo')

/** What of a user is read for people, asked for each row by itself: cheap for the rows of a page. */
const PLAIN_COLUMNS = [
  'u.id',
  'u.usr_name',
  'u.usr_email',
  'u.usr_status',
  'u.usr_id_group',
  'u.usr_product',
  'u.usr_locale',
  'u.created_at',
  'u.updated_at',
  'u.usr_last_seen_at as last_seen_at',
] as const
const invited = sql<boolean>`u.usr_password is null`
const groupName = sql<string | null>`(select g.gro_name from access_groups as g where g.id = u.usr_id_group)`
export const photoName = sql<string | null>`(select p.pho_name from user_photos as p where p.pho_id_user = u.id)`

/** What people are paid is for staff to know. */
export const visiblePay = (reach: Reach): RawBuilder<string | null> => forStaff(reach, 'u.usr_comission')

/** What a reader sees of a user `u`. */
export const columnsFor = (reach: Reach) =>
  [
    ...PLAIN_COLUMNS,
    visiblePay(reach).as('usr_comission'),
    invited.as('invited'),
    groupName.as('gro_name'),
    photoName.as('usr_photo'),
  ] as const

/** As somebody else sees a user: with whether that user is above them. */
export type UserWithAbove = UserRecord & { above: boolean; administers?: boolean }

/** A user whom the actor reaches, as people read it; a foreign one is as absent as one that never was. */
export const userInReach = (read: Reader, actor: Actor, id: number): Promise<UserWithAbove | undefined> =>
  usersNotRemoved(read, reachOf(actor))
    .where('u.id', '=', id)
    .select(columnsFor(reachOf(actor)))
    .select([isAbove(actor, 'u').as('above'), isAdministrator('u').as('administers')])
    .$narrowType<{ above: boolean }>()
    .executeTakeFirst()

/** Who of these people is above the actor. */
export const peopleAbove = (read: Reader, actor: Actor, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  idsOf(read.selectFrom('users as u').where(isOneOf('u.id', ids)).where(isAbove(actor, 'u')).select('u.id'))

/** Many of them, in the order of their ids as asked; who is gone meanwhile is left out. */
export const userRecordsOf = (read: Reader, reach: Reach, ids: readonly number[]): Promise<UserRecord[]> =>
  inOrderOf(ids, usersNotRemoved(read, reach), 'u.id').select(columnsFor(reach)).execute()

export const userByEmail = (read: Reader, email: string): Promise<Row<'users'> | undefined> =>
  read
    .selectFrom('users')
    .selectAll()
    .where('usr_email', '=', mailboxOf(email))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

const managersAtWork = (read: Reader) =>
  activeManagersIn(read, { all: true }).select(['u.id', 'u.usr_name', 'u.usr_email'])

/**
 * Whom a publisher talks to: the main contact of the account that it is about, else of their first one by name, of those
 * that have one who works.
 */
export const contactOf = async (
  read: Reader,
  userId: number,
  about: number | null = null,
): Promise<SessionUser['manager']> => {
  const row = await read
    .selectFrom('accounts as a')
    .innerJoin('account_managers as m', 'm.acm_id_account', 'a.id')
    .innerJoin(managersAtWork(read).as('u'), 'u.id', 'm.acm_id_user')
    .where('a.deleted_at', 'is', null)
    .where(
      sql<boolean>`a.id in (select s.acu_id_account from account_users as s where s.acu_id_user = ${userId}::bigint
        union all select w.anw_account_id from websites as w join website_users as l on l.wsu_id_website = w.id
        where w.deleted_at is null and l.wsu_id_user = ${userId}::bigint)`,
    )
    .select(['u.id', 'u.usr_name', 'u.usr_email', photoName.as('usr_photo')])
    .orderBy(sql`a.id is not distinct from ${about}::bigint`, 'desc')
    .orderBy(alphabetically('a.acc_name'))
    .orderBy('a.id')
    .orderBy('m.acm_is_main', 'desc')
    .orderBy(alphabetically('u.usr_name'))
    .orderBy('u.id')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Whether the row `l` of the trail is of the time in which the person was theirs, as with visits, or the reader's own
 * doing. The trail itself says what came later.
 */
const isOfTheirTime = (reach: Reach): RawBuilder<SqlBool> =>
  reach.all
    ? sql`true`
    : sql`(l.slo_blame_user_id = ${reach.user}::bigint or exists (select from users as tu where tu.id = l.slo_object_id
        and ${reachesDoing(reach, 'tu', 'l.created_at', trail => sql`${sql.ref(`${trail}.id`)} > l.id`)}))`

export const userLogRules: LogRules = {
  types: ['login', 'user'],
  ...nameRules({ table: 'users', name: 'usr_name' }),
  reachedBy: reach => sql`select rp.id from users as rp where ${reachesUser(reach, 'rp')}`,
  isOfTheirTime,
  calledSo: (reach, text) => sql`select cu.id from users as cu where ${contains('cu.usr_name', text)}
    or (${contains('cu.usr_email', text)} and ${reachesUser(reach, 'cu')})`,
  hides: actor => (isStaff(actor) ? {} : { fields: ['usr_comission'] }),
}
