import pg from 'pg'

const ACCOUNTS = 10_000

/** Many accounts with managers, users and websites in a database of the product. @param {string} url of the database */
export const addAccounts = async url => {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`with people as (
      insert into users (usr_name, usr_email, usr_last_seen_at)
      select 'Person ' || md5(n::text), 'person.' || n || '@bench.example', clock_timestamp()
      from generate_series(1, 2000) as n returning id),
    numbered as (select id, row_number() over (order by id) as n from people),
    many as (
      insert into accounts (acc_name, acc_time_zone, acc_tier, acc_is_enabled)
      select 'Account ' || md5(n::text), 'UTC', 1 + n % 5, (n % 4 > 0)::int
      from generate_series(1, ${ACCOUNTS}) as n returning id),
    managers as (
      insert into account_managers (acm_id_account, acm_id_user, acm_is_main)
      select many.id, numbered.id, true from many join numbered on numbered.n = 1 + many.id % 20),
    sellers as (
      insert into account_users (acu_id_account, acu_id_user)
      select many.id, numbered.id from many join numbered on numbered.n = 21 + many.id % 1900)
    insert into websites (anw_name, anw_website, anw_product, anw_status, anw_comission, anw_account_id)
    select 'Site', 'site-' || many.id || '-' || n || '.example', 'Candela', n % 3, 20, many.id
    from many, generate_series(1, 2) as n`)
  await client.query('vacuum analyze')
  await client.end()
}
