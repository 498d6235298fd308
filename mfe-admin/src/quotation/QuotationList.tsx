import { useCan } from '@candela/shared-auth'
import type { QuotationRow } from '@candela/shared-contract'
import { LinkButton, useBelow } from '@candela/shared-ui'
import { EntityList } from '@candela/shared-ui/pages'
import { useCallback } from 'react'
import { adminMessages } from '../i18n/messages'
import { CLOSE_PATH, MONTHS_PATH } from '../month-close/close.api'
import { useQuotationColumns, useQuotationFilters } from './QuotationColumns'
import { QUOTATION } from './quotation.api'
import { useQuotationBulk } from './useQuotationBulk'

/** From the quotations to the books that are closed with them. */
const BookLinks = () => {
  const t = adminMessages.useT()
  const mayClose = useCan('currencyExchange.closeMonth')
  const onPhone = useBelow('phone')
  const months = t('monthClose.months.title')
  // A phone has room for one of them, and the months lead on.
  if (onPhone) return <LinkButton icon="calendar" href={MONTHS_PATH} aria-label={months} title={months} />
  return (
    <>
      <LinkButton variant="ghost" href={MONTHS_PATH}>
        {months}
      </LinkButton>
      {mayClose && <LinkButton href={CLOSE_PATH}>{t('monthClose.action')}</LinkButton>}
    </>
  )
}

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
      actions={<BookLinks />}
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
