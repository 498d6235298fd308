import { sql } from 'kysely'
import type { Loader } from '../../platform/loader'
import type { ImportDays } from './facts.check'

/** What is shown of a website and a network on a day, for the days that an import touches. */
const shown = ({ first, last }: ImportDays) => sql`f.anr_id_website as website, f.anr_date as day,
  f.anr_id_ad_network as network, f.anr_currency as currency, f.anr_net_currency as net_currency,
  sum(f.anr_value)::bigint as value, sum(f.anr_net)::bigint as net,
  sum(f.anr_impressions + f.anr_refresh_impressions)::bigint as impressions
  from ad_network_reports as f join scratch_site_days as s on s.website = f.anr_id_website and s.day = f.anr_date
  where f.anr_date between ${first}::date and ${last}::date
  group by 1, 2, 3, 4, 5`

/** Keeps what is shown before an import changes it. */
export const rememberShown = (loader: Loader, stretch: ImportDays): Promise<void> =>
  loader.scratchAs('scratch_shown', shown(stretch))

/** Of what was shown already, what is another number now. */
export const writeRestatements = async (loader: Loader, stretch: ImportDays, importId: number): Promise<void> => {
  const pairs = ['value', 'net', 'impressions'].flatMap(name => [`rst_${name}_before`, `rst_${name}_after`])
  const columns = ['rst_id_import', 'rst_id_website', 'rst_date', 'rst_id_ad_network']
  await loader.insert(
    'report_restatements',
    [...columns, 'rst_currency', 'rst_net_currency', ...pairs],
    sql`select ${importId}::bigint, website, day, network, currency, net_currency,
        coalesce(b.value, 0), coalesce(a.value, 0), coalesce(b.net, 0), coalesce(a.net, 0),
        coalesce(b.impressions, 0), coalesce(a.impressions, 0)
      from scratch_shown as b
      full join (select ${shown(stretch)}) as a using (website, day, network, currency, net_currency)
      where (a.value, a.net, a.impressions) is distinct from (b.value, b.net, b.impressions)
        and exists (select from scratch_shown as w where w.website = coalesce(a.website, b.website)
          and w.day = coalesce(a.day, b.day) and w.network = coalesce(a.network, b.network))
      order by website, day, network, currency, net_currency`,
  )
}
