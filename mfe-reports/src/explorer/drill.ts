import { type DayRange, type Dimension, type PerformanceAnswer, toDay } from '@candela/shared-contract'
import { daysOfStep } from '../statement/drill'
import { dimensionsIn, type ExplorerState, FILTERS, type FilterName, possibleMetrics, TIME } from './address'

type Key = PerformanceAnswer['rows'][number]['key']

const filterOf = (dimension: Dimension): FilterName | undefined =>
  dimension === 'currency' ? 'paid' : FILTERS.find(name => name === dimension)

const STEPS = { date: 'day', week: 'week', month: 'month' } as const
const stepOf = (dimension: Dimension) =>
  dimension === 'date' || dimension === 'week' || dimension === 'month' ? STEPS[dimension] : undefined

/** Time is made of shorter time, and a day of its websites; anything else is looked at day by day. */
const nextRows = (rows: readonly Dimension[], { filters }: ExplorerState): Dimension[] => {
  if (rows.includes('month') || rows.includes('week')) return ['date']
  if (!rows.some(dimension => TIME.includes(dimension))) return ['date']
  return [filters.website.length === 1 ? 'device' : 'website']
}

/** One more step into what a row or one of its cells is made of; nothing where it has no name to be chosen by. */
export const drillInto = (asked: ExplorerState, key: Key, range: DayRange): ExplorerState | undefined => {
  const filters = { ...asked.filters }
  for (const [name, part] of Object.entries(key) as [Dimension, NonNullable<Key[Dimension]>][]) {
    if (part.id === null || part.id === '') return undefined
    const step = stepOf(name)
    if (step) {
      const { from, to } = daysOfStep(step, toDay(String(part.id)), range)
      filters.period = `${from}..${to}`
    } else {
      const filter = filterOf(name)
      if (!filter) return undefined
      filters[filter] = [String(part.id)]
    }
  }
  const drilled: ExplorerState = {
    ...asked,
    filters,
    display: { ...asked.display, pivot: null, sort: null, only: null, chart: null, page: 1 },
  }
  const rows = nextRows(Object.keys(key) as Dimension[], drilled)
  const shape = { ...drilled, display: { ...drilled.display, rows } }
  const metrics = possibleMetrics(asked.display.metrics, dimensionsIn(shape))
  return { ...shape, display: { ...shape.display, metrics } }
}
