import { sql } from 'kysely'
import type { RemovedRules } from '../../platform/removed'
import { groupScope, isGroupAbove } from './group.policy'
import type { toOneGroup } from './group.present'
import { groupsIn } from './group.repository'
import { restoreGroupIn } from './group.service'

export const groupRemoved: RemovedRules<'access_groups', ReturnType<typeof toOneGroup>> = {
  name: 'group',
  table: 'access_groups',
  removedIn: (read, actor) => groupsIn(read, groupScope(actor)).where('g.deleted_at', 'is not', null).select('g.id'),
  mayRestore: actor => sql`not ${isGroupAbove(actor, 'r')}`,
  label: sql`r.gro_name`,
  once: ({ gro_name }) => gro_name,
  restoreIn: restoreGroupIn,
}
