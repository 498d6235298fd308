import type { NotificationRow, OneNotification } from '@candela/shared-contract'
import { INSTANT } from '@candela/shared-ui/testing'

/** What somebody wrote in a title and hoped that it runs. */
export const HOSTILE = '<img src=x onerror="alert(1)">'

/** A notification for tests: sent to three, read by one. */
export const SENT: OneNotification['record'] = {
  id: 5,
  state: 'sent',
  not_title: 'New payment days',
  not_message: 'From December on there are six.',
  not_path: '/report/report05',
  not_send_at: null,
  sent_at: INSTANT,
  sender_name: 'Ana Lima',
  recipients_count: 3,
  read_count: 1,
  created_at: INSTANT,
  updated_at: INSTANT,
  not_variants: [{ language: 'pt', title: 'Novos dias', message: 'A partir de dezembro são seis.' }],
  not_audience: { users: [12], groups: [], accounts: [], tiers: [1], managers: [] },
  audience_names: [
    { kind: 'tiers', id: 1, name: '1' },
    { kind: 'users', id: 12, name: 'Rita Campos' },
  ],
}

/** One that waits for its time. */
export const SCHEDULED: OneNotification['record'] = {
  ...SENT,
  id: 6,
  state: 'scheduled',
  not_title: HOSTILE,
  not_variants: [],
  not_send_at: '2099-11-20T12:00:00.000000Z',
  sent_at: null,
  recipients_count: 0,
  read_count: 0,
}

export const rowOf = (
  { not_variants: _variants, not_audience: _audience, audience_names: _names, ...row }: OneNotification['record'],
  can = { update: row.state === 'scheduled', destroy: row.state === 'scheduled' },
): NotificationRow => ({ ...row, can })
