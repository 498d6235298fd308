/**
 * What a search by Ctrl K is compared with: one prepared statement behind a plain Node server. $1 is what is typed, $2
 * the day of today; of each kind the five best, with what they earned in 30 days or when they were seen last.
 */
import { createServer } from 'node:http'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

const { DATABASE_URL, PLAIN_DIR } = process.env

/** @param {string} text */
const folded = text =>
  `regexp_replace(normalize(lower(${text} collate "und-x-icu"), NFD), '[\\u0300-\\u036f]', '', 'g')`

/** @param {string} name @param {string[]} texts */
const best = (name, ...texts) => `where deleted_at is null
    and (${[name, ...texts].map(text => `strpos(${folded(text)}, (select wanted from asked)) > 0`).join(' or ')})
  order by strpos(${folded(name)}, (select wanted from asked)) <> 1, ${name} collate "und-x-icu", id limit 5`

/** @param {string} of @param {string} hits */
const earned = (
  of,
  hits,
) => `(select coalesce(sum(s.rsd_net * case when s.rsd_net_currency = 'BRL' then 1 else coalesce(
      (select ccl_value from currency_closings
        where ccl_currency = s.rsd_net_currency and ccl_month = date_trunc('month', s.rsd_date)::date),
      (select cue_value from currency_quotations where cue_currency = s.rsd_net_currency and cue_date <= s.rsd_date
        order by cue_date desc limit 1)) end), 0)::text
    from rollup_site_days as s where s.${of} = ${hits}.id and s.rsd_date between $2::date - 29 and $2::date)`

const STATEMENT = `with asked as materialized (select ${folded('$1::text')} as wanted),
  a as (select id, acc_name, acc_is_enabled from accounts ${best('acc_name')}),
  w as (select id, anw_name, anw_website, anw_status from websites ${best('anw_name', 'anw_website')}),
  u as (select id, usr_name, usr_email, usr_status, usr_last_seen_at from users ${best('usr_name', 'usr_email')}),
  n as (select id, adn_name, adn_domain, adn_status from ad_networks ${best('adn_name', 'adn_domain')})
  select 'account' as kind, a.id, acc_name as name, null as detail, acc_is_enabled::text as status,
    (select sum(net::numeric)::text from (select ${earned('rsd_id_account', 'a')} as net) as e) as figure from a
  union all select 'website', w.id, anw_name, anw_website, anw_status::text, ${earned('rsd_id_website', 'w')} from w
  union all select 'user', u.id, usr_name, usr_email, usr_status, usr_last_seen_at::text from u
  union all select 'network', n.id, adn_name, adn_domain, adn_status,
    (select max(rdd_date)::text from rollup_dimension_days where rdd_id_ad_network = n.id) from n`

/** @returns {Promise<(values: string[]) => Promise<object[]>>} */
const open = async () => {
  if (DATABASE_URL) {
    const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20, options: '-c jit=off' })
    return async values => (await pool.query({ name: 'search', text: STATEMENT, values })).rows
  }
  const database = await PGlite.create(PLAIN_DIR)
  return async values => (await database.query(STATEMENT, values)).rows
}

const search = await open()

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
const answer = async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const { text, today } = JSON.parse(body)
  const rows = await search([text, today])
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ rows }))
}

const server = createServer((request, response) => void answer(request, response))

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') process.send?.(address?.port)
})
