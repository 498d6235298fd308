import { adminMessages } from '../i18n/messages'

/** How many people a group has, and what changing it means for them. */
export const usePeopleWords = () => {
  const t = adminMessages.useT()
  return (count: number): string => (count === 0 ? t('group.nobody') : t('group.people', { count }))
}
