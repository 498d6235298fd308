import { aNotification, anOwnNotification, toSend } from '../notifications'
import { asAdmin, type Cases, somebody } from './case'

const SENT = { table: 'notifications', type: 'notification' }

/** What somebody read or hid is a mark in their own list: it leaves no row. */
export const notificationCases: Cases = product => {
  const mine = async () => {
    const { token, id: user } = await somebodyWhoReads()
    return { token, id: (await anOwnNotification(product, user)).id }
  }
  const somebodyWhoReads = async () => {
    const token = await product.signIn('admin@candela.example')
    const { id } = await product.database.read
      .selectFrom('users')
      .where('usr_email', '=', 'admin@candela.example')
      .select('id')
      .executeTakeFirstOrThrow()
    return { token, id }
  }
  return {
    'notification.store': {
      arrange: async () => ({
        ...(await asAdmin(product)),
        body: toSend({ users: [(await somebody(product)).id] }, { not_send_at: '2090-01-01T09:00:00Z' }),
      }),
      rows: [{ ...SENT, diffs: { not_title: [null, 'New payment days'] } }],
    },
    'notification.update': {
      arrange: async () => ({
        ...(await asAdmin(product)),
        id: (await aNotification(product)).id,
        body: { not_title: 'Payment days' },
      }),
      rows: [{ ...SENT, diffs: { not_title: ['New payment days', 'Payment days'] } }],
    },
    'notification.destroy': {
      arrange: async () => ({ ...(await asAdmin(product)), id: (await aNotification(product)).id }),
      rows: [{ ...SENT, diffs: { deleted_at: [null, expect.any(String)] } }],
    },
    'notification.restore': {
      arrange: async () => ({
        ...(await asAdmin(product)),
        id: (await aNotification(product, { deleted_at: new Date().toISOString() })).id,
      }),
      rows: [{ ...SENT, diffs: { deleted_at: [expect.any(String), null] } }],
    },
    'userNotification.read': {
      arrange: async () => {
        const { token, id } = await mine()
        return { token, body: { ids: [id], read: true } }
      },
      rows: [],
    },
    'userNotification.hide': {
      arrange: async () => {
        const { token, id } = await mine()
        return { token, body: { ids: [id], hidden: true } }
      },
      rows: [],
    },
    'userNotification.readAll': {
      arrange: async () => ({ token: (await mine()).token, body: { until: '2090-01-01T00:00:00Z' } }),
      rows: [],
    },
    'userNotification.changeSettings': {
      arrange: async () => ({
        ...(await asAdmin(product)),
        body: { quiet: ['export'], mailed: [], updated_at: null },
      }),
      rows: [{ table: 'notification_settings', type: 'user', diffs: { nos_quiet: [null, ['export']] } }],
    },
  }
}
