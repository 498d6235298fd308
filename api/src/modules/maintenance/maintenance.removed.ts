import type { OneMaintenance } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { RemovedRules } from '../../platform/removed'
import { removedMaintenance } from './maintenance.lines'
import { restoreMaintenanceIn } from './maintenance.service'

export const maintenanceRemoved: RemovedRules<'maintenance', OneMaintenance> = {
  name: 'userMaintenance',
  table: 'maintenance',
  removedIn: (read, actor) => removedMaintenance(read, actor).select('m.id'),
  mayRestore: (actor, read) =>
    sql`r.id in (${removedMaintenance(read, actor).where('m.above', '=', false).select('m.id')})`,
  label: sql`coalesce((select lu.usr_name from users as lu where lu.id = r.usm_id_user),
    (select lg.gro_name from access_groups as lg where lg.id = r.usm_id_group))`,
  restoreIn: restoreMaintenanceIn,
}
