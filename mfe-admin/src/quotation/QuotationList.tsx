import type { QuotationRow } from '@candela/shared-contract'
import { EntityList } from '@candela/shared-ui/pages'
import { useCallback } from 'react'
import { adminMessages } from '../i18n/messages'
import { useQuotationColumns, useQuotationFilters } from './QuotationColumns'
import { QUOTATION } from './quotation.api'
import { useQuotationBulk } from './useQuotationBulk'

const QuotationList = () => {
  const t = adminMessages.useT()
  const whyKept = useCallback(
    ({ is_closed }: QuotationRow) => (is_closed ? t('quotation.closedStays') : undefined),
    [t],
  )
  return (
    <EntityList
      entity={QUOTATION}
      title={t('quotation.quotations')}
      subtitle={t('quotation.list.subtitle')}
      searchLabel={t('quotation.list.search')}
      addLabel={t('quotation.new')}
      columns={useQuotationColumns()}
      {...useQuotationFilters()}
      bulk={useQuotationBulk()}
      whyKept={whyKept}
      count={count => t('quotation.list.count', { count })}
      emptyText={t('quotation.list.emptyText')}
    />
  )
}

export default QuotationList
