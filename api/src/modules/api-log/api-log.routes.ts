import { endpoints } from '@candela/shared-contract'
import { guardedSheet } from '../../platform/file/write-file'
import { notFound } from '../../platform/http/app-error'
import { guarded } from '../../platform/http/bind'
import { reachOf } from '../reach'
import { exportRuns } from './api-log.export'
import { listIncidents } from './api-log.incidents'
import { listRuns, runChoices } from './api-log.list'
import { hidesMoney, toRun } from './api-log.present'
import { attemptsOf, runInReach } from './api-log.repository'

const calls = endpoints.apiLog

export const apiLogRoutes = [
  guarded(calls.list, (ctx, { body }) => listRuns(ctx, body)),
  guardedSheet(calls.export, exportRuns),
  guarded(calls.incidents, (ctx, { body }) => listIncidents(ctx, body)),
  guarded(calls.choices, (ctx, { query }) => runChoices(ctx, query)),
  guarded(calls.get, async ({ app, actor }, { params }) => {
    const reach = reachOf(actor)
    const { read } = app.database
    const run = await runInReach(read, reach, params.id)
    if (!run) throw notFound()
    const isHidden = hidesMoney(reach, run)
    return {
      record: {
        ...run,
        ...toRun(reach, run),
        apl_answer: isHidden ? null : run.apl_answer,
        is_answer_hidden: isHidden && run.apl_answer !== null,
      },
      attempts: await attemptsOf(read, reach, run.apl_run),
    }
  }),
]
