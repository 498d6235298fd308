import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import type { UserScope } from './user.policy'

/** A user inside the scope; a foreign one is as absent as one that never was. */
export const userInScope = (read: Reader, scope: UserScope, id: number): Promise<Row<'users'> | undefined> =>
  read
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(!scope.all, query => query.where('id', 'in', scope.all ? [] : [...scope.ids]))
    .executeTakeFirst()
