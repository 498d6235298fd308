import { useCan } from '@candela/shared-auth'
import { useEntityBulk } from '@candela/shared-ui/pages'
import { adNetworkMessages } from '../i18n/messages'
import { TECHNOLOGY } from './technology.api'

/** What can be done to many technologies at once, and what is asked before. */
export const useTechnologyBulk = () => {
  const t = adNetworkMessages.useT()
  const mayUpdate = useCan('adNetworkCategory.update')
  const changed = (count: number) => t('technology.bulk.done', { count })
  const questionFor = (what: 'disable' | 'remove') => (count: number) => ({
    title: t(`technology.bulk.${what}Title`, { count }),
    text: t(`technology.bulk.${what}Text`),
  })
  const removal = {
    successText: (count: number) => t('technology.bulk.removed', { count }),
    question: questionFor('remove'),
  }
  return useEntityBulk(TECHNOLOGY, removal, [
    mayUpdate && {
      id: 'enable',
      label: t('technology.bulk.enable'),
      icon: 'check',
      request: { action: 'status', payload: { anc_status: 1 } },
      successText: changed,
    },
    mayUpdate && {
      id: 'disable',
      label: t('technology.bulk.disable'),
      icon: 'offline',
      request: { action: 'status', payload: { anc_status: 0 } },
      successText: changed,
      question: questionFor('disable'),
    },
  ])
}
