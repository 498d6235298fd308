import { sql } from 'kysely'
import type { Reader } from '../platform/db/database'
import { idsOf } from '../platform/db/order'
import type { Row } from '../platform/db/schema'
import { isOneOf } from '../platform/db/text'
import type { FieldProblem } from '../platform/http/app-error'
import type { Reach } from './reach'
import { photoName, usersNotRemoved } from './user/user.repository'

/** Tables that attach people to a record, each with its columns of the record and of the person. */
const TIES = {
  account_managers: { of: 'acm_id_account', user: 'acm_id_user' },
  account_users: { of: 'acu_id_account', user: 'acu_id_user' },
  website_users: { of: 'wsu_id_website', user: 'wsu_id_user' },
} as const
type TieTable = keyof typeof TIES

/** What is read of somebody who is attached, beside how. */
const ATTACHED = [
  'u.id',
  'u.usr_name',
  'u.usr_email',
  'u.usr_last_seen_at as last_seen_at',
  photoName.as('usr_photo'),
] as const

/** The rows `tie` that attach people `u` to a record. */
const tied = <T extends TieTable>(read: Reader, table: T, record: number) => {
  const { of, user } = TIES[table]
  return read
    .selectFrom(sql<Row<T>>`${sql.table(table)}`.as('tie'))
    .innerJoin('users as u', join => join.on(sql`u.id`, '=', sql.ref(`tie.${user}`)))
    .where(sql.ref(`tie.${of}`), '=', record)
}

/** Who is attached to a record and is there, as people read it. */
export const attachedTo = <T extends TieTable>(read: Reader, table: T, record: number) =>
  tied(read, table, record).where('u.deleted_at', 'is', null).select(ATTACHED)

/**
 * The people of a record, as the rows that attach them. Of those who were removed from the product the row stays for
 * when they come back; unless they are asked for, it is of people who are there.
 */
export const tiesOf = <T extends TieTable>(
  read: Reader,
  table: T,
  record: number,
  whose: 'present' | 'removed' | 'presentAndRemoved' = 'present',
): Promise<Row<T>[]> =>
  tied(read, table, record)
    .$if(whose === 'present', query => query.where('u.deleted_at', 'is', null))
    .$if(whose === 'removed', query => query.where('u.deleted_at', 'is not', null))
    .selectAll('tie')
    .orderBy(sql`tie.id`)
    .execute() as Promise<object[]> as Promise<Row<T>[]>

/** Of these people, those whom somebody may attach to what is sold: whom they reach, in groups of publishers. */
export const publishersAmong = (read: Reader, reach: Reach, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  idsOf(
    usersNotRemoved(read, reach)
      .innerJoin('access_groups as g', 'g.id', 'u.usr_id_group')
      .where('g.gro_scope', '=', 'own')
      .where('g.deleted_at', 'is', null)
      .where(isOneOf('u.id', ids))
      .select('u.id'),
  )

/** What speaks against people who are neither attached already nor anybody to choose. */
export const problemsOfUnattachable = (
  people: readonly number[],
  attachedIds: readonly number[],
  possible: ReadonlySet<number>,
  fieldOf: (index: number) => string,
): FieldProblem[] =>
  people.flatMap((id, index) =>
    attachedIds.includes(id) || possible.has(id) ? [] : [{ field: fieldOf(index), code: 'notAnOption' }],
  )
