import { nameRules } from '../logged'

export const notificationLogRules = {
  types: ['notification'] as const,
  ...nameRules({ table: 'notifications', name: 'not_title' }),
}
