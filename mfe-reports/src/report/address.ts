import { COMPARISONS, type Comparison } from '@candela/shared-contract'
import { readAddress, USUAL_PERIOD } from '../shared/address'

/** What every report is about: some days, compared with others. */
export type Span = { period: string; compare: Comparison }
export const USUAL_SPAN: Span = { period: USUAL_PERIOD, compare: 'previous' }

export type Sort<F extends string> = { field: F; dir: 'asc' | 'desc' }

/** What an address says of something that is so or not. */
const YES = '1'

/** What the address of a report says. Days that are none are said to be none. */
export const readReportAddress = (search: string, mostDays?: number) => {
  const said = readAddress(search, mostDays)
  const { text, one, period } = said
  return {
    ...said,
    span: {
      period: period ?? (text('period') ? '' : USUAL_SPAN.period),
      compare: one('compare', COMPARISONS) ?? USUAL_SPAN.compare,
    },
    isSo: (name: string): boolean => text(name) === YES,
    /** By one of these fields. */
    sort: <F extends string>(fields: readonly F[]): Sort<F> | null => {
      const sorted = text('sort') ?? ''
      const field = fields.find(each => each === sorted.replace(/^-/, ''))
      return field ? { field, dir: sorted.startsWith('-') ? 'desc' : 'asc' } : null
    },
  }
}

// The other way round; what is as usual says nothing, but for the days: every address says them.

export const textOfComparison = (compare: Comparison): string | null =>
  compare === USUAL_SPAN.compare ? null : compare
export const textOfSort = (sort: Sort<string> | null): string | null =>
  sort && `${sort.dir === 'desc' ? '-' : ''}${sort.field}`
export const textOfSo = (isSo: boolean): string | null => (isSo ? YES : null)

/** Of filters those in which something is chosen. */
export const chosenOf = <F extends Record<string, readonly string[]>>(filters: F): Partial<F> =>
  Object.fromEntries(Object.entries(filters).filter(([, values]) => values.length > 0)) as Partial<F>
