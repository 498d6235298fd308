import { endpoints } from '@candela/shared-contract'
import { guarded } from '../../platform/http/bind'
import { removedRoutes } from '../../platform/removed'
import { listMaintenance } from './maintenance.list'
import { maintenanceRemoved } from './maintenance.removed'
import {
  affectedBy,
  destroyMaintenance,
  maintenanceAccess,
  removeAllMaintenance,
  storeMaintenance,
  undoRemoveAll,
  updateMaintenance,
} from './maintenance.service'

const calls = endpoints.userMaintenance

export const maintenanceRoutes = [
  guarded(calls.list, (ctx, { body }) => listMaintenance(ctx, body)),
  guarded(calls.affected, (ctx, { query }) => affectedBy(ctx, query)),
  guarded(calls.get, (ctx, { params }) => maintenanceAccess.get(ctx, params.id)),
  guarded(calls.store, (ctx, { body }) => storeMaintenance(ctx, body)),
  guarded(calls.update, (ctx, { params, body }) => updateMaintenance(ctx, params.id, body)),
  guarded(calls.destroy, (ctx, { params }) => destroyMaintenance(ctx, params.id)),
  ...removedRoutes(calls, maintenanceRemoved),
  guarded(calls.removeAll, ctx => removeAllMaintenance(ctx)),
  guarded(calls.undoRemoveAll, (ctx, { body }) => undoRemoveAll(ctx, body)),
]
