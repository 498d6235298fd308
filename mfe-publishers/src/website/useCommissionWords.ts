import { useFormat } from '@candela/shared-ui'
import { publisherMessages } from '../i18n/messages'
import { otherSide } from './website.form'

/** A share of the platform's, said from both sides; nothing for what is no share. */
export const useCommissionWords = (): ((share: string | null) => string | undefined) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  return share =>
    share === null || Number(share) > 100
      ? undefined
      : t('website.commissionSides', {
          platform: format.percent(share as `${number}`),
          publisher: format.percent(otherSide(share)),
        })
}
