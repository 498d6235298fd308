/**
 * What each report is compared with: the same numbers asked by hand, one statement each. $1 and $2 are the days, $3
 * websites as text, empty for all of them.
 */

const RATES = `with rates as materialized (
  select d::date as day, c.currency, case when c.currency = 'BRL' then 1 else coalesce(
    (select ccl_value from currency_closings where ccl_currency = c.currency and ccl_month = date_trunc('month', d)::date),
    (select cue_value from currency_quotations where cue_currency = c.currency and cue_date <= d::date
      order by cue_date desc limit 1)) end as rate
  from generate_series($1::date::timestamp, $2::date::timestamp, '1 day') as d,
    (values ('BRL'), ('USD'), ('EUR')) as c(currency))`

/** @param {string} column */
const ours = column => `($3::text = '' or ${column} = any (string_to_array($3::text, ',')::bigint[]))`

const KEYS = {
  date: 'f.§_date',
  week: `date_trunc('week', f.§_date)::date`,
  month: `date_trunc('month', f.§_date)::date`,
  website: 'f.§_id_website',
  account: 'f.§_id_account',
  adNetwork: 'f.§_id_ad_network',
  technology: 'f.§_id_technology',
  format: 'f.§_format',
  device: 'f.§_device',
  currency: 'f.§_currency',
}
/** @typedef {keyof typeof KEYS} Key */

/** @param {readonly Key[]} keys @param {string} prefix */
const keysOf = (keys, prefix) => keys.map(key => KEYS[key].replaceAll('§', prefix))

/**
 * Summed by day and currency before it is converted.
 * @param {string} table @param {string} prefix @param {readonly Key[]} keys @param {string} [where]
 */
const sums = (table, prefix, keys, where = 'true') => {
  const names = keys.map((_, index) => `s.k${index}`)
  const inner = keysOf(keys, prefix).map((key, index) => `${key} as k${index}`)
  const of = (/** @type {string} */ column) => `f.${prefix}_${column}`
  return `select ${names.map(name => `${name}::text`).join(', ')}, sum(s.net * n.rate)::text as net,
      sum(s.value * g.rate)::text as gross, sum(s.impressions)::bigint as impressions, sum(s.requests)::bigint as requests
    from (select ${inner.join(', ')}, ${of('date')} as day, ${of('currency')} as currency,
        ${of('net_currency')} as net_currency, sum(${of('net')}) as net, sum(${of('value')}) as value,
        sum(${of('impressions')} + ${of('refresh_impressions')}) as impressions,
        sum(${of('ad_requests')} + ${of('refresh_ad_requests')}) as requests
      from ${table} as f where ${of('date')} between $1 and $2 and ${where}
      group by ${[...keys, 1, 1, 1].map((_, index) => index + 1).join(', ')}) as s
    join rates as g on g.day = s.day and g.currency = s.currency
    join rates as n on n.day = s.day and n.currency = s.net_currency
    group by ${names.join(', ')}`
}

/** @param {readonly Key[]} keys */
const pages = keys => `select ${keysOf(keys, 'wsd')
  .map(key => `${key}::text`)
  .join(', ')}, null, null, sum(f.wsd_pageviews)::bigint, null from website_days as f
  where f.wsd_date between $1 and $2 and ${ours('f.wsd_id_website')} group by ${keys.map((_, index) => index + 1).join(', ')}`

/** @param {readonly Key[]} keys */
const ofSites = keys =>
  `${RATES} ${sums('rollup_site_days', 'rsd', keys, ours('f.rsd_id_website'))} union all ${pages(keys)}`

/** @param {readonly Key[]} keys */
const ofKinds = keys => `${RATES} ${sums('rollup_dimension_days', 'rdd', keys, `$3::text is not null`)}`

/** @param {readonly Key[]} keys */
const ofFacts = keys => `${RATES} ${sums('ad_network_reports', 'anr', keys, ours('f.anr_id_website'))}`

/** What campaigns delivered, and what websites grossed, of which it is a part. @param {string} ties @param {string} record */
const deliveries = (ties, record) => `${RATES}
  select l.record::text as key, sum(s.net * n.rate)::text as net, sum(s.value * g.rate)::text as gross,
    sum(s.impressions)::bigint as impressions, min(s.day) filter (where s.impressions > 0)::text as first,
    max(s.day) filter (where s.impressions > 0)::text as last
  from (select f.rdd_id_ad_network as network, f.rdd_id_technology as technology, f.rdd_date as day,
      f.rdd_currency as currency, f.rdd_net_currency as net_currency, sum(f.rdd_net) as net, sum(f.rdd_value) as value,
      sum(f.rdd_impressions + f.rdd_refresh_impressions) as impressions
    from rollup_dimension_days as f where f.rdd_date between $1 and $2 and $3::text is not null
      and f.rdd_id_ad_network in (select network from (${ties}) as t)
    group by 1, 2, 3, 4, 5) as s
  join (${ties}) as l on l.network = s.network and (l.technology is null or l.technology = s.technology)
  join ${record} as r on r.id = l.record
  join rates as g on g.day = s.day and g.currency = s.currency
  join rates as n on n.day = s.day and n.currency = s.net_currency group by 1
  union all
  select 'website ' || f.rsd_id_website, null, sum(f.rsd_value * g.rate)::text, null, null, null from rollup_site_days as f
    join rates as g on g.day = f.rsd_date and g.currency = f.rsd_currency
  where f.rsd_date between $1 and $2 group by 1`

