/**
 * How soon pages are there: the dashboard, cold and again, and each list, for the first time and again, beside a page of
 * the same lists and charts without the product (`plain-app`), on a slow line with a slow processor and on neither.
 * Usage: node bench/navigation.mjs [runs] [list,…|all] [slow|fast|both]
 */
import { median } from './median.mjs'
import { LISTS } from './plain-app/lists.mjs'
import { post, SIDES, startSides } from './sides.mjs'
import { breakdownOf, sayBreakdown } from './trace.mjs'
import { SPEEDS, startVisit } from './visit.mjs'

/** @typedef {import('./visit.mjs').Speed} Speed */
/** @typedef {import('./sides.mjs').Side} Side */
/** @typedef {Record<string, number>} Sample line → milliseconds, or a count */
/** @typedef {import('./trace.mjs').Stretch} Stretch */
/** @typedef {<R extends Stretch>(line: string, page: import('playwright').Page, act: () => Promise<R>) => Promise<R>} During what is done with each line of a visit */

const DASHBOARD = { path: '/dashboard', name: 'Dashboard', mark: { charts: 2 } }
/** As far as a list is looked at: the tenth row, or its last one. */
const ROWS = 10
/** Of the median of the plain page, and for a list that was seen on a slow line, milliseconds. */
const LIMITS = { 'dashboard, cold': 1.25, 'dashboard, again': 1.25, 'blocked till then': 1, first: 1.5, again: 1.25 }
const MOST_REQUESTS = 30

/** @type {During} */
const untouched = (_line, _page, act) => act()

/**
 * One visit: the dashboard, a rest, a list for the first time, the dashboard again, the list again.
 * @param {ReturnType<typeof startVisit>} starting @param {string} list @param {number} row @param {During} [during]
 * @returns {Promise<Sample>}
 */
const tour = async (starting, list, row, during = untouched) => {
  const visit = await starting
  const { name } = LISTS[list] ?? {}
  if (!name) throw new Error(`there is no list of ${list}`)
  const { page } = visit
  const cold = await during('dashboard, cold', page, () => visit.open(DASHBOARD.path, DASHBOARD.mark))
  await visit.rest()
  const requests = visit.traffic.requests
  const first = await during(`${list}, first`, page, () => visit.press(name, { row }))
  const firstGrid = await visit.until({ row, inGrid: true })
  await visit.rest()
  const dashboard = await during('dashboard, again', page, () => visit.press(DASHBOARD.name, DASHBOARD.mark))
  await visit.rest()
  const again = await during(`${list}, again`, page, () => visit.press(name, { row }))
  const againGrid = await visit.until({ row, inGrid: true })
  await visit.end()
  return {
    'dashboard, cold': cold.ms,
    'requests of it': requests,
    'blocked till then': cold.blocked,
    'dashboard, again': dashboard.ms,
    [`${list}, first`]: first.ms,
    [`${list}, its grid`]: firstGrid,
    [`${list}, again`]: again.ms,
    [`${list}, its grid again`]: againGrid,
  }
}

/** Says what the time of each line went to, once for each side and not measured: tracing takes time itself. @param {import('playwright').Browser} browser @param {Side} side @returns {During} */
const traced = (browser, side) => async (line, page, act) => {
  const { answer, sums } = await breakdownOf(browser, page, act)
  console.log(`  ${side} ${line}: ${sayBreakdown(sums)}`)
  return answer
}

/** @param {number[]} values */
const spread = values =>
  `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`

/** @param {string} line @param {number[]} plain @param {number[]} product @returns {boolean} */
const say = (line, plain, product) => {
  const ratio = median(product) / median(plain)
  const [, limit] = Object.entries(LIMITS).find(([end]) => line.endsWith(`, ${end}`) || line === end) ?? []
  const isCount = line === 'requests of it'
  const isWithin = isCount ? median(product) <= MOST_REQUESTS : limit === undefined || ratio <= limit
  const of = isCount ? `${MOST_REQUESTS} of its own` : limit
  const verdict = of === undefined ? 'has no limit' : `${isWithin ? 'within' : 'OVER'} ${of}`
  console.log(
    `${line.padEnd(20)} plain ${spread(plain).padStart(18)}  product ${spread(product).padStart(18)}  ratio ${ratio.toFixed(2).padStart(5)}  ${verdict}`,
  )
  return isWithin
}

const main = async () => {
  const runs = Number(process.argv[2] ?? 5)
  const asked = process.argv[3] ?? 'all'
  const lists = asked === 'all' ? Object.keys(LISTS) : asked.split(',')
  const speeds = SPEEDS.filter(speed => [speed, 'both'].includes(process.argv[4] ?? 'both'))
  const { browser, sides, token, end } = await startSides()
  let good = true
  try {
    for (const speed of speeds) {
      console.log(speed === 'slow' ? '1.6 Mbit/s, 150 ms, processor at a quarter' : 'as it is')
      /** @type {Record<string, Record<Side, number[]>>} */
      const lines = {}
      for (const list of lists) {
        const { meta } = await post(sides.product.url, LISTS[list]?.path ?? '', { page: 1, perPage: 1 }, token)
        const row = Math.min(ROWS, meta.total) - 1
        for (let run = 0; run < runs; run += 1)
          for (const side of SIDES) {
            const sample = await tour(startVisit(browser, { ...sides[side], speed }), list, row)
            for (const [line, value] of Object.entries(sample)) {
              lines[line] ??= { plain: [], product: [] }
              lines[line]?.[side].push(value)
            }
          }
      }
      for (const [line, of] of Object.entries(lines)) good = say(line, of.plain, of.product) && good
      for (const list of lists)
        for (const side of SIDES)
          await tour(startVisit(browser, { ...sides[side], speed }), list, 0, traced(browser, side))
    }
  } finally {
    await end()
  }
  process.exit(good ? 0 : 1)
}

await main()
