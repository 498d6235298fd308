import { defineEndpoint } from '../endpoint'
import { entityCalls } from '../entityCalls'
import { byId } from '../fields'
import type { LogConfig } from '../history'
import { listAnswer } from '../list'
import {
  audienceBody,
  notificationCreateBody,
  notificationListBody,
  notificationRowSchema,
  notificationUpdateBody,
  oneNotification,
  readerRowSchema,
  recipientRowSchema,
  recipientsListBody,
} from './notification'

const calls = entityCalls('notification', {
  one: 'a notification',
  many: 'notifications that were sent',
  page: '/notifications-sent',
})

export const notificationEndpoints = {
  list: calls.list({ body: notificationListBody, answer: listAnswer(notificationRowSchema) }),
  audience: defineEndpoint({
    method: 'POST',
    path: '/notification/audience',
    summary: 'Who would get a notification, a page at a time',
    access: 'notification.store',
    effect: 'read',
    failure: 'list',
    body: audienceBody,
    answer: listAnswer(recipientRowSchema),
  }),
  get: calls.get({ answer: oneNotification }),
  store: calls.store({
    summary: 'Send a notification, at once or at a time',
    body: notificationCreateBody,
    answer: oneNotification,
  }),
  update: calls.update({
    summary: 'Change a notification that is not sent yet',
    body: notificationUpdateBody,
    answer: oneNotification,
  }),
  destroy: calls.destroy({ summary: 'Take back a notification that is not sent yet' }),
  restore: calls.restore({ answer: oneNotification }),
  recipients: defineEndpoint({
    method: 'POST',
    path: '/notification/:id/recipients',
    summary: 'Who got a notification and when they read it, a page at a time',
    access: 'notification.get',
    effect: 'read',
    failure: 'list',
    params: byId,
    body: recipientsListBody,
    answer: listAnswer(readerRowSchema),
  }),
}

export const notificationLogConfig: LogConfig = {
  types: ['notification'],
  path: '/notifications-sent',
  right: 'notification.get',
}
