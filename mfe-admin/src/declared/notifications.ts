import {
  asks,
  type Labels,
  notificationEndpoints,
  type RemoteDeclaration,
  userNotificationEndpoints,
} from '@candela/shared-contract'

const sent: Labels = {
  en: 'Sent notifications',
  pt: 'Notificações enviadas',
  es: 'Notificaciones enviadas',
  it: 'Notifiche inviate',
}

const mine: Labels = {
  en: 'My notifications',
  pt: 'Minhas notificações',
  es: 'Mis notificaciones',
  it: 'Le mie notifiche',
}

const one: Labels = { en: 'Notification', pt: 'Notificação', es: 'Notificación', it: 'Notifica' }

const GET = [asks(notificationEndpoints.get)]

export const notificationsPart: Pick<RemoteDeclaration, 'routes' | 'nav'> = {
  routes: [
    {
      path: '/notifications-sent',
      module: './NotificationList',
      title: sent,
      anyOf: ['notification.list'],
      data: [asks(notificationEndpoints.list)],
    },
    {
      path: '/notifications-sent/new',
      module: './NotificationNew',
      title: { en: 'New notification', pt: 'Nova notificação', es: 'Nueva notificación', it: 'Nuova notifica' },
      anyOf: ['notification.store'],
    },
    {
      path: '/notifications-sent/:id',
      module: './NotificationShow',
      title: one,
      anyOf: ['notification.get'],
      data: GET,
    },
    {
      path: '/notifications-sent/:id/edit',
      module: './NotificationEdit',
      title: {
        en: 'Edit notification',
        pt: 'Editar notificação',
        es: 'Editar notificación',
        it: 'Modifica notifica',
      },
      anyOf: ['notification.update'],
      data: GET,
    },
    {
      path: '/my-notifications',
      module: './MyNotificationList',
      title: mine,
      anyOf: ['userNotification.list'],
      data: [asks(userNotificationEndpoints.list)],
    },
    {
      path: '/my-notifications/settings',
      module: './MyNotificationSettings',
      title: {
        en: 'Notification settings',
        pt: 'Preferências de notificação',
        es: 'Preferencias de notificación',
        it: 'Preferenze di notifica',
      },
      anyOf: ['userNotification.list'],
      data: [asks(userNotificationEndpoints.settings)],
    },
    {
      path: '/my-notifications/:id',
      module: './MyNotificationShow',
      title: one,
      anyOf: ['userNotification.get'],
      data: [asks(userNotificationEndpoints.get)],
    },
  ],
  nav: [
    {
      key: 'notification',
      label: sent,
      path: '/notifications-sent',
      placement: 'sidebar',
      group: 'administration',
      order: 52,
      icon: 'send',
      anyOf: ['notification.list'],
    },
    {
      key: 'userNotification',
      label: mine,
      path: '/my-notifications',
      placement: 'sidebar',
      group: 'administration',
      order: 53,
      icon: 'bell',
      anyOf: ['userNotification.list'],
    },
    {
      key: 'myNotifications',
      label: mine,
      path: '/my-notifications',
      placement: 'header',
      order: 90,
      icon: 'bell',
      anyOf: ['userNotification.list'],
    },
  ],
}
