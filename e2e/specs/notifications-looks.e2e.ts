import { firstLink, looks } from '../harness/looks'
import { adminId, notificationTo } from '../harness/notifications'

looks({
  of: 'notifications',
  /** One with all that can be said, read by nobody yet, and more than a phone shows at once. */
  arrange: async url => {
    const me = [await adminId(url)]
    const facts = {
      not_message: 'From December on invoices are paid on six days of the month.\nWhoever sends theirs by six is paid.',
      not_path: '/report/report05',
    }
    for (const day of [5, 10, 15, 20]) await notificationTo(url, me, { ...facts, not_title: `Paid on day ${day}` })
    return notificationTo(url, me, {
      ...facts,
      not_variants: [{ language: 'pt', title: 'Novos dias de pagamento', message: 'A partir de dezembro são seis.' }],
    })
  },
  words: ['notification', 'mine'],
  screens: [
    {
      name: 'my list',
      path: () => '/my-notifications',
      ready: firstLink,
      heading: {
        en: 'My notifications',
        pt: 'Minhas notificações',
        es: 'Mis notificaciones',
        it: 'Le mie notifiche',
      },
      isStill: true,
    },
    {
      name: 'the settings',
      path: () => '/my-notifications/settings',
      ready: page => page.getByRole('checkbox').first(),
      heading: {
        en: 'Notification settings',
        pt: 'Preferências de notificação',
        es: 'Preferencias de notificación',
        it: 'Preferenze di notifica',
      },
    },
    {
      name: 'one that was sent',
      path: ({ id }) => `/notifications-sent/${id}`,
      ready: page => page.getByRole('rowheader').first(),
    },
    {
      name: 'one that follows it',
      path: ({ id }) => `/notifications-sent/new?from=${id}`,
      ready: page => page.getByRole('rowheader').first(),
      heading: {
        en: 'New notification',
        pt: 'Nova notificação',
        es: 'Nueva notificación',
        it: 'Nuova notifica',
      },
    },
  ],
})
