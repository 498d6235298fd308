import { useCan } from '@candela/shared-auth'
import { useEntityBulk } from '@candela/shared-ui/pages'
import { adNetworkMessages } from '../i18n/messages'
import { ORDER_CAMPAIGN } from './orderCampaign.api'

/** What can be done to many campaigns at once, and what is asked before. */
export const useOrderCampaignBulk = () => {
  const t = adNetworkMessages.useT()
  const mayUpdate = useCan('orderCampaign.update')
  const changed = (count: number) => t('orderCampaign.bulk.done', { count })
  const questionFor = (what: 'disable' | 'remove') => (count: number) => ({
    title: t(`orderCampaign.bulk.${what}Title`, { count }),
    text: t(`orderCampaign.bulk.${what}Text`),
  })
  const removal = {
    successText: (count: number) => t('orderCampaign.bulk.removed', { count }),
    question: questionFor('remove'),
  }
  return useEntityBulk(ORDER_CAMPAIGN, removal, [
    mayUpdate && {
      id: 'enable',
      label: t('orderCampaign.bulk.enable'),
      icon: 'check',
      request: { action: 'status', payload: { orc_status: 1 } },
      successText: changed,
    },
    mayUpdate && {
      id: 'disable',
      label: t('orderCampaign.bulk.disable'),
      icon: 'offline',
      request: { action: 'status', payload: { orc_status: 0 } },
      successText: changed,
      question: questionFor('disable'),
    },
  ])
}
