import { addDays, type Currency, type DayRange, toDay } from '@candela/shared-contract'
import { sql } from 'kysely'
import { recordRuns } from '../../modules/api-log/api-log.record'
import type { Reader } from '../../platform/db/database'
import type { WriteContext } from '../../platform/write'
import type { Plan, Size } from './plan'
import { type Delivered, type Known, keyOf, RUN_DAYS, runsOf, type SentAgain } from './runs'

const deliveredIn = async (read: Reader, { from, to }: DayRange, again: string): Promise<Map<string, Delivered>> => {
  const delivered = sql<Delivered & { network: number; day: string }>`(select f.anr_id_ad_network as network,
      f.anr_date as day, count(*)::int as rows, sum(f.anr_impressions + f.anr_refresh_impressions)::bigint as impressions,
      (select min(i.id) from report_imports as i
        where f.anr_date between i.imp_from and i.imp_to and i.imp_reason <> ${again}) as "importId"
    from ad_network_reports as f
    where f.anr_date between ${from}::date and ${to}::date and f.anr_id_ad_network > 0
    group by 1, 2)`
  const rows = await read.selectFrom(delivered.as('d')).selectAll().execute()
  return new Map(rows.map(({ network, day, ...facts }) => [keyOf(network, toDay(day)), facts]))
}

const sentAgainIn = async (read: Reader, { from, to }: DayRange, again: string): Promise<SentAgain[]> => {
  const sent = sql<{
    id: number
    from: string
    to: string
    rows: number
    changed: number
    network: number
    restated: Partial<Record<Currency, string>>
  }>`(select i.id, i.imp_from as from, i.imp_to as to, i.imp_rows as rows, i.imp_changed as changed,
      min(r.network) as network, jsonb_object_agg(r.currency, r.difference::text) as restated
    from report_imports as i
    join (select rst_id_import, rst_id_ad_network as network, rst_currency as currency,
        sum(rst_value_after - rst_value_before) as difference
      from report_restatements group by 1, 2, 3) as r on r.rst_id_import = i.id
    where i.imp_reason = ${again} and i.imp_from between ${from}::date and ${to}::date
    group by i.id)`
  const rows = await read.selectFrom(sent.as('s')).selectAll().execute()
  return rows.map(({ id, from: first, to: last, restated, ...row }) => ({
    ...row,
    from: toDay(first),
    to: toDay(last),
    importId: id,
    restated: Object.fromEntries(Object.entries(restated).map(([currency, units]) => [currency, BigInt(units)])),
  }))
}

/** Whether anything is known of how networks were asked. */
export const areRunsStored = async (read: Reader): Promise<boolean> =>
  (await read.selectFrom('api_logs').select('id').limit(1).executeTakeFirst()) !== undefined

/** How the networks of a demo were asked for the facts of its last days, which are loaded. `again`: see `history.ts`. */
export const storeRuns = async (
  context: WriteContext,
  { plan, size, again }: { plan: Plan; size: Size; again: string },
): Promise<void> => {
  const { read } = context.database
  const days: DayRange = { from: addDays(plan.today, -RUN_DAYS[size]), to: addDays(plan.today, -1) }
  const known: Known = {
    delivered: await deliveredIn(read, days, again),
    sentAgain: await sentAgainIn(read, days, again),
  }
  await recordRuns(context, runsOf(plan, known, RUN_DAYS[size]))
}
