import { useEntityBulk } from '@candela/shared-ui/pages'
import { adminMessages } from '../i18n/messages'
import { QUOTATION } from './quotation.api'

/** Many quotations at once are removed, and nothing else. */
export const useQuotationBulk = () => {
  const t = adminMessages.useT()
  const removal = {
    successText: (count: number) => t('quotation.bulk.removed', { count }),
    question: (count: number) => ({
      title: t('quotation.bulk.removeTitle', { count }),
      text: t('quotation.bulk.removeText'),
    }),
  }
  return useEntityBulk(QUOTATION, removal, [])
}
