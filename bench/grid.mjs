/**
 * Scrolling the list of 20,000 users or of 10,000 accounts against plain ag-grid with one module in a page of its own, fed by the same rows:
 * how evenly frames come. Also what the list loads: rows per answer, and bytes of script.
 * Usage: node bench/grid.mjs [runs] [users|accounts]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { remoteTargets } from '../tools/build/targets.mjs'
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.mjs'
import { importContract } from '../tools/import-typescript.mjs'
import { startPostgres } from '../tools/postgres.mjs'
import { releaseBuilt } from '../tools/release/operations.mjs'
import { addAccounts } from './accounts.mjs'
import { fillServer } from './fill.mjs'
import { median } from './median.mjs'
import { plainGridDocument } from './plain-grid/build.mjs'
import { startProduct } from './product.mjs'
import { SOMEBODY, signedIn } from './sign-in.mjs'
import { addUsers } from './users.mjs'

/** @typedef {import('playwright').Page} Page */
/** @typedef {{ long: number, p95: number }} Sample */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** @typedef {() => Promise<Page>} Open a page of its own browser context, whose grid has rows */

const VIEWPORT = { width: 1440, height: 900 }
const ROW_HEIGHT = 38
const LONG_MS = 50
/** A hand that spins the wheel. */
const ROWS_A_SECOND = 100
const ROWS = 600
const LIMITS = { long: 1, p95: 1, kilobytes: 350 }

/**
 * `shown` is something of each row that plain has only when it has the row.
 * @typedef {{ path: string, fill: import('./fill.mjs').Fill, shown: RegExp }} List
 */

/** @type {Record<string, List>} */
const LISTS = {
  users: { path: '/user', fill: addUsers, shown: /en_US|pt_BR|es_ES|it_IT/ },
  accounts: { path: '/account', fill: addAccounts, shown: /\d{4}-\d\d-\d\dT/ },
}

/** Notes how long each frame took, until it is asked. */
const watchFrames = () => {
  /** @type {number[]} */
  const frames = []
  let last = performance.now()
  const frame = (/** @type {number} */ now) => {
    frames.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  Object.assign(window, { frameTimes: frames })
}

/** @param {number[]} frames @returns {Sample} */
const sampleOf = frames => ({
  long: frames.filter(ms => ms > LONG_MS).length,
  p95: frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? Number.NaN,
})

/** @param {Page} page */
const boxOf = async page => {
  const box = await page.locator('[role=grid], [role=treegrid]').boundingBox()
  if (!box) throw new Error(`${page.url()} shows no grid`)
  return box
}

/** How far down the rows of a page reach. @param {Page} page */
const lastRow = page =>
  page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('[row-index]')].map(row => Number(row.getAttribute('row-index')))),
  )

/** Through the rows with the wheel, at one speed. @param {Open} open @param {() => Promise<unknown>} [settled] @returns {Promise<Sample>} */
const scroll = async (open, settled) => {
  const page = await open()
  const client = await page.context().newCDPSession(page)
  const box = await boxOf(page)
  // What the page had to do to get here is done.
  await page.waitForTimeout(1000)
  await page.evaluate(watchFrames)
  await client.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    yDistance: -ROWS * ROW_HEIGHT,
    speed: ROWS_A_SECOND * ROW_HEIGHT,
    gestureSourceType: 'mouse',
  })
  const frames = await page.evaluate(() => /** @type {Window & { frameTimes?: number[] }} */ (window).frameTimes ?? [])
  const reached = await lastRow(page)
  if (reached < ROWS) throw new Error(`${page.url()} came to row ${reached} instead of ${ROWS}`)
  await settled?.()
  await page.context().close()
  return sampleOf(frames.slice(1))
}

/** What a page loads while it is used. @param {Page} page @param {List} list whose rows are counted */
const watchTraffic = (page, { path }) => {
  let scriptBytes = 0
  /** @type {number[]} */
  const rows = []
  /** @type {Promise<void>[]} */
  const notes = []
  /** @param {import('playwright').Request} request */
  const note = async request => {
    const { pathname } = new URL(request.url())
    // What is fetched ahead for other screens is no part of this one.
    if (request.resourceType() === 'script') {
      const { responseBodySize } = await request.sizes()
      scriptBytes += responseBodySize
    }
    if (!pathname.endsWith(`${path}/list`)) return
    const answer = await request.response()
    if (answer) rows.push((await answer.json()).data.length)
  }
  page.on('requestfinished', request => void notes.push(note(request)))
  return async () => {
    await Promise.all(notes)
    return { kilobytes: scriptBytes / 1000, rows: Math.max(...rows) }
  }
}

