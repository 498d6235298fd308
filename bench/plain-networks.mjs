const TODAY = `(now() at time zone 'America/Sao_Paulo')::date`
const CREATED = `(n.created_at at time zone 'America/Sao_Paulo')::date`
const STATE = `case when c.con_result is null then 'never' when c.con_result in ('accepted', 'noSignIn') then 'ok'
  when c.con_result in ('open', 'answers') then 'reached' else 'failed' end`
const LACKS = `(select count(*) from jsonb_array_elements(y.ant_fields) as f
  where (f ->> 'required')::boolean and case f ->> 'credential' when 'domain' then n.adn_domain is null
    else not exists (select from ad_network_credentials as k
      where k.crd_id_set = n.adn_id_credential_set and k.crd_credential = f ->> 'credential') end)`
const SUMS = `sum(rdd_net) filter (where rdd_date > ${TODAY} - 30) as net, max(rdd_date) as last,
  count(distinct rdd_date) filter (where rdd_date between ${TODAY} - 30 and ${TODAY} - 1) as days`
/** What all did, whenever. A network is missed from the day on which it was added. */
const ACTIVITY = `left join (select s.id, sum(s.net * r.rate) filter (where s.day > ${TODAY} - 30) as net, max(s.day) as last,
    count(distinct s.day) filter (where s.day between
      greatest(${TODAY} - 30, (fn.created_at at time zone 'America/Sao_Paulo')::date) and ${TODAY} - 1) as days
  from (select rdd_id_ad_network as id, rdd_date as day, rdd_net_currency as currency, sum(rdd_net) as net
      from rollup_dimension_days where rdd_date <= ${TODAY} group by 1, 2, 3) as s
    join ad_networks as fn on fn.id = s.id
    left join (select d::date as day, c.currency, case when c.currency = 'BRL' then 1 else coalesce(
        (select ccl_value from currency_closings
          where ccl_currency = c.currency and ccl_month = date_trunc('month', d)::date),
        (select cue_value from currency_quotations where cue_currency = c.currency and cue_date <= d::date
          order by cue_date desc limit 1)) end as rate
      from generate_series(${TODAY} - 29, ${TODAY}, interval '1 day') as d,
        (values ('BRL'), ('USD'), ('EUR')) as c(currency)) as r on r.day = s.day and r.currency = s.currency
  group by 1) as a on a.id = n.id`
const MISSING = `case when n.adn_status = 'Em exibição' then least(30, greatest(0, ${TODAY} - ${CREATED})) end - coalesce(a.days, 0)`

/** @param {string} by @param {string} [beside] */
const last = (by, beside = '') => ({ by: `${by} desc nulls last, n.id desc`, beside })

const FILTERS = {
  adn_status: `n.adn_status = 'Pausado'`,
  connection: `${STATE} = 'never'`,
  lacks: `${LACKS} > 0`,
}

const FROM = `ad_networks as n join ad_network_types as y on y.id = n.adn_id_ad_network_type
  join ad_network_categories as t on t.id = n.adn_id_ad_network_category
  left join websites as w on w.id = n.adn_id_website left join ad_managers as m on m.id = n.adn_id_ad_manager
  left join orders as o on o.id = n.adn_id_order and o.deleted_at is null
  left join ad_network_connections as c on c.con_id_ad_network = n.id
    and (n.adn_access_changed_at is null or c.con_at >= n.adn_access_changed_at)`

/** @type {import('./plain-statements.mjs').PlainList} */
export const networks = {
  orders: {
    adn_name: { by: 'n.adn_name collate "und-x-icu", n.id' },
    anw_website: last('w.anw_website collate "C"'),
    adn_status: last('n.adn_status'),
    ant_name: last('y.ant_name collate "und-x-icu"'),
    anc_name: last('t.anc_name collate "und-x-icu"'),
    adn_domain: last('n.adn_domain collate "C"'),
    adm_name: last('m.adm_name collate "und-x-icu"'),
    ord_name: last('o.ord_name collate "und-x-icu"'),
    adn_token_expires_at: last('n.adn_token_expires_at'),
    created_at: last('n.created_at'),
    updated_at: last('n.updated_at'),
    connection: last(`array_position(array['never', 'ok', 'reached', 'failed'], ${STATE})`),
    lacks: last(LACKS),
    net30: last('coalesce(a.net, 0)', ACTIVITY),
    last_day: last('a.last', ACTIVITY),
    days_missing: last(MISSING, ACTIVITY),
    'last_day days_missing': last(`a.last desc nulls last, ${MISSING}`, ACTIVITY),
  },
  text: ({ by, beside = '' }, isSearch, filter) => {
    const found = ['n.adn_name', 'w.anw_name', 'w.anw_website', 'n.adn_domain']
      .map(column => `lower(${column} collate "und-x-icu") like $3`)
      .join(' or ')
    const living = `n.deleted_at is null${isSearch ? ` and (${found})` : ''}`
    const chosen = filter ? ` and ${FILTERS[/** @type {keyof typeof FILTERS} */ (filter)]}` : ''
    const counted = filter === 'adn_status' ? '' : chosen
    return `with page as materialized (
        select n.id, p.place, w.anw_website, y.ant_name, y.ant_auth_kind, t.anc_name, t.anc_color,
          m.adm_name, o.ord_name, c.con_result, c.con_at, y.ant_fields from
          (select q.id, row_number() over () as place from (select n.id from ${FROM} ${beside} where ${living}${chosen} order by ${by} limit $1 offset $2) as q) as p
          join ${FROM} on n.id = p.id),
      did as (select rdd_id_ad_network as id, ${SUMS} from generate_series(${TODAY} - 64, ${TODAY}, interval '1 day') as g
        cross join lateral (select rdd_id_ad_network, rdd_date, rdd_net from rollup_dimension_days
          where rdd_date = g::date and rdd_id_ad_network = any (array(select id from page)) offset 0) as f group by 1)
      select n.id, n.adn_name, n.adn_status, n.adn_id_ad_network_type, n.adn_id_ad_network_category, n.adn_id_website,
        n.adn_id_ad_manager, n.adn_id_order, n.adn_domain, n.adn_token_expires_at, n.created_at, n.updated_at,
        page.anw_website, page.ant_name, page.anc_name, page.anc_color, page.adm_name, page.ord_name,
        page.con_result, page.con_at, page.ant_fields, did.net, did.last, did.days,
        (select json_agg(k.crd_credential) from ad_network_credentials as k
          where k.crd_id_set = n.adn_id_credential_set) as stored,
        ${chosen ? `(select count(*) from ${FROM} where ${living}${chosen})::int` : 'null'} as total,
        (select json_object_agg(adn_status, n) from
          (select n.adn_status, count(*) as n from ${FROM} where ${living}${counted} group by 1) as c) as counts
      from page join ad_networks as n on n.id = page.id left join did on did.id = n.id order by page.place`
  },
  meta: counts => ({ adn_status: counts }),
}
