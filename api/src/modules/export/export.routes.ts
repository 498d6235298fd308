import { endpoints } from '@candela/shared-contract'
import { guarded, guardedFile } from '../../platform/http/bind'
import { listFilesOfAll, listOwnFiles } from './export.list'
import { cancelExport, downloadExport, getExport, rerunExport, storeExport } from './export.service'

const calls = endpoints.export

export const exportRoutes = [
  guarded(calls.list, (ctx, { body }) => listOwnFiles(ctx, body)),
  guarded(calls.company, (ctx, { body }) => listFilesOfAll(ctx, body)),
  guarded(calls.get, (ctx, { params }) => getExport(ctx, params.id)),
  guarded(calls.store, (ctx, { body }) => storeExport(ctx, body)),
  guarded(calls.cancel, (ctx, { params }) => cancelExport(ctx, params.id)),
  guarded(calls.rerun, (ctx, { params }) => rerunExport(ctx, params.id)),
  guardedFile(calls.file, (ctx, { params }) => downloadExport(ctx, params.id)),
]
