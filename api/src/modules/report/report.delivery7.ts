import { type Currency, DEFAULT_CURRENCY, type ShownValues } from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { readSumGroups, reportContext, reportRequester } from './report.context'
import { presentLine, totalLineOf } from './report.lines'

/** The last 7 days, today included, with the change in percent against the whole week before, without today. */
export type Delivery7 = {
  impressions7: string | null
  impressions7_change: string | null
  gross7: string | null
  gross7_change: string | null
  ecpm7: string | null
  ecpm7_change: string | null
  delivery7_currency: Currency
}

const DIMENSIONS = ['adNetwork', 'technology'] as const
const METRICS = ['total_impressions', 'gross', 'gross_ecpm'] as const

/** Which facts are a record's: those of these ad networks with this technology. */
type Delivering = { technology: number; networks: readonly number[] }

const toDelivery = (values: ShownValues, changes: ShownValues): Omit<Delivery7, 'delivery7_currency'> => ({
  impressions7: values.total_impressions ?? null,
  impressions7_change: changes.total_impressions ?? null,
  gross7: values.gross ?? null,
  gross7_change: changes.gross ?? null,
  ecpm7: values.gross_ecpm ?? null,
  ecpm7_change: changes.gross_ecpm ?? null,
})

/** What each of these delivered, as far as the caller reaches the websites; one question for all of them. */
export const delivery7Of = async (
  ctx: Ctx,
  read: Reader,
  records: readonly Delivering[],
  currency: Currency = DEFAULT_CURRENCY,
): Promise<Delivery7[]> => {
  const networks = [...new Set(records.flatMap(record => record.networks))]
  const unknown = { ...toDelivery({}, {}), delivery7_currency: currency }
  if (networks.length === 0) return records.map(() => unknown)
  const requester = { ...reportRequester(ctx), read }
  const filters = { adNetwork: networks.map(String) }
  const context = await reportContext(requester, { period: 'last7', compare: 'previous', currency, filters })
  const groups = await readSumGroups(requester, context, { dimensions: DIMENSIONS, metrics: METRICS })
  return records.map(record => {
    if (record.networks.length === 0) return unknown
    const own = groups.filter(
      ({ key: [network, technology] }) =>
        record.networks.includes(Number(network)) && Number(technology) === record.technology,
    )
    const { values, changes = {} } = presentLine(METRICS, totalLineOf(own, context.comparedPeriods), 'estimated')
    return { ...toDelivery(values, changes), delivery7_currency: currency }
  })
}
