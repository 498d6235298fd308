import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { importTypescript } from '../tools/import-typescript.mjs'
import { startPostgres } from '../tools/postgres.mjs'
import { ROOT } from '../tools/workspace.mjs'

/** @typedef {import('../api/src/platform/db/database').Database} Database */
/** @typedef {import('../api/src/modules/facts/facts.types').FactRow} FactRow */
/** @typedef {'pglite' | 'postgres'} EngineName */

const API = join(ROOT, 'api')
const WORKER = join(API, 'dist', 'pglite-worker.js')

export const WEBSITES = 400
const NETWORKS = 8

/** A source of the server, as the product runs it. @param {string} path */
const source = path => importTypescript(join(API, 'src', path))

/** @returns {Promise<typeof import('../api/src/modules/facts/facts.import')>} */
export const importer = () => source('modules/facts/facts.import.ts')

/** What writes, and what seals what was written. */
export const trail = async () => {
  /** @type {typeof import('../api/src/platform/write')} */
  const { write } = await source('platform/write.ts')
  /** @type {typeof import('../api/src/platform/trail/seal')} */
  const { sealTrail } = await source('platform/trail/seal.ts')
  /** @type {typeof import('../api/src/platform/trail/verify')} */
  const { verifyTrail } = await source('platform/trail/verify.ts')
  return { write, sealTrail, verifyTrail }
}

/**
 * The database as the product opens it, from another process as well.
 * @param {EngineName} engine @param {string} place a directory, or the address of a database
 * @returns {Promise<Database>}
 */
export const openDatabase = async (engine, place) => {
  const { openDatabase: open } = await source('platform/db/database.ts')
  const { auditRules } = await source('audit-rules.ts')
  if (engine === 'postgres')
    return open(
      (await source('platform/db/postgres.ts')).postgresEngine(place, () => undefined),
      auditRules,
    )
  const { pgliteEngine } = await source('platform/db/pglite.ts')
  return open(await pgliteEngine({ workerFile: WORKER, dataDir: place }), auditRules)
}

const WORLD = `
  insert into accounts (id, acc_name, acc_time_zone, acc_tier) select n, 'Account ' || n, 'UTC', 3 from generate_series(1, 40) as n;
  insert into websites (id, anw_name, anw_website, anw_product, anw_status, anw_comission, anw_account_id)
    select n, 'Website ' || n, 'site' || n || '.example', 'Candela', 1, 20, 1 + n % 40 from generate_series(1, ${WEBSITES}) as n;
  insert into ad_network_categories (id, anc_name) select n, 'Technology ' || n from generate_series(1, 3) as n;
  insert into ad_network_types (id, ant_name) values (1, 'Type');
  insert into ad_networks (id, adn_name, adn_id_ad_network_type, adn_id_ad_network_category)
    select n, 'Network ' || n, 1, 1 + n % 3 from generate_series(1, ${NETWORKS}) as n;`

/**
 * An empty database with somebody to earn money for, gone when it is left.
 * @param {EngineName} engine @param {{ durable?: boolean }} [options]
 */
export const makeWorld = async (engine, { durable = false } = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'candela-facts-'))
  const server = engine === 'postgres' ? await startPostgres({ durable }) : undefined
  const url = new URL(server?.url ?? 'file:///')
  if (server) {
    url.pathname = `/facts_${process.pid}`
    const client = new pg.Client(server.url)
    await client.connect()
    await client.query(`create database facts_${process.pid}`)
    await client.end()
  }
  const place = server ? url.href : join(dataDir, 'database')
  const database = await openDatabase(engine, place)
  const { migrate } = await source('platform/db/migrate.ts')
  await migrate(database, join(API, 'migrations'))
  await database.exec(WORLD)
  return {
    place,
    database,
    /** @param {Database} [opened] another one instead of the first, when that was closed */
    leave: async (opened = database) => {
      await opened.close()
      await server?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export const FORMATS = ['first', 'intext', 'side', 'scroll', 'top', 'native', 'video']
export const DEVICES = ['desktop', 'mobile']
const BATCH = 2_000

/**
 * So many rows of one month, day by day and network by network, as reports come.
 * @param {string} month `2026-10` @param {number} count @param {number} [by] other numbers than those of another one
 * @returns {Generator<FactRow[]>}
 */
export function* factBatches(month, count, by = 1) {
  const perDay = Math.ceil(count / 28)
  /** @type {FactRow[]} */
  let batch = []
  for (let index = 0; index < count; index += 1) {
    const nth = index % perDay
    const website = 1 + (nth % WEBSITES)
    const place = Math.floor(nth / WEBSITES)
    const pair = place % (FORMATS.length * DEVICES.length)
    const adNetwork = 1 + Math.floor(place / (FORMATS.length * DEVICES.length))
    const impressions = 100 + ((index * 7919) % 90_000)
    const day = String(1 + Math.floor(index / perDay)).padStart(2, '0')
    batch.push(
      /** @type {FactRow} */ ({
        website,
        day: `${month}-${day}`,
        adNetwork,
        technology: 1 + (adNetwork % 3),
        format: FORMATS[pair % FORMATS.length],
        device: DEVICES[Math.floor(pair / FORMATS.length)],
        adType: 'Display',
        currency: adNetwork % 2 ? 'USD' : 'BRL',
        author: '',
        value: impressions * 1_234 * by,
        adRequests: impressions * 2,
        refreshAdRequests: impressions,
        impressions,
        refreshImpressions: impressions >> 2,
        measurableImpressions: impressions,
        viewableImpressions: impressions >> 1,
        clicks: impressions >> 8,
      }),
    )
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
