import { useEntityBulk } from '@candela/shared-ui/pages'
import { adNetworkMessages } from '../i18n/messages'
import { SHARE } from './share.api'

/** Versions to come can be removed together. */
export const useShareBulk = () => {
  const t = adNetworkMessages.useT()
  const removal = {
    successText: (count: number) => t('share.bulk.removed', { count }),
    question: (count: number) => ({
      title: t('share.bulk.removeTitle', { count }),
      text: t('share.bulk.removeText'),
    }),
  }
  return useEntityBulk(SHARE, removal, [])
}
