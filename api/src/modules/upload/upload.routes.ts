import { endpoints } from '@candela/shared-contract'
import { guarded } from '../../platform/http/bind'
import { checkUpload, importUpload, listUploads } from './upload.service'

const calls = endpoints.adNetworkReport

export const uploadRoutes = [
  guarded(calls.uploads, ctx => listUploads(ctx)),
  guarded(calls.check, (ctx, { body }) => checkUpload(ctx, body)),
  guarded(calls.import, (ctx, { body }) => importUpload(ctx, body)),
]
