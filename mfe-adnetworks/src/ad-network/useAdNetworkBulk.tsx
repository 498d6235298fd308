import { useCan } from '@candela/shared-auth'
import { useEntityBulk } from '@candela/shared-ui/pages'
import { adNetworkMessages } from '../i18n/messages'
import { AD_NETWORK } from './adNetwork.api'

/** What can be done to many ad networks at once, and what is asked before. */
export const useAdNetworkBulk = () => {
  const t = adNetworkMessages.useT()
  const mayUpdate = useCan('adNetwork.update')
  const changed = (count: number) => t('network.bulk.done', { count })
  const questionFor = (what: 'pause' | 'remove') => (count: number) => ({
    title: t(`network.bulk.${what}Title`, { count }),
    text: t(`network.bulk.${what}Text`),
  })
  const removal = {
    successText: (count: number) => t('network.bulk.removed', { count }),
    question: questionFor('remove'),
  }
  return useEntityBulk(AD_NETWORK, removal, [
    mayUpdate && {
      id: 'run',
      label: t('network.bulk.run'),
      icon: 'check',
      request: { action: 'status', payload: { adn_status: 'Em exibição' } },
      successText: changed,
    },
    mayUpdate && {
      id: 'pause',
      label: t('network.bulk.pause'),
      icon: 'offline',
      request: { action: 'status', payload: { adn_status: 'Pausado' } },
      successText: changed,
      question: questionFor('pause'),
    },
  ])
}