const OF_CAMPAIGNS = `select t.ocn_id_ad_network as network, c.orc_id_ad_network_category as technology, c.id as record
  from order_campaign_networks as t join order_campaigns as c on c.id = t.ocn_id_order_campaign`
const OF_ORDERS = `select a.id as network, null::bigint as technology, a.adn_id_order as record from ad_networks as a
  where a.adn_id_order is not null`

/** With the last day of each, the format that earned it most, and who they are; closed months are there as months. */
const WEBSITES = `${RATES},
  closed as (select ccl_month as month from currency_closings where ccl_month >= $1 and ccl_month + interval '1 month' <= $2::date + 1
    group by 1 having count(*) = 2),
  formats as (
    select rmo_id_website as website, rmo_format as format, sum(rmo_net * n.rate) as net from rollup_months
      join closed on closed.month = rmo_month join rates as n on n.day = rmo_month and n.currency = rmo_net_currency
    where ${ours('rmo_id_website')} group by 1, 2
    union all
    select website, format, sum(s.net * n.rate) from (
      select anr_id_website as website, anr_format as format, anr_date as day, anr_net_currency as currency, sum(anr_net) as net
      from ad_network_reports where anr_date between $1 and $2 and ${ours('anr_id_website')}
        and (anr_date < (select min(month) from closed) or anr_date >= (select max(month) from closed) + interval '1 month')
      group by 1, 2, 3, 4) as s
    join rates as n on n.day = s.day and n.currency = s.currency group by 1, 2),
  best as (select distinct on (website) website, format from
    (select website, format, sum(net) as net from formats group by 1, 2) as b order by website, net desc)
  select e.*, w.anw_name as name, a.acc_name as account, a.acc_tier::text as tier, w.anw_status as status,
    (select max(rsd_date)::text from rollup_site_days where rsd_id_website = w.id) as last, b.format
  from (${sums('rollup_site_days', 'rsd', ['website'], ours('f.rsd_id_website'))} union all ${pages(['website'])}) as e
  join websites as w on w.id = e.k0::bigint join accounts as a on a.id = w.anw_account_id left join best as b on b.website = w.id`

const ROWS = `from ad_network_reports as r join websites as w on w.id = r.anr_id_website
    join accounts as a on a.id = r.anr_id_account join ad_networks as n on n.id = r.anr_id_ad_network
    join ad_network_types as t on t.id = n.adn_id_ad_network_type
    join ad_network_categories as c on c.id = r.anr_id_technology join report_imports as i on i.id = r.anr_id_import
  where r.anr_date between $1 and $2 and ${ours('r.anr_id_website')} and r.anr_id_ad_network <> 0`

const DATA_ROWS = `select r.*, w.anw_name, a.acc_name, n.adn_name, t.ant_name, c.anc_name, i.imp_source, i.created_at,
    (select count(*) from ad_network_reports as r where r.anr_date between $1 and $2 and ${ours('r.anr_id_website')}
      and r.anr_id_ad_network <> 0) as total
  ${ROWS} order by r.anr_date desc, r.anr_id_website desc limit 100`

const DATA_TOTALS = `select r.anr_currency, r.anr_net_currency, count(*) as rows, sum(r.anr_value)::text as value,
    sum(r.anr_net)::text as net, sum(r.anr_impressions + r.anr_refresh_impressions)::bigint as impressions,
    sum(r.anr_ad_requests + r.anr_refresh_ad_requests)::bigint as requests
  ${ROWS} group by 1, 2`

/** @type {Record<string, string>} */
export const PLAIN_REPORTS = {
  'earnings, by day': ofSites(['date']),
  'earnings, by month': ofSites(['month']),
  'earnings, by website': ofSites(['website']),
  'explorer, by day': ofSites(['date']),
  'explorer, by account and month': ofSites(['account', 'month']),
  'explorer, by website and day': ofSites(['website', 'date']),
  'explorer, by ad network': ofKinds(['adNetwork']),
  'explorer, by device and format': ofKinds(['device', 'format']),
  'explorer, by day and technology': ofKinds(['date', 'technology']),
  'explorer, by month beside device': ofKinds(['month', 'device']),
  'explorer, by website and device': ofFacts(['website', 'device']),
  'orders, by campaign': deliveries(OF_CAMPAIGNS, 'order_campaigns'),
  'orders, by order': deliveries(OF_ORDERS, 'orders'),
  'per website': WEBSITES,
  'data rows, a page': DATA_ROWS,
  'data rows, totals': DATA_TOTALS,
}
