import pg from 'pg'
import { factBatches, importer, openDatabase } from './facts.mjs'

/** Ids that no seed has. */
const ABOVE = 500_000

const WORLD = `
  insert into accounts (id, acc_name, acc_time_zone, acc_tier)
    select ${ABOVE} + n, 'Account ' || n, 'UTC', 3 from generate_series(1, 40) as n;
  insert into websites (id, anw_name, anw_website, anw_product, anw_status, anw_comission, anw_account_id)
    select ${ABOVE} + n, 'Website ' || n, 'files' || n || '.example', 'Candela', 1, 20, ${ABOVE} + 1 + n % 40
    from generate_series(1, 400) as n;
  insert into ad_network_categories (id, anc_name) select ${ABOVE} + n, 'Technology ' || n from generate_series(1, 3) as n;
  insert into ad_network_types (id, ant_name) values (${ABOVE}, 'Type of files');
  insert into ad_networks (id, adn_name, adn_id_ad_network_type, adn_id_ad_network_category)
    select ${ABOVE} + n, 'Network ' || n, ${ABOVE}, ${ABOVE} + 1 + n % 3 from generate_series(1, 8) as n;`

/** Long before what seeds bring, and never closed. */
const MONTH = '2024-03'
export const PERIOD = `${MONTH}-01..${MONTH}-28`

/** Facts of websites of their own in the database of a product. @param {string} url @param {number} count */
export const addRows = async (url, count) => {
  const database = await openDatabase('postgres', url)
  const { importRows } = await importer()
  await database.exec(WORLD)
  const rows = (function* () {
    for (const batch of factBatches(MONTH, count))
      yield batch.map(row => ({
        ...row,
        website: row.website + ABOVE,
        adNetwork: row.adNetwork + ABOVE,
        technology: row.technology + ABOVE,
      }))
  })()
  const [from, to] = /** @type {import('@candela/shared-contract').Day[]} */ (PERIOD.split('..'))
  if (!from || !to) throw new Error('no days')
  const websites = Array.from({ length: 400 }, (_, n) => ABOVE + 1 + n)
  const blame = { database, actorId: null, ip: null, requestId: null }
  await importRows(blame, { source: 'api', from, to, coverage: { websites }, rows })
  await database.exec('analyze')
  await database.close()
}

/** What the file has in each row, in its order. */
export const COLUMNS = [
  'anr_date',
  'anw_name',
  'acc_name',
  'adn_name',
  'anc_name',
  'ant_name',
  'anr_format',
  'anr_device',
  'anr_ad_type',
  'anr_currency',
  'anr_ad_requests',
  'anr_refresh_ad_requests',
  'anr_impressions',
  'anr_refresh_impressions',
  'fill',
  'ecpm',
  'anr_value',
  'anr_net',
]

export const QUESTION = {
  columns: COLUMNS,
  filters: { period: [PERIOD], adn_id_ad_network_type: [String(ABOVE)] },
}

/** The same cells of the same rows, by day, as COPY writes them. */
const BY_HAND = `copy (
  select r.anr_date, w.anw_name, a.acc_name, n.adn_name, c.anc_name, t.ant_name, f.fmt_name, d.dev_name, y.adt_name,
    r.anr_currency, r.anr_ad_requests, r.anr_refresh_ad_requests, r.anr_impressions, r.anr_refresh_impressions,
    round(100.0 * (r.anr_impressions + r.anr_refresh_impressions)
      / nullif(r.anr_ad_requests + r.anr_refresh_ad_requests, 0), 2),
    round(r.anr_value / 1000.0 / nullif(r.anr_impressions + r.anr_refresh_impressions, 0), 2),
    round(r.anr_value / 1000000.0, 6), round(r.anr_net / 1000000.0, 6)
  from ad_network_reports as r join websites as w on w.id = r.anr_id_website join accounts as a on a.id = r.anr_id_account
    join ad_networks as n on n.id = r.anr_id_ad_network join ad_network_types as t on t.id = n.adn_id_ad_network_type
    join ad_network_categories as c on c.id = r.anr_id_technology join formats as f on f.id = r.anr_format
    join devices as d on d.id = r.anr_device join ad_types as y on y.id = r.anr_ad_type
  where r.anr_date between '${PERIOD.replace('..', `' and '`)}' and n.adn_id_ad_network_type = ${ABOVE}
  order by r.anr_date desc)`

/** Seconds that the server takes to COPY into a file that it may write. @param {string} url @param {string} file */
export const copySeconds = async (url, file) => {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('set jit = off; set work_mem = "16MB"')
  const started = performance.now()
  await client.query(`${BY_HAND} to '${file}' with (format csv)`)
  const seconds = (performance.now() - started) / 1000
  await client.end()
  return seconds
}
