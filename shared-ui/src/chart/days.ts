import type { Day } from '@candela/shared-contract'

/** What a chart shows of one day. Values are exact decimal text; they become pixels and nothing else. */
export type ChartDay = {
  day: Day
  value: string | null
  /** Of the days before: what it is compared with. */
  before?: { day: Day; value: string | null }
  /** It may still change. */
  estimate: boolean
  /** It has only begun: what there is of it is no fall. */
  partial?: boolean
  /** What happened on it. */
  notes?: readonly string[]
}

/** As many are columns; more of them a line. */
const MAX_COLUMNS = 7

export const isLine = (days: readonly ChartDay[]): boolean => days.length > MAX_COLUMNS

/** Percent of the chart, which is scaled on paper: where the library put the lines inside of its margins. */
export type PlotArea = { left: number; top: number; width: number; height: number }

/** Where a day lies, from 0 at the left to 1 at the right. */
export const placeOf = (index: number, days: readonly ChartDay[]): number =>
  isLine(days) ? index / (days.length - 1) : (index + 0.5) / days.length

/** The day that lies nearest to a place. */
export const dayAt = (place: number, days: readonly ChartDay[]): number => {
  const index = isLine(days) ? Math.round(place * (days.length - 1)) : Math.floor(place * days.length)
  return Math.max(0, Math.min(index, days.length - 1))
}

/** Which days are named under the axis: the last one always, the others as far apart as there is room for. */
export const namedDays = (count: number, room: number): number[] => {
  const step = Math.max(1, Math.ceil(count / Math.max(1, room)))
  return Array.from({ length: Math.ceil(count / step) }, (_, place) => count - 1 - place * step).reverse()
}

export type StateRun = { from: number; to: number; estimate: boolean }

/** Days in a row that are equally certain. */
export const stateRunsOf = (days: readonly ChartDay[]): StateRun[] => {
  const stretches: StateRun[] = []
  for (const [index, { estimate }] of days.entries()) {
    const last = stretches.at(-1)
    if (last?.estimate === estimate) last.to = index
    else stretches.push({ from: index, to: index, estimate })
  }
  return stretches
}