/** @typedef {{ name: string, plain?: string, list: string, ratio: number, limit: string, within: boolean }} Line */

/** @param {Line} line */
const say = ({ name, plain = '', list, ratio, limit, within }) => {
  const share = Number.isFinite(ratio) ? ratio.toFixed(2) : '–'
  const verdict = `${within ? 'within' : 'OVER'} ${limit}`
  console.log(
    `${name.padEnd(20)} plain ${plain.padStart(12)}  list ${list.padStart(12)}  ratio ${share.padStart(4)}  ${verdict}`,
  )
}

/** The median, and between what it lies. @param {number[]} values */
const withRange = values =>
  `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`

/** @param {string} name @param {keyof Sample} key @param {Record<'plain' | 'list', Sample[]>} samples @returns {Line} */
const compared = (name, key, samples) => {
  const [plain, list] = [samples.plain, samples.list].map(each => each.map(sample => sample[key]))
  if (!plain || !list) throw new Error('nothing was measured')
  const ratio = median(list) / median(plain)
  // What plain itself came to in one of its runs is noise.
  const within = ratio <= LIMITS[key] || median(list) <= Math.max(...plain)
  return { name, plain: withRange(plain), list: withRange(list), ratio, limit: LIMITS[key].toFixed(1), within }
}

/** @param {string} name @param {number} figure @param {number} limit @returns {Line} */
const absolute = (name, figure, limit) => ({
  name,
  list: figure.toFixed(0),
  ratio: figure / limit,
  limit: `${limit}`,
  within: figure <= limit,
})

/** @param {string} url */
const tokenOf = async url => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/web/auth`, { method: 'POST', headers, body: JSON.stringify(SOMEBODY) })
  return (await answer.json()).token
}

const main = async () => {
  const runs = Number(process.argv[2] ?? 5)
  const name = process.argv[3] ?? 'users'
  const list = LISTS[name]
  if (!list) throw new Error(`there is no list of ${name}`)
  const { LIST_PAGE } = await importContract()
  const dataDir = mkdtempSync(join(tmpdir(), 'candela-bench-'))
  for (const { outDir } of remoteTargets()) await releaseBuilt({ dist: outDir, dataDir, why: 'bench' })
  const body = await plainGridDocument()
  const postgres = await startPostgres()
  const product = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: postgres.url })
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  let good = false
  try {
    await fillServer(postgres.url, list.fill)
    const storageState = await signedIn(product.url, browser)
    const token = await tokenOf(product.url)
    const newPage = async () =>
      (await browser.newContext({ baseURL: product.url, storageState, viewport: VIEWPORT })).newPage()

    /** @param {Page} page */
    const toList = async page => {
      await page.goto(list.path)
      await page.locator('[row-index="9"]').getByRole('link').waitFor()
      return page
    }

    // The page of the list once, to know what it loads and how large its grid is.
    const page = await toList(await newPage())
    const room = await boxOf(page)
    await page.context().close()

    /** @type {Open} */
    const openPlain = async () => {
      const page = await newPage()
      const style = `position:fixed;left:${room.x}px;top:${room.y}px;width:${room.width}px;height:${room.height}px`
      const size = { perPage: `${LIST_PAGE}`, rowHeight: `${ROW_HEIGHT}` }
      const query = new URLSearchParams({ list: name, token, room: style, ...size })
      await page.route(/\/plain\?/, route => route.fulfill({ contentType: 'text/html', body }))
      await page.goto(`/plain?${query}`)
      await page.unrouteAll()
      await page.locator('[row-index="9"]').filter({ hasText: list.shown }).waitFor()
      return page
    }

    /** @type {Record<'plain' | 'list', Sample[]>} */
    const samples = { plain: [], list: [] }
    for (let run = 0; run < runs; run += 1) {
      samples.plain.push(await scroll(openPlain))
      samples.list.push(await scroll(async () => toList(await newPage())))
    }

    // Once more and not measured, since listening to the traffic is work too.
    const watched = await newPage()
    const traffic = watchTraffic(watched, list)
    await scroll(async () => toList(watched), traffic)
    const { kilobytes, rows } = await traffic()

    const lines = [
      compared(`frames over ${LONG_MS} ms`, 'long', samples),
      compared('p95 of frames, ms', 'p95', samples),
      absolute('rows of one answer', rows, LIST_PAGE),
      absolute('KB of script', kilobytes, LIMITS.kilobytes),
    ]
    lines.forEach(say)
    good = lines.every(({ within }) => within)
  } finally {
    await browser.close()
    await product.end('SIGTERM')
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.exit(good ? 0 : 1)
}

await main()
