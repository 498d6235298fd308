import { useCan } from '@candela/shared-auth'
import { useEntityBulk } from '@candela/shared-ui/pages'
import { adNetworkMessages } from '../i18n/messages'
import { ORDER } from './order.api'

/** What can be done to many orders at once, and what is asked before. */
export const useOrderBulk = () => {
  const t = adNetworkMessages.useT()
  const mayUpdate = useCan('order.update')
  const successText = (count: number) => t('order.bulk.done', { count })
  const removal = {
    successText: (count: number) => t('order.bulk.removed', { count }),
    question: (count: number) => ({ title: t('order.bulk.removeTitle', { count }), text: t('order.bulk.removeText') }),
  }
  return useEntityBulk(ORDER, removal, [
    mayUpdate && {
      id: 'run',
      label: t('order.bulk.run'),
      icon: 'check',
      request: { action: 'status', payload: { ord_status: 'Em exibição' } },
      successText,
    },
    mayUpdate && {
      id: 'pause',
      label: t('order.bulk.pause'),
      icon: 'offline',
      request: { action: 'status', payload: { ord_status: 'Pausado' } },
      successText,
    },
  ])
}
