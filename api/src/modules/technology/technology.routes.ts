import { endpoints } from '@candela/shared-contract'
import { guardedSheet } from '../../platform/file/write-file'
import { guarded } from '../../platform/http/bind'
import { removedRoutes } from '../../platform/removed'
import { bulkTechnologies } from './technology.bulk'
import { historyOfTechnology, revertTechnology } from './technology.history'
import { exportTechnologies, listTechnologies, technologyOptions } from './technology.list'
import { mergeTechnology, unmergeTechnology } from './technology.merge'
import { technologyRemoved } from './technology.removed'
import { destroyTechnology, storeTechnology, technologyAccess, updateTechnology } from './technology.service'

const calls = endpoints.adNetworkCategory

export const technologyRoutes = [
  guarded(calls.list, (ctx, { body }) => listTechnologies(ctx, body)),
  guardedSheet(calls.export, exportTechnologies),
  guarded(calls.simpleList, ({ app }, { query }) => technologyOptions(app.database.read, query)),
  guarded(calls.get, (ctx, { params }) => technologyAccess.get(ctx, params.id)),
  guarded(calls.store, (ctx, { body }) => storeTechnology(ctx, body)),
  guarded(calls.update, (ctx, { params, body }) => updateTechnology(ctx, params.id, body)),
  guarded(calls.destroy, (ctx, { params }) => destroyTechnology(ctx, params.id)),
  ...removedRoutes(calls, technologyRemoved),
  guarded(calls.merge, (ctx, { params, body }) => mergeTechnology(ctx, params.id, body)),
  guarded(calls.unmerge, (ctx, { params }) => unmergeTechnology(ctx, params.id)),
  guarded(calls.bulk, (ctx, { body }) => bulkTechnologies(ctx, body)),
  guarded(calls.history, (ctx, { params, query }) => historyOfTechnology(ctx, params.id, query.before)),
  guarded(calls.revert, (ctx, { params, body }) => revertTechnology(ctx, params.id, body)),
]
