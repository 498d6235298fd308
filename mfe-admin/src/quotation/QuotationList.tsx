import { useCan } from '@candela/shared-auth'
import type { QuotationRow } from '@candela/shared-contract'
import { IconButton, LinkButton, Menu, useBelow } from '@candela/shared-ui'
import { EntityList } from '@candela/shared-ui/pages'
import { useCallback } from 'react'
import { adminMessages } from '../i18n/messages'
import { CLOSE_PATH, MONTHS_PATH } from '../month-close/close.api'
import { useQuotationColumns, useQuotationFilters } from './QuotationColumns'
import { CHART_PATH, IMPORT_PATH, QUOTATION } from './quotation.api'
import { useQuotationBulk } from './useQuotationBulk'

/** From the quotations to their lines, to the books that are closed with them, and to more quotations at once. */
const MoreActions = () => {
  const t = adminMessages.useT()
  const mayAdd = useCan('currencyExchange.store')
  const mayClose = useCan('currencyExchange.closeMonth')
  const onPhone = useBelow('phone')
  const isNarrow = useBelow('desktop')
  const chart = { id: 'chart', icon: 'chart', label: t('quotation.chart.title'), href: CHART_PATH } as const
  const months = { id: 'months', icon: 'calendar', label: t('monthClose.months.title'), href: MONTHS_PATH } as const
  const fromFile = { id: 'import', icon: 'upload', label: t('quotation.import.title'), href: IMPORT_PATH } as const
  // Where there is no room for them ways lead through the menu; on a phone the months lead on to closing.
  const items = [...(isNarrow ? [chart, months] : []), ...(mayAdd ? [fromFile] : [])]
  return (
    <>
      {!isNarrow &&
        [chart, months].map(({ id, label, href }) => (
          <LinkButton key={id} variant="ghost" href={href}>
            {label}
          </LinkButton>
        ))}
      {items.length > 0 && (
        <Menu
          trigger={props => <IconButton {...props} icon="dots" label={t('quotation.moreActions')} />}
          items={items}
        />
      )}
      {!onPhone && mayClose && <LinkButton href={CLOSE_PATH}>{t('monthClose.action')}</LinkButton>}
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
      actions={<MoreActions />}
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
