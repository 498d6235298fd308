import { endpoints } from '@candela/shared-contract'
import { guardedSheet } from '../../platform/file/write-file'
import { notFound } from '../../platform/http/app-error'
import { guarded } from '../../platform/http/bind'
import { reachOf } from '../reach'
import { exportVisits } from './visit-log.export'
import { listVisits } from './visit-log.list'
import { toVisit } from './visit-log.present'
import { visitInReach } from './visit-log.repository'

const calls = endpoints.userAccessLog

export const visitLogRoutes = [
  guarded(calls.list, (ctx, { body }) => listVisits(ctx, body)),
  guardedSheet(calls.export, exportVisits),
  guarded(calls.get, async ({ app, actor }, { params }) => {
    const visit = await visitInReach(app.database.read, reachOf(actor), params.id)
    if (!visit) throw notFound()
    return { record: { ...toVisit(actor, visit), ual_user_agent: visit.ual_user_agent } }
  }),
]
