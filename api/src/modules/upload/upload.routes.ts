import { endpoints } from '@candela/shared-contract'
import { guarded } from '../../platform/http/bind'
import { checkPageviews, daysOfUpload, importPageviews } from './upload.pageviews'
import { checkUpload, importUpload, listUploads } from './upload.service'

const calls = endpoints.adNetworkReport

export const uploadRoutes = [
  guarded(calls.uploads, ctx => listUploads(ctx)),
  guarded(calls.days, (ctx, { params }) => daysOfUpload(ctx, params.id)),
  guarded(calls.checkPageviews, (ctx, { body }) => checkPageviews(ctx, body)),
  guarded(calls.importPageviews, (ctx, { body }) => importPageviews(ctx, body)),
  guarded(calls.check, (ctx, { body }) => checkUpload(ctx, body)),
  guarded(calls.import, (ctx, { body }) => importUpload(ctx, body)),
]
