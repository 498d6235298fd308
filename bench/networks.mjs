const NETWORKS = 10_000

/** Behind the key: how much was earned and delivered. */
const FIGURES = '1000000, 800000, 100, 0, 90, 0'

/**
 * Many ad networks: every second one of a website, every fifth paused, three of four with a user name, two of three
 * tested. A third delivered on each of the last 60 days, a sixth on one day four months ago, the others never.
 * @param {(text: string) => Promise<unknown>} run
 */
export const addNetworks = async run => {
  await run(`with sets as (
      insert into ad_network_credential_sets (ncs_id_ad_network_type, ncs_domain)
      select (select min(id) from ad_network_types), 'reports.' || n || '.example'
      from generate_series(1, ${NETWORKS}) as n returning id),
    numbered as (select id, row_number() over (order by id) as n from sets),
    sites as (select id, row_number() over (order by id) - 1 as n, count(*) over () as many
      from websites where deleted_at is null)
    insert into ad_networks (adn_name, adn_id_ad_network_type, adn_id_ad_network_category, adn_status, adn_domain,
      adn_token_expires_at, adn_id_website, adn_id_credential_set, created_at)
    select 'Network ' || md5(n::text), (select min(id) from ad_network_types),
      (select min(id) from ad_network_categories), case when n % 5 = 0 then 'Pausado' else 'Em exibição' end,
      'reports.' || n || '.example', case when n % 3 = 0 then current_date + (n % 100)::int end,
      case when n % 2 = 0 then (select id from sites where sites.n = numbered.n / 2 % sites.many) end,
      case when n % 4 > 0 then id end, clock_timestamp() - n % 400 * interval '1 day'
    from numbered`)
  await run(`insert into ad_network_credentials (crd_id_set, crd_credential, crd_value, crd_id_ad_network)
    select adn_id_credential_set, 'login', 'candela', id from ad_networks
    where adn_name like 'Network %' and adn_id_credential_set is not null`)
  await run(`insert into ad_network_connections (con_id_ad_network, con_at, con_result)
    select id, clock_timestamp(), (array['accepted', 'answers'])[id % 3] from ad_networks
    where adn_name like 'Network %' and id % 3 > 0`)
  await run(`insert into rollup_dimension_days (rdd_date, rdd_id_ad_network, rdd_id_technology, rdd_format, rdd_device,
      rdd_ad_type, rdd_currency, rdd_net_currency, rdd_value, rdd_net, rdd_ad_requests, rdd_refresh_ad_requests,
      rdd_impressions, rdd_refresh_impressions)
    select current_date - ago, id, adn_id_ad_network_category, 1, 1, 1, 'BRL', 'BRL', ${FIGURES}
    from ad_networks cross join generate_series(1, 60) as ago where adn_name like 'Network %' and id % 3 = 0
    union all select current_date - 120, id, adn_id_ad_network_category, 1, 1, 1, 'BRL', 'BRL', ${FIGURES}
    from ad_networks where adn_name like 'Network %' and id % 6 = 1`)
  await run(`insert into rollup_dimension_months (rdm_month, rdm_id_ad_network, rdm_id_technology, rdm_format, rdm_device,
      rdm_ad_type, rdm_currency, rdm_net_currency, rdm_value, rdm_net, rdm_ad_requests, rdm_refresh_ad_requests,
      rdm_impressions, rdm_refresh_impressions)
    select date_trunc('month', rdd_date)::date, rdd_id_ad_network, rdd_id_technology, 1, 1, 1, 'BRL', 'BRL', ${FIGURES}
    from rollup_dimension_days join ad_networks on id = rdd_id_ad_network and adn_name like 'Network %'
    group by 1, 2, 3`)
}
