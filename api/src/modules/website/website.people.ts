import { isOneOf } from '../../platform/db/text'
import { AppError } from '../../platform/http/app-error'
import type { Tx } from '../../platform/write'
import { type Reach, reachesUser } from '../reach'

/** Of these people, those whom somebody may attach: whom they reach, in groups of publishers. */
const attachable = async (tx: Tx, reach: Reach, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = await tx.read
    .selectFrom('users as u')
    .innerJoin('access_groups as g', 'g.id', 'u.usr_id_group')
    .where(isOneOf('u.id', ids))
    .where('u.deleted_at', 'is', null)
    .where('g.deleted_at', 'is', null)
    .where('g.gro_scope', '=', 'own')
    .where(reachesUser(reach, 'u'))
    .select('u.id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

const refuseStrangers = async (
  tx: Tx,
  reach: Reach,
  people: readonly number[],
  present: ReadonlySet<number>,
  field: string,
): Promise<void> => {
  const known = await attachable(
    tx,
    reach,
    people.filter(id => !present.has(id)),
  )
  const fields = people.flatMap((id, index) =>
    present.has(id) || known.has(id) ? [] : [{ field: `${field}.${index}`, code: 'notAnOption' as const }],
  )
  if (fields.length > 0) throw new AppError('invalid', { fields })
}

/** The people of a website become these. Whoever was removed from the product keeps their place for their return. */
export const setPeopleIn = async (
  tx: Tx,
  reach: Reach,
  website: number,
  people: readonly number[],
  field: string,
): Promise<void> => {
  const links = await tx.read
    .selectFrom('website_users as l')
    .innerJoin('users as u', 'u.id', 'l.wsu_id_user')
    .where('l.wsu_id_website', '=', website)
    .where('u.deleted_at', 'is', null)
    .selectAll('l')
    .execute()
  const present = new Set(links.map(({ wsu_id_user }) => wsu_id_user))
  await refuseStrangers(tx, reach, people, present, field)
  const leaving = links.filter(({ wsu_id_user }) => !people.includes(wsu_id_user))
  const coming = people.filter(id => !present.has(id))
  if (leaving.length + coming.length === 0) return
  await tx.removeAll('website_users', leaving)
  await tx.insertAll(
    'website_users',
    coming.map(wsu_id_user => ({ wsu_id_website: website, wsu_id_user })),
  )
  await tx.touch('websites', website)
}
