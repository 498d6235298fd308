/**
 * What each block of a dashboard is compared with: the roll-ups asked by hand for the same numbers, one statement each.
 * $1 and $2 are the days that are shown, $3 and $4 those before, $5 websites as text, empty for all of them.
 */

const RATES = `with rates as materialized (
  select d::date as day, c.currency, case when c.currency = 'BRL' then 1 else coalesce(
    (select ccl_value from currency_closings where ccl_currency = c.currency and ccl_month = date_trunc('month', d)::date),
    (select cue_value from currency_quotations where cue_currency = c.currency and cue_date <= d::date
      order by cue_date desc limit 1)) end as rate
  from generate_series(least($1::date, $3::date)::timestamp, $2::date::timestamp, '1 day') as d,
    (values ('BRL'), ('USD'), ('EUR')) as c(currency))`

/** @param {string} column */
const ours = column => `($5::text = '' or ${column} = any (string_to_array($5::text, ',')::bigint[]))`

/** @param {string} key @param {boolean} before */
const ofSites = (key, before) => `${RATES}
  select ${key} as key, f.rsd_date < $1::date as before, sum(f.rsd_net * n.rate)::text as net,
    sum(f.rsd_value * g.rate)::text as gross, sum(f.rsd_impressions + f.rsd_refresh_impressions)::bigint as impressions,
    sum(f.rsd_ad_requests + f.rsd_refresh_ad_requests)::bigint as requests
  from rollup_site_days as f join rates as g on g.day = f.rsd_date and g.currency = f.rsd_currency
    join rates as n on n.day = f.rsd_date and n.currency = f.rsd_net_currency
  where (f.rsd_date between $1 and $2 ${before ? 'or f.rsd_date between $3 and $4' : 'and $4::date is not null'})
    and ${ours('f.rsd_id_website')} group by 1, 2
  union all
  select ${key.replaceAll('rsd', 'wsd')}, f.wsd_date < $1::date, null, null, sum(f.wsd_pageviews)::bigint, null
  from website_days as f
  where (f.wsd_date between $1 and $2 ${before ? 'or f.wsd_date between $3 and $4' : ''})
    and ${ours('f.wsd_id_website')} group by 1, 2`

/**
 * Summed by day and currency before it is converted.
 * @param {string} table @param {string} prefix @param {string} key @param {string} sites @param {readonly string[]} more
 */
const fine = (table, prefix, key, sites, more) => `${RATES}
  select s.key, sum(s.net * n.rate)::text as net, sum(s.value * g.rate)::text as gross,
    sum(s.impressions)::bigint as impressions, sum(s.requests)::bigint as requests
    ${more.map(name => `, sum(s.${name})::bigint as ${name}`).join('')}
  from (select f.${prefix}_${key} as key, f.${prefix}_date as day, f.${prefix}_currency as currency,
      f.${prefix}_net_currency as net_currency, sum(f.${prefix}_net) as net, sum(f.${prefix}_value) as value,
      sum(f.${prefix}_impressions + f.${prefix}_refresh_impressions) as impressions,
      sum(f.${prefix}_ad_requests + f.${prefix}_refresh_ad_requests) as requests
      ${more.map(name => `, sum(f.${prefix}_${name}) as ${name}`).join('')}
    from ${table} as f where f.${prefix}_date between $1 and $2 and $4::date is not null and ${sites}
    group by 1, 2, 3, 4) as s
  join rates as g on g.day = s.day and g.currency = s.currency
  join rates as n on n.day = s.day and n.currency = s.net_currency group by 1`

/** @param {string} key @param {readonly string[]} [more] */
const byKind = (key, more = []) => ({
  all: fine('rollup_dimension_days', 'rdd', key, `$5::text is not null`, more),
  some: fine(
    'ad_network_reports',
    'anr',
    key,
    `f.anr_id_website = any (string_to_array($5::text, ',')::bigint[])`,
    more,
  ),
})

/** @param {string} text */
const both = text => ({ all: text, some: text })

const COVERAGE = `select distinct f.rdd_id_ad_network as key, f.rdd_date as day from rollup_dimension_days as f
  where f.rdd_date between $1::date - 14 and $2 and $3::date is not null and $4::date is not null and $5::text is not null`

/** @type {Record<string, { all: string, some: string }>} */
export const PLAIN_BLOCKS = {
  totalizers: both(ofSites('f.rsd_date', true)),
  money: both(ofSites('f.rsd_date', false)),
  daily: both(ofSites('f.rsd_date', true)),
  device: byKind('device'),
  technology: byKind('id_technology'),
  websites: both(ofSites('f.rsd_id_website', true)),
  formats: byKind('format', ['measurable_impressions', 'viewable_impressions']),
  adType: byKind('ad_type'),
  movers: both(ofSites('f.rsd_id_account', true)),
  coverage: both(COVERAGE),
}
