import { exportJob } from './modules/export/export.job'
import { EXPORT_JOB } from './modules/export/export.service'
import { closeMonthJob } from './modules/month-close/month-close.job'
import { CLOSE_JOB } from './modules/month-close/month-close.service'
import { sendNotificationJob } from './modules/notification/notification.job'
import { SEND_JOB } from './modules/notification/notification.service'
import type { App } from './platform/context'
import type { JobHandler } from './platform/jobs/job'

/** Every kind of work in the background. */
export const jobKinds = (app: App): Readonly<Record<string, JobHandler>> => ({
  [EXPORT_JOB]: exportJob(app),
  [CLOSE_JOB]: closeMonthJob(app),
  [SEND_JOB]: sendNotificationJob(app),
})
