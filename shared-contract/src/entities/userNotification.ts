import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint'
import { byId, id, instant, period, unique, version } from '../fields'
import { anyOf, listAnswer, listBody } from '../list'
import { saidMoment } from '../moment'

/** What a notification is about; people choose for each how they hear of it. */
export const NOTIFICATION_KINDS = ['message', 'payment', 'website', 'export', 'import'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export const userNotificationSchema = z.object({
  id,
  usn_kind: z.enum(NOTIFICATION_KINDS),
  usn_title: z.string(),
  usn_message: z.string(),
  /** A page of the product. */
  usn_path: z.nullable(z.string()),
  /** Null: the product itself. */
  sender_name: z.nullable(z.string()),
  usn_read: z.nullable(instant),
  created_at: instant,
})
export type UserNotification = z.infer<typeof userNotificationSchema>

const filters = { read: anyOf(['no', 'yes']), kind: anyOf(NOTIFICATION_KINDS), period }

export const userNotificationListBody = listBody(['usn_title', 'usn_kind', 'created_at'], filters)

const someIds = z.array(id).check(
  z.minLength(1, { error: 'required' }),
  z.maxLength(200, { error: 'tooMany' }),
  unique<number>(each => each),
)

const changedAnswer = z.object({ done: z.int() })

const kinds = z.array(z.enum(NOTIFICATION_KINDS)).check(
  z.maxLength(NOTIFICATION_KINDS.length, { error: 'tooMany' }),
  unique<string>(kind => kind),
)

/** What the bell does not count, and what comes by mail once a day. */
export const notificationSettings = z.object({ quiet: kinds, mailed: kinds, updated_at: z.nullable(instant) })
export type NotificationSettings = z.infer<typeof notificationSettings>
export const notificationSettingsBody = z.strictObject({ quiet: kinds, mailed: kinds, updated_at: z.nullable(version) })

/** What somebody was told: their own, whatever they reach. */
export const userNotificationEndpoints = {
  list: defineEndpoint({
    method: 'POST',
    path: '/userNotification/list',
    summary: 'Notifications of the caller, a page at a time',
    access: 'userNotification.list',
    effect: 'read',
    failure: 'list',
    body: userNotificationListBody,
    answer: listAnswer(userNotificationSchema),
  }),
  settings: defineEndpoint({
    method: 'GET',
    path: '/userNotification/settings',
    summary: 'How the caller hears of each kind of notification',
    access: 'userNotification.list',
    effect: 'read',
    failure: 'get',
    answer: notificationSettings,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/userNotification/:id',
    summary: 'One notification of the caller',
    access: 'userNotification.get',
    effect: 'read',
    failure: 'get',
    params: byId,
    answer: z.object({
      record: userNotificationSchema,
      /** Where an answer goes to a message that somebody wrote in person; null: there is nobody to answer. */
      reply_to: z.nullable(z.string()),
    }),
  }),
  read: defineEndpoint({
    method: 'POST',
    path: '/userNotification/read',
    summary: 'Mark notifications of the caller as read, or as unread',
    access: 'userNotification.read',
    effect: 'write',
    failure: 'update',
    body: z.strictObject({ ids: someIds, read: z.boolean() }),
    answer: changedAnswer,
  }),
  readAll: defineEndpoint({
    method: 'POST',
    path: '/userNotification/readAll',
    summary: 'Mark as read what a list of the caller shows, up to what was there when it was asked',
    access: 'userNotification.readAll',
    effect: 'write',
    failure: 'update',
    body: z.strictObject({
      search: z.optional(z.string().check(z.maxLength(200))),
      filters: z.optional(z.strictObject(filters)),
      until: saidMoment,
    }),
    answer: changedAnswer,
  }),
  hide: defineEndpoint({
    method: 'POST',
    path: '/userNotification/hide',
    summary: 'Hide notifications from the list of the caller, or show them again',
    access: 'userNotification.read',
    effect: 'write',
    failure: 'update',
    body: z.strictObject({ ids: someIds, hidden: z.boolean() }),
    answer: changedAnswer,
  }),
  changeSettings: defineEndpoint({
    method: 'POST',
    path: '/userNotification/settings',
    summary: 'Choose how the caller hears of each kind of notification',
    access: 'userNotification.list',
    effect: 'write',
    failure: 'update',
    body: notificationSettingsBody,
    answer: notificationSettings,
  }),
}
