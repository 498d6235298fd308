import {
  COMPARISONS,
  type Comparison,
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
import type { ReportAddress, ReportState } from '../report/useReport'
import { readAddress, USUAL_PERIOD } from '../shared/address'
import { MEASURES, type Measure } from './measures'

export type Device = (typeof TYPES.device)[number]
export type SortField = (typeof STATEMENT_KEYS)[number] | StatementMetric

/** What the numbers are about: asked for when the report is generated. */
export type Filters = {
  period: string
  compare: Comparison
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
  sort: { field: SortField; dir: 'asc' | 'desc' } | null
  measure: Measure
  /** Lines without numbers are left out. */
  hidesEmpty: boolean
}

/** What an address says. Days that are none are said to be none. */
export type StatementState = ReportState<Filters, Display>

export const USUAL_FILTERS: Filters = {
  period: USUAL_PERIOD,
  compare: 'previous',
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

const sortIn = (text: string | null, display: Pick<Display, 'step' | 'perWebsite'>): Display['sort'] => {
  const field = SORT_FIELDS.find(each => each === text?.replace(/^-/, ''))
  return field && isSortable(field, display) ? { field, dir: text?.startsWith('-') ? 'desc' : 'asc' } : null
}

const YES = '1'

export const stateIn = (search: string): StatementState => {
  const { text, ids, some, one, period, currency } = readAddress(search)
  const lines = { step: one('step', STATEMENT_STEPS) ?? 'day', perWebsite: text('perWebsite') === YES }
  return {
    filters: {
      period: period ?? (text('period') ? '' : USUAL_PERIOD),
      compare: one('compare', COMPARISONS) ?? 'previous',
      website: ids('website'),
      account: ids('account'),
      product: some('product', TYPES.product),
      device: some('device', TYPES.device),
      technology: ids('technology'),
    },
    display: {
      ...lines,
      sort: sortIn(text('sort'), lines),
      measure: one('measure', MEASURES) ?? 'net',
      hidesEmpty: text('hidesEmpty') === YES,
    },
    currency,
  }
}

/** The other way round; what is as usual says nothing, but for the days: every address says them. */
export const toSearch = ({ filters, display, currency }: StatementState): string =>
  writeAddress({
    ...filters,
    compare: filters.compare === 'previous' ? null : filters.compare,
    step: display.step === 'day' ? null : display.step,
    perWebsite: display.perWebsite ? YES : null,
    sort:
      display.sort && isSortable(display.sort.field, display)
        ? `${display.sort.dir === 'desc' ? '-' : ''}${display.sort.field}`
        : null,
    measure: display.measure === 'net' ? null : display.measure,
    hidesEmpty: display.hidesEmpty ? YES : null,
    currency,
  })

const chosen = ({ period: _, compare: __, ...filters }: Filters): StatementQuery['filters'] =>
  Object.fromEntries(Object.entries(filters).filter(([, values]) => values.length > 0))

export const questionOf = ({ filters, display }: StatementState, currency: Currency): StatementQuery => ({
  period: filters.period,
  compare: filters.compare,
  currency,
  step: display.step,
  ...(display.perWebsite && display.step !== 'website' && { perWebsite: true }),
  filters: chosen(filters),
  ...(display.sort && { sort: display.sort }),
})

export const statementAddress: ReportAddress<Filters, Display> = { name: 'statement', stateIn, toSearch }
