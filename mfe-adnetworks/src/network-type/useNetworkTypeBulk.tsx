import { useCan } from '@candela/shared-auth'
import { useEntityBulk } from '@candela/shared-ui/pages'
import { adNetworkMessages } from '../i18n/messages'
import { NETWORK_TYPE } from './networkType.api'

/** What can be done to many types at once, and what is asked before. */
export const useNetworkTypeBulk = () => {
  const t = adNetworkMessages.useT()
  const mayUpdate = useCan('adNetworkType.update')
  const changed = (count: number) => t('networkType.bulk.done', { count })
  const questionFor = (what: 'disable' | 'remove') => (count: number) => ({
    title: t(`networkType.bulk.${what}Title`, { count }),
    text: t(`networkType.bulk.${what}Text`),
  })
  const removal = {
    successText: (count: number) => t('networkType.bulk.removed', { count }),
    question: questionFor('remove'),
  }
  return useEntityBulk(NETWORK_TYPE, removal, [
    mayUpdate && {
      id: 'enable',
      label: t('networkType.bulk.enable'),
      icon: 'check',
      request: { action: 'status', payload: { ant_status: 1 } },
      successText: changed,
    },
    mayUpdate && {
      id: 'disable',
      label: t('networkType.bulk.disable'),
      icon: 'offline',
      request: { action: 'status', payload: { ant_status: 0 } },
      successText: changed,
      question: questionFor('disable'),
    },
  ])
}
