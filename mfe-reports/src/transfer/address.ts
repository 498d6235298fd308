import {
  dayIn,
  firstOfMonth,
  monthsLater,
  PLATFORM_ZONE,
  TRANSFER_QUEUES,
  TRANSFER_SORTS,
  TRANSFER_STATES,
  type TransferQuery,
  type TransferQueue,
  type TransferSort,
  type TransferState,
  writeAddress,
} from '@candela/shared-contract'
import { readReportAddress, type Sort, textOfSort } from '../report/address'
import type { ReportAddress, ReportState } from '../report/useReport'

export type Filters = {
  period: string
  /** Every one unless some are named: without a website there is nothing to ask for. */
  website: string[]
  account: string[]
  state: TransferState[]
}
/** Which of them are looked at, and in which order; without a queue all of them. */
export type Display = { sort: Sort<TransferSort> | null; queue: TransferQueue | null }
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
  const { period, text, ids, some, one, sort } = readReportAddress(search)
  return {
    filters: {
      period: period ?? (text('period') ? '' : usualPeriod()),
      website: ids('website'),
      account: ids('account'),
      state: some('state', TRANSFER_STATES),
    },
    display: { sort: sort(TRANSFER_SORTS), queue: one('queue', TRANSFER_QUEUES) ?? null },
    currency: null,
  }
}

const toSearch = ({ filters, display }: TransfersState): string =>
  writeAddress({ ...filters, queue: display.queue, sort: textOfSort(display.sort) })

export const transfersAddress: ReportAddress<Filters, Display> = { name: 'transfers', stateIn, toSearch }

/** Queues are of those who pay: to others a link with one shows all that is theirs. */
export const questionOf = (
  { filters, display }: Pick<TransfersState, 'filters' | 'display'>,
  pays: boolean,
): TransferQuery => {
  const { period, website, account, state } = filters
  return {
    period,
    websites: website.length > 0 ? website.map(Number) : 'all',
    ...(account.length > 0 && { accounts: account.map(Number) }),
    ...(state.length > 0 && { states: state }),
    ...(pays && display.queue && { queue: display.queue }),
    ...(display.sort && { sort: display.sort }),
  }
}
