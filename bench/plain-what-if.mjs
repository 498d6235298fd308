/**
 * What the what-if of a revenue share is compared with: one statement by hand behind a plain Node server. $1 and $2 are
 * the days, $3 the websites as text. Sums are made by day and currency before they are converted.
 */
import { createServer } from 'node:http'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

const { DATABASE_URL, PLAIN_DIR } = process.env

/** What the publisher would get of a row: 80 percent, or by what is shown where. */
const DRAFTS = {
  percentage: 'round(f.anr_value * 0.8)',
  condition: `round(f.anr_value * case when f.anr_format = 15 and f.anr_device = 3 then 0.7
    when f.anr_format = 15 then 0.72 when f.anr_device = 1 then 0.78 else 0.75 end)`,
}

/** @param {string} draft */
const statement = draft => `with rates as materialized (
  select d::date as day, c.currency, case when c.currency = 'BRL' then 1 else coalesce(
    (select ccl_value from currency_closings where ccl_currency = c.currency and ccl_month = date_trunc('month', d)::date),
    (select cue_value from currency_quotations where cue_currency = c.currency and cue_date <= d::date
      order by cue_date desc limit 1)) end as rate
  from generate_series($1::date::timestamp, $2::date::timestamp, '1 day') as d,
    (values ('BRL'), ('USD'), ('EUR')) as c(currency))
  select s.website, sum(s.value * g.rate)::text as gross, sum(s.net * n.rate)::text as now,
    sum(s.draft * g.rate)::text as draft
  from (select f.anr_id_website as website, f.anr_date as day, f.anr_currency as currency,
      f.anr_net_currency as net_currency, sum(f.anr_value) as value, sum(f.anr_net) as net, sum(${draft}) as draft
    from ad_network_reports as f
    where f.anr_id_website = any (string_to_array($3::text, ',')::bigint[]) and f.anr_date between $1 and $2
    group by 1, 2, 3, 4) as s
  join rates as g on g.day = s.day and g.currency = s.currency
  join rates as n on n.day = s.day and n.currency = s.net_currency group by 1`

/** @returns {Promise<(name: string, text: string, values: string[]) => Promise<object[]>>} */
const open = async () => {
  if (DATABASE_URL) {
    const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 })
    return async (name, text, values) => (await pool.query({ name, text, values })).rows
  }
  const database = await PGlite.create(PLAIN_DIR)
  return async (_, text, values) => (await database.query(text, values)).rows
}

const ask = await open()

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
const answer = async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const { draft, values } = /** @type {{ draft: keyof typeof DRAFTS, values: string[] }} */ (JSON.parse(body))
  const rows = await ask(draft, statement(DRAFTS[draft]), values)
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ rows }))
}

const server = createServer((request, response) => void answer(request, response))

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') process.send?.(address?.port)
})
