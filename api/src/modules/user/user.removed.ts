import type { OneUser } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { RemovedRules } from '../../platform/removed'
import { reachOf } from '../reach'
import { isAbove } from './user.policy'
import { usersIn } from './user.repository'
import { restoreUserIn } from './user.service'

export const userRemoved: RemovedRules<'users', OneUser> = {
  name: 'user',
  table: 'users',
  removedIn: (read, actor) => usersIn(read, reachOf(actor)).where('u.deleted_at', 'is not', null).select('u.id'),
  mayRestore: actor => sql`not ${isAbove(actor, 'r')}`,
  label: sql`r.usr_name`,
  once: ({ usr_email }) => usr_email,
  // As single changes hold them: people, then their groups, in one order.
  hold: async (tx, ids) => {
    const rows = await tx.lockAll('users', [...ids])
    await tx.lockAll('access_groups', [...new Set(rows.flatMap(({ usr_id_group }) => usr_id_group ?? []))])
  },
  restoreIn: restoreUserIn,
}
