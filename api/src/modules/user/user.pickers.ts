import { type AnswerOf, type endpoints, MAX_PER_PAGE, type QueryOf, type Scope } from '@candela/shared-contract'
import type { Reader } from '../../platform/db/database'
import { alphabetically, contains, isOneOf } from '../../platform/db/text'
import type { Reach } from '../reach'
import { activeManagersIn, livingUsersIn } from './user.repository'

type Option = AnswerOf<typeof endpoints.user.simpleList>[number]

/** Two people may have one name; nobody shares an address. */
const asOptions = (people: ReturnType<typeof livingUsersIn>) =>
  people.select(['u.id', 'u.usr_name as label', 'u.usr_email']).orderBy(alphabetically('u.usr_name')).orderBy('u.id')

const groupsWith = (read: Reader, scope: Scope) =>
  read
    .selectFrom('access_groups as g')
    .select('g.id')
    .where('g.deleted_at', 'is', null)
    .where('g.gro_scope', '=', scope)

/** As many as a page at most: whoever looks for somebody else types a part of their name. */
export const userOptions = (
  read: Reader,
  scope: Reach,
  { search = '', limit, scope: groups }: QueryOf<typeof endpoints.user.simpleList>,
): Promise<Option[]> => {
  const text = search.trim()
  const everybody = livingUsersIn(read, scope)
  return asOptions(groups ? everybody.where('u.usr_id_group', 'in', groupsWith(read, groups)) : everybody)
    .$if(text !== '', query => query.where(eb => eb.or([contains('u.usr_name', text), contains('u.usr_email', text)])))
    .limit(Math.min(Number(limit ?? MAX_PER_PAGE), MAX_PER_PAGE))
    .execute()
}

export const userOptionsOfGroups = (read: Reader, scope: Reach, groupIds: readonly number[]): Promise<Option[]> =>
  asOptions(livingUsersIn(read, scope)).where(isOneOf('u.usr_id_group', groupIds)).execute()

/** All of them, whoever they look after: an account is handed over to colleagues. */
export const accountManagerOptions = (read: Reader): Promise<Option[]> =>
  activeManagersIn(read, { all: true })
    .select(['u.id', 'u.usr_name as label', 'u.usr_email'])
    .orderBy(alphabetically('u.usr_name'))
    .orderBy('u.id')
    .execute()
