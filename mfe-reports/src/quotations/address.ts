import {
  QUOTATION_MONTH_STATES,
  QUOTED_CURRENCIES,
  type QuotationReportQuery,
  type QuotedCurrency,
  writeAddress,
} from '@candela/shared-contract'
import { chosenOf, readReportAddress, type Sort, textOfSort } from '../report/address'
import type { ReportAddress, ReportState } from '../report/useReport'

export type Filters = {
  period: string
  currency: QuotedCurrency[]
  state: (typeof QUOTATION_MONTH_STATES)[number][]
}
export type Display = { sort: Sort<'date'> | null }
export type QuotationsState = ReportState<Filters, Display>

/** Of five days there is no line to see. */
export const USUAL_FILTERS: Filters = { period: 'last30', currency: [], state: [] }

/** Quotations are in BRL whatever else is shown in: `currency` says which are looked at. */
const stateIn = (search: string): QuotationsState => {
  const { period, text, some, sort } = readReportAddress(search)
  return {
    filters: {
      period: period ?? (text('period') ? '' : USUAL_FILTERS.period),
      currency: some('currency', QUOTED_CURRENCIES),
      state: some('state', QUOTATION_MONTH_STATES),
    },
    display: { sort: sort(['date']) },
    currency: null,
  }
}

const toSearch = ({ filters, display }: QuotationsState): string =>
  writeAddress({ ...filters, sort: textOfSort(display.sort) })

export const quotationsAddress: ReportAddress<Filters, Display> = { name: 'quotations', stateIn, toSearch }

export const questionOf = ({ filters, display }: QuotationsState): QuotationReportQuery => {
  const { period, ...lists } = filters
  const chosen = chosenOf(lists)
  return {
    period,
    ...(Object.keys(chosen).length > 0 && { filters: chosen }),
    ...(display.sort && { sort: display.sort }),
  }
}
