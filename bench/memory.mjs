/**
 * What pages leave behind: the heap after five of them, beside a page of the same lists and charts without the product
 * (`plain-app`), after the same five for a second and a third time, and how many elements stand on each.
 * Usage: node bench/memory.mjs [runs]
 */
import { median } from './median.mjs'
import { LISTS } from './plain-app/lists.mjs'
import { SIDES, startSides } from './sides.mjs'
import { startVisit } from './visit.mjs'

/** @typedef {import('./sides.mjs').Side} Side */
/** @typedef {Awaited<ReturnType<typeof startVisit>>} Visit */
/** @typedef {{ heap: number, nodes: number, listeners: number }} Held MiB, and counts of what scripts or the page hold */
/** @typedef {{ tours: Held[], elements: Record<string, number> }} Sample */

const DASHBOARD = { path: '/dashboard', name: 'Dashboard', mark: { charts: 2 } }
const PAGES = ['accounts', 'users', 'websites', 'groups']
/** A row that every list has. */
const ROW = { row: 0, inGrid: /** @type {const} */ (true) }
const TOURS = 3
const MIB = 2 ** 20
const LIMITS = { heap: 12, growth: 0.05, elements: 1500 }

/** What is still held once nothing is left to collect. @param {Visit} visit @returns {Promise<Held>} */
const heldBy = async ({ client }) => {
  await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  const of = (/** @type {string} */ name) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN
  return { heap: of('JSHeapUsedSize') / MIB, nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/** @param {Visit} visit */
const elementsOn = ({ page }) => page.evaluate(() => document.querySelectorAll('*').length)

/** The five pages, again and again. @param {Visit} visit @returns {Promise<Sample>} */
const tour = async visit => {
  await visit.client.send('Performance.enable')
  /** @type {Held[]} */
  const tours = []
  /** @type {Record<string, number>} */
  const elements = {}
  const look = async (/** @type {string} */ page) => {
    await visit.rest()
    elements[page] = Math.max(elements[page] ?? 0, await elementsOn(visit))
  }
  for (let n = 0; n < TOURS; n += 1) {
    if (n === 0) await visit.open(DASHBOARD.path, DASHBOARD.mark)
    else await visit.press(DASHBOARD.name, DASHBOARD.mark)
    await look('dashboard')
    for (const page of PAGES) {
      await visit.press(LISTS[page]?.name ?? page, ROW)
      await look(page)
    }
    tours.push(await heldBy(visit))
  }
  await visit.end()
  return { tours, elements }
}

/** @param {string} line @param {string} plain @param {string} product @param {string} verdict */
const say = (line, plain, product, verdict) =>
  console.log(`${line.padEnd(32)} plain ${plain.padStart(18)}  product ${product.padStart(18)}  ${verdict}`)

/** @param {number} figure @param {number} limit @param {string} [unit] */
const against = (figure, limit, unit = '') => `${figure <= limit ? 'within' : 'OVER'} ${limit}${unit}`

/** @param {number[]} values @param {number} [digits] */
const spread = (values, digits = 0) => {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return `${median(values).toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`
}

/** @param {Record<Side, Sample[]>} samples @returns {boolean} */
const sayAll = samples => {
  let good = true
  /**
   * @param {string} line @param {(sample: Sample) => number} of
   * @param {{ digits?: number, limit?: number, unit?: string }} [how]
   */
  const compare = (line, of, { digits = 0, limit, unit } = {}) => {
    const [plain, product] = [samples.plain.map(of), samples.product.map(of)]
    const figure = median(product)
    good &&= limit === undefined || figure <= limit
    const verdict = limit === undefined ? 'has no limit' : against(figure, limit, unit)
    say(line, spread(plain, digits), spread(product, digits), verdict)
  }
  /** @param {number} n @param {keyof Held} key */
  const after = (n, key) => (/** @type {Sample} */ sample) => sample.tours[n]?.[key] ?? Number.NaN
  /** @param {number} n */
  const growth = n => (/** @type {Sample} */ sample) => {
    return (after(n, 'heap')(sample) / after(n - 1, 'heap')(sample) - 1) * 100
  }
  compare('heap after five pages, MiB', after(0, 'heap'), { digits: 1, limit: LIMITS.heap })
  for (let n = 1; n < TOURS; n += 1)
    compare(`a tour more (${n + 1}), %`, growth(n), { digits: 1, limit: LIMITS.growth * 100, unit: ' %' })
  for (let n = 0; n < TOURS; n += 1) {
    compare(`nodes held after tour ${n + 1}`, after(n, 'nodes'))
    compare(`listeners held after tour ${n + 1}`, after(n, 'listeners'))
  }
  for (const page of ['dashboard', ...PAGES])
    compare(`elements on ${page}`, ({ elements }) => elements[page] ?? Number.NaN, { limit: LIMITS.elements })
  return good
}

const main = async () => {
  const runs = Number(process.argv[2] ?? 3)
  const { browser, sides, end } = await startSides()
  /** @type {Record<Side, Sample[]>} */
  const samples = { plain: [], product: [] }
  try {
    for (let run = 0; run < runs; run += 1)
      for (const side of SIDES)
        samples[side].push(await tour(await startVisit(browser, { ...sides[side], speed: 'fast' })))
  } finally {
    await end()
  }
  process.exit(sayAll(samples) ? 0 : 1)
}

await main()
