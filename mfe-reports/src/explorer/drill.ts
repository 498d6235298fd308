import { type DayRange, type Dimension, type PerformanceAnswer, toDay } from '@candela/shared-contract'
import { rowsPath } from '../shared/rowsPath'
import { daysOfStep } from '../statement/drill'
import { dimensionsIn, type ExplorerState, FILTERS, type FilterName, possibleMetrics } from './address'

type Key = PerformanceAnswer['rows'][number]['key']

const filterOf = (dimension: Dimension): FilterName | undefined =>
  dimension === 'currency' ? 'paid' : FILTERS.find(name => name === dimension)

const STEPS = { date: 'day', week: 'week', month: 'month' } as const
const stepOf = (dimension: Dimension) =>
  dimension === 'date' || dimension === 'week' || dimension === 'month' ? STEPS[dimension] : undefined

/** Days that have a name are those that were answered. */
const daysOf = (period: string, { from, to }: DayRange) => (period.includes('..') ? period.split('..') : [from, to])

/** Several days are looked at day by day; a single one is made of its websites, and that of devices. */
const nextRows = ({ filters }: ExplorerState, range: DayRange): Dimension[] => {
  const [from, to] = daysOf(filters.period, range)
  if (from !== to) return ['date']
  return [filters.website.length === 1 ? 'device' : 'website']
}

/** What a row or one of its cells is about; nothing where it has no name to be chosen by. */
const narrowed = (asked: ExplorerState, key: Key, range: DayRange): ExplorerState['filters'] | undefined => {
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
  return filters
}

/** What stored rows cannot be chosen by, and a single website is not chosen by already. */
const NOT_OF_ROWS = ['adType', 'author', 'orderCampaign'] as const satisfies FilterName[]

/**
 * The stored rows that a number is made of, as soon as it is of one day, one website, and one ad network or device:
 * these are few enough to be read one by one.
 */
export const rowsOf = (asked: ExplorerState, key: Key, range: DayRange): string | undefined => {
  const filters = narrowed(asked, key, range)
  if (!filters) return undefined
  const [from, to] = daysOf(filters.period, range)
  const isOne = (name: FilterName): boolean => filters[name].length === 1
  const isFew = from !== undefined && from === to && isOne('website') && (isOne('adNetwork') || isOne('device'))
  if (!isFew || NOT_OF_ROWS.some(name => filters[name].length > 0)) return undefined
  return rowsPath(
    { from, to },
    {
      anr_id_website: filters.website,
      anr_id_account: filters.account,
      anr_id_ad_network: filters.adNetwork,
      adn_id_ad_network_type: filters.adNetworkType,
      anr_id_technology: filters.technology,
      anr_format: filters.format,
      anr_device: filters.device,
      anr_currency: filters.paid,
    },
  )
}

/** One more step into what a row or one of its cells is made of. */
export const drillInto = (asked: ExplorerState, key: Key, range: DayRange): ExplorerState | undefined => {
  const filters = narrowed(asked, key, range)
  if (!filters) return undefined
  const drilled: ExplorerState = {
    ...asked,
    filters,
    display: { ...asked.display, pivot: null, sort: null, only: null, chart: null, page: 1 },
  }
  const rows = nextRows(drilled, range)
  // A device of a day of a website is told apart no further.
  if (rows.includes('device') && filters.device.length === 1) return undefined
  const shape = { ...drilled, display: { ...drilled.display, rows } }
  const metrics = possibleMetrics(asked.display.metrics, dimensionsIn(shape))
  return { ...shape, display: { ...shape.display, metrics } }
}
