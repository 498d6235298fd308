import { type endpoints, MAX_PER_PAGE, type QueryOf } from '@candela/shared-contract'
import type { Reader } from '../../platform/db/database'
import { alphabetically, contains, isOneOf } from '../../platform/db/text'
import type { UserScope } from './user.policy'
import { livingUsersIn } from './user.repository'

type Option = { id: number; label: string }

const options = (read: Reader, scope: UserScope) =>
  livingUsersIn(read, scope)
    .select(['u.id', 'u.usr_name as label'])
    .orderBy(alphabetically('u.usr_name'))
    .orderBy('u.id')

/** As many as a page at most: whoever looks for somebody else types a part of their name. */
export const userOptions = (
  read: Reader,
  scope: UserScope,
  { search = '', limit }: QueryOf<typeof endpoints.user.simpleList>,
): Promise<Option[]> => {
  const text = search.trim()
  return options(read, scope)
    .$if(text !== '', query => query.where(eb => eb.or([contains('u.usr_name', text), contains('u.usr_email', text)])))
    .limit(Math.min(Number(limit ?? MAX_PER_PAGE), MAX_PER_PAGE))
    .execute()
}

export const userOptionsOfGroups = (read: Reader, scope: UserScope, groupIds: readonly number[]): Promise<Option[]> =>
  options(read, scope).where(isOneOf('u.usr_id_group', groupIds)).execute()

/** Account managers are the active people of groups that manage others. */
export const accountManagerOptions = (read: Reader, scope: UserScope): Promise<Option[]> =>
  options(read, scope)
    .innerJoin('access_groups as g', 'g.id', 'u.usr_id_group')
    .where('g.gro_scope', '=', 'managed')
    .where('g.deleted_at', 'is', null)
    .where('u.usr_status', '=', 'Ativo')
    .execute()
