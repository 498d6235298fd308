const ACCOUNTS = 10_000

/**
 * Many accounts in a database of the product: 10,000 people, a main contact of each account and a second manager of
 * every fourth, none to two users of each, none to four websites.
 * @param {(text: string) => Promise<unknown>} run
 */
export const addAccounts = async run => {
  await run(`with people as (
      insert into users (usr_name, usr_email, usr_last_seen_at)
      select 'Person ' || md5(n::text), 'person.' || n || '@bench.example',
        case when n % 3 > 0 then clock_timestamp() end
      from generate_series(1, 10000) as n returning id),
    numbered as (select id, row_number() over (order by id) as n from people),
    many as (
      insert into accounts (acc_name, acc_time_zone, acc_tier, acc_is_enabled, acc_google_child_network_code)
      select 'Account ' || md5(n::text), 'UTC', 1 + n % 5, (n % 4 > 0)::int, case when n % 7 > 1 then n end
      from generate_series(1, ${ACCOUNTS}) as n returning id),
    managers as (
      insert into account_managers (acm_id_account, acm_id_user, acm_is_main)
      select many.id, numbered.id, nth = 0 from generate_series(0, 1) as nth
      join many on nth = 0 or many.id % 4 = 0 join numbered on numbered.n = 100 * (1 + (many.id * 7 + nth) % 100)),
    sellers as (
      insert into account_users (acu_id_account, acu_id_user)
      select many.id, numbered.id from many cross join lateral generate_series(1, many.id % 3) as nth
      join numbered on numbered.n = 1 + (many.id * 3 + nth) % 10000)
    insert into websites (anw_name, anw_website, anw_product, anw_status, anw_comission, anw_account_id)
    select 'Site', 'site-' || many.id || '-' || nth || '.example', 'Candela', (many.id + nth) % 3, 20, many.id
    from many cross join lateral generate_series(1, many.id % 5) as nth`)
}
