import {
  type Currency,
  type Product,
  STATEMENT_KEYS,
  STATEMENT_METRICS,
  STATEMENT_STEPS,
  type StatementMetric,
  type StatementQuery,
  type StatementStep,
  TYPES,
  writeAddress,
} from '@candela/shared-contract'
import {
  chosenOf,
  readReportAddress,
  type Sort,
  type Span,
  textOfComparison,
  textOfSo,
  textOfSort,
  USUAL_SPAN,
} from '../report/address'
import type { ReportAddress, ReportState } from '../report/useReport'
import { MEASURES, type Measure } from './measures'

export type Device = (typeof TYPES.device)[number]
export type SortField = (typeof STATEMENT_KEYS)[number] | StatementMetric

/** What the numbers are about: asked for when the report is generated. */
export type Filters = Span & {
  website: string[]
  account: string[]
  product: Product[]
  device: Device[]
  technology: string[]
}

/** How they are looked at: this changes at once. */
export type Display = {
  step: StatementStep
  perWebsite: boolean
  sort: Sort<SortField> | null
  measure: Measure
  /** Lines without numbers are left out. */
  hidesEmpty: boolean
}

/** What an address says. Days that are none are said to be none. */
export type StatementState = ReportState<Filters, Display>

export const USUAL_FILTERS: Filters = {
  ...USUAL_SPAN,
  website: [],
  account: [],
  product: [],
  device: [],
  technology: [],
}

const SORT_FIELDS = [...STATEMENT_KEYS, ...STATEMENT_METRICS]

/** Lines that have no such name cannot be sorted by it. */
const isSortable = (field: SortField, { step, perWebsite }: Pick<Display, 'step' | 'perWebsite'>): boolean => {
  if (field === 'time') return step !== 'website'
  return field !== 'website' || step === 'website' || perWebsite
}

export const stateIn = (search: string): StatementState => {
  const { span, ids, some, one, isSo, sort, currency } = readReportAddress(search)
  const lines = { step: one('step', STATEMENT_STEPS) ?? 'day', perWebsite: isSo('perWebsite') }
  return {
    filters: {
      ...span,
      website: ids('website'),
      account: ids('account'),
      product: some('product', TYPES.product),
      device: some('device', TYPES.device),
      technology: ids('technology'),
    },
    display: {
      ...lines,
      sort: sort(SORT_FIELDS.filter(field => isSortable(field, lines))),
      measure: one('measure', MEASURES) ?? 'net',
      hidesEmpty: isSo('hidesEmpty'),
    },
    currency,
  }
}

/** The other way round; what is as usual says nothing, but for the days: every address says them. */
export const toSearch = ({ filters, display, currency }: StatementState): string =>
  writeAddress({
    ...filters,
    compare: textOfComparison(filters.compare),
    step: display.step === 'day' ? null : display.step,
    perWebsite: textOfSo(display.perWebsite),
    sort: textOfSort(display.sort && isSortable(display.sort.field, display) ? display.sort : null),
    measure: display.measure === 'net' ? null : display.measure,
    hidesEmpty: textOfSo(display.hidesEmpty),
    currency,
  })

export const questionOf = (
  { filters: { period, compare, ...filters }, display }: StatementState,
  currency: Currency,
): StatementQuery => ({
  ...{ period, compare, currency },
  step: display.step,
  ...(display.perWebsite && display.step !== 'website' && { perWebsite: true }),
  filters: chosenOf(filters),
  ...(display.sort && { sort: display.sort }),
})

export const statementAddress: ReportAddress<Filters, Display> = { name: 'statement', stateIn, toSearch }
