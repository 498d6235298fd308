import {
  dayIn,
  firstOfMonth,
  monthsLater,
  PLATFORM_ZONE,
  TRANSFER_STATES,
  type TransferQuery,
  type TransferState,
  writeAddress,
} from '@candela/shared-contract'
import { readReportAddress, type Sort, textOfSort } from '../report/address'
import type { ReportAddress, ReportState } from '../report/useReport'
import { SORTED_BY, type SortField } from './lines'

export type Filters = {
  period: string
  /** Every one unless some are named: without a website there is nothing to ask for. */
  website: string[]
  account: string[]
  state: TransferState[]
}
export type Display = { sort: Sort<SortField> | null }
export type TransfersState = ReportState<Filters, Display>

const MONTHS = 12

/** A year of whole months, until today. */
const usualPeriod = (now = new Date()): string => {
  const today = dayIn(PLATFORM_ZONE, now)
  return `${monthsLater(firstOfMonth(today), 1 - MONTHS)}..${today}`
}

export const usualFilters = (): Filters => ({ period: usualPeriod(), website: [], account: [], state: [] })

/** What is paid is in BRL, whatever else is shown in. */
const stateIn = (search: string): TransfersState => {
  const { period, text, ids, some, sort } = readReportAddress(search)
  return {
    filters: {
      period: period ?? (text('period') ? '' : usualPeriod()),
      website: ids('website'),
      account: ids('account'),
      state: some('state', TRANSFER_STATES),
    },
    display: { sort: sort(SORTED_BY) },
    currency: null,
  }
}

const toSearch = ({ filters, display }: TransfersState): string =>
  writeAddress({ ...filters, sort: textOfSort(display.sort) })

export const transfersAddress: ReportAddress<Filters, Display> = { name: 'transfers', stateIn, toSearch }

export const questionOf = ({ filters }: Pick<TransfersState, 'filters'>): TransferQuery => {
  const { period, website, account, state } = filters
  return {
    period,
    websites: website.length > 0 ? website.map(Number) : 'all',
    ...(account.length > 0 && { accounts: account.map(Number) }),
    ...(state.length > 0 && { states: state }),
  }
}
