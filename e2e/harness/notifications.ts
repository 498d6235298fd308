import type { NotificationCreateBody, NotificationRecord } from '@candela/shared-contract'
import { asAdmin } from './api'
import { expect } from './test'

const NOBODY = { users: [], groups: [], accounts: [], tiers: [], managers: [] }

type Facts = Partial<Omit<NotificationCreateBody, 'not_audience'>>

/** One of a test's own, to these people; back when they have it, or when it waits for its time. */
export const notificationTo = async (
  url: string,
  users: readonly number[],
  facts: Facts = {},
): Promise<NotificationRecord> => {
  const body = {
    not_title: 'New payment days',
    not_message: 'From December on invoices are paid on six days of the month.',
    not_variants: [],
    not_path: null,
    not_send_at: null,
    ...facts,
    not_audience: { ...NOBODY, users },
  }
  const answer = await asAdmin(url, 'POST', '/notification', { body })
  if (answer.status !== 200) throw new Error(`it was not stored: ${answer.status} ${JSON.stringify(answer.body)}`)
  const record = answer.body.record as NotificationRecord
  if (body.not_send_at === null)
    await expect
      .poll(async () => {
        const found = (await asAdmin(url, 'GET', `/notification/${record.id}`)).body.record as NotificationRecord
        return found.state
      })
      .toBe('sent')
  return record
}

/** Who the administrator is. */
export const adminId = async (url: string): Promise<number> => {
  const { body } = await asAdmin(url, 'GET', '/auth/session')
  return (body.user as { id: number }).id
}
