import { QUOTED_CURRENCIES, type QuotationRow } from '@candela/shared-contract'
import { optionsOf, useFormat } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import { columnsOf, type ListFilters } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { adminMessages } from '../i18n/messages'
import { MonthPill, useQuotationTexts, useQuotationWords } from './QuotationWords'

export const useQuotationColumns = (): Column<QuotationRow>[] => {
  const format = useFormat()
  const texts = useQuotationTexts()
  const { columns, source } = useQuotationWords()
  return columnsOf(columns, {
    cue_date: { cell: row => texts.day(row.cue_date), width: 132, grow: 1 },
    cue_currency: { width: 110, grow: 1 },
    cue_value: { cell: row => texts.value(row.cue_value), numeric: true, width: 132, grow: 1 },
    change: { cell: row => texts.change(row), numeric: true, sortable: false, width: 116, grow: 1 },
    is_closed: {
      cell: ({ is_closed }) => <MonthPill isClosed={is_closed} />,
      sortable: false,
      width: 116,
      grow: 1,
      card: 'besideTitle',
    },
    cue_source: { cell: row => source[row.cue_source], sortable: false, width: 110, grow: 1, card: 'none' },
    set_by: { cell: row => row.set_by?.label ?? '–', sortable: false, width: 160, grow: 2 },
    updated_at: { cell: row => format.recent(row.updated_at), width: 136, grow: 1, card: 'none' },
  })
}

/** What quotations are chosen by: the segments say how many there are of each currency. */
export const useQuotationFilters = (): ListFilters => {
  const t = adminMessages.useT()
  const { columns, state } = useQuotationWords()
  return useMemo(
    () => ({
      segments: { key: 'cue_currency', label: columns.cue_currency, options: optionsOf(QUOTED_CURRENCIES) },
      filters: [
        { key: 'state', label: columns.is_closed, options: optionsOf(['open', 'closed'], state) },
        { kind: 'period', key: 'period', label: t('quotation.period') },
      ],
    }),
    [t, columns, state],
  )
}
