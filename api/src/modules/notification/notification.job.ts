import { languageOf } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Actor, App } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { type JobHandler, JobRefused, type RunningJob } from '../../platform/jobs/job'
import { type Tx, write } from '../../platform/write'
import { actorOfUser } from '../auth/auth.repository'
import { recipientsOf } from './notification.audience'

/** So many in one transaction: who reads lists meanwhile does not wait for ten thousand. */
const BATCH = 500

/** The notification of this job, held; nothing where it was taken back or put off since. */
const held = async (tx: Tx, job: RunningJob): Promise<Row<'notifications'>> => {
  const row = await tx.lock('notifications', (job.payload as { notification: number }).notification)
  if (!row || row.deleted_at !== null || row.not_id_job !== job.id) throw new JobRefused('notPossibleNow')
  return row
}

/** With the rights and the reach that the sender has when it is sent. */
const senderOf = async (tx: Tx, { not_id_sender }: Row<'notifications'>): Promise<Actor> => {
  const sender = await actorOfUser(tx.read, not_id_sender)
  if (!sender?.pairs.has('notification.store')) throw new JobRefused('forbidden')
  return sender
}

/** Those who do not have it yet, a part at a time, each in their language. */
const deliver = async (tx: Tx, job: RunningJob): Promise<number> => {
  const row = await held(tx, job)
  const { id, not_title: title, not_message: message, not_variants: variants } = row
  const people = await recipientsOf(tx.read, await senderOf(tx, row), row.not_audience)
    .where(
      sql<boolean>`not exists (select from user_notifications as d
        where d.usn_id_notification = ${id}::bigint and d.usn_id_user = u.id)`,
    )
    .select(['u.id', 'u.usr_locale'])
    .orderBy('u.id')
    .limit(BATCH)
    .execute()
  if (people.length > 0)
    await tx.insertAll(
      'user_notifications',
      people.map(({ id: user, usr_locale }) => {
        const said = variants[languageOf(usr_locale)] ?? { title, message }
        return {
          usn_id_user: user,
          usn_id_notification: id,
          usn_id_sender: row.not_id_sender,
          usn_kind: 'message' as const,
          usn_title: said.title,
          usn_message: said.message,
          usn_path: row.not_path,
        }
      }),
    )
  return people.length
}

/** Brings a notification to everybody whom it is for. It may begin again at any time: nobody gets it twice. */
export const sendNotificationJob =
  (app: App): JobHandler =>
  async job => {
    const { database, liveEvents } = app
    const context = { database, actorId: job.userId, ip: null, requestId: null, liveEvents }
    let delivered = 0
    for (let count = BATCH; count === BATCH; ) {
      job.signal.throwIfAborted()
      count = await write(context, 'notification.deliver', tx => deliver(tx, job))
      delivered += count
      job.progress(delivered)
    }
    await job.finish('notification.deliver', async tx => {
      const row = await held(tx, job)
      const { count } = await tx.read
        .selectFrom('user_notifications')
        .where('usn_id_notification', '=', row.id)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      await tx.update('notifications', row, { not_recipients: count, sent_at: new Date().toISOString() })
    })
  }
