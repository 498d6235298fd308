import type { Audience } from '@candela/shared-contract'
import { SEND_JOB } from '../src/modules/notification/notification.service'
import type { NewRow } from '../src/platform/db/schema'
import { inMinutes } from './maintenance'
import { aGroup, aPerson } from './people'
import type { Product } from './product'

export const NOBODY: Audience = { users: [], groups: [], accounts: [], tiers: [], managers: [] }

/** What a new notification says, to these people. */
export const toSend = (audience: Partial<Audience>, said: object = {}) => ({
  not_title: 'New payment days',
  not_message: 'From December on invoices are paid on six days of the month.',
  not_variants: [],
  not_path: null,
  not_audience: { ...NOBODY, ...audience },
  not_send_at: null,
  ...said,
})

/** One that waits for tomorrow; without a sender, somebody of its own sends it. */
export const aNotification = async (product: Product, facts: Partial<NewRow<'notifications'>> = {}) => {
  const { unaudited } = product.database
  const sender = facts.not_id_sender ?? (await aPerson(product, (await aGroup(product, {})).id)).id
  const at = inMinutes(60 * 24)
  const notification = await unaudited
    .insertInto('notifications')
    .values({
      not_title: 'New payment days',
      not_message: 'From December on.',
      not_variants: '{}',
      not_path: null,
      not_audience: JSON.stringify({ ...NOBODY, users: [sender] }),
      not_id_sender: sender,
      not_send_at: at,
      not_id_job: null,
      ...facts,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const job = await unaudited
    .insertInto('jobs')
    .values({
      job_kind: SEND_JOB,
      job_payload: JSON.stringify({ notification: notification.id }),
      job_id_user: sender,
      job_next_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await unaudited.updateTable('notifications').set({ not_id_job: job.id }).where('id', '=', notification.id).execute()
  return notification
}

/** What somebody was told by the product. */
export const anOwnNotification = (product: Product, user: number, facts: Partial<NewRow<'user_notifications'>> = {}) =>
  product.database.unaudited
    .insertInto('user_notifications')
    .values({
      usn_id_user: user,
      usn_id_notification: null,
      usn_id_sender: null,
      usn_kind: 'export',
      usn_title: 'Your file is ready',
      usn_message: 'earnings.csv: 12 rows',
      usn_path: '/export',
      ...facts,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
