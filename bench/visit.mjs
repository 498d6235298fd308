/** A visit in a browser that has never been here: what it opens, and when each page was on the screen. */

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */
/** @typedef {Awaited<ReturnType<Browser['newContext']>>} Context */
/** @typedef {{ bytes: number, requests: number }} Traffic */
/**
 * What stands on a page when it is there: a row of a list with words in it, in a grid or wherever it is seen, or the
 * charts.
 * @typedef {{ row: number, inGrid?: true } | { charts: number }} Mark
 */
/** @typedef {{ painted: (mark: Mark) => Promise<number>, seen: Promise<number>, pressed: number, blocked: (at: number) => Promise<number> }} Watch */

const LINE = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (0.75e6 / 8) | 0 }
export const VIEWPORT = { width: 1440, height: 900 }
/** What a page does by itself once it is there, such as fetching ahead, has an end by then. */
const REST_MS = { slow: 9000, fast: 2500 }

/** @typedef {keyof typeof REST_MS} Speed */
export const SPEEDS = /** @type {Speed[]} */ (Object.keys(REST_MS))

/** Runs in the page, before anything else does. */
const watch = () => {
  const OVER = 50
  const TOLD_MS = 300
  /** @type {PerformanceEntry[]} */
  const long = []
  new PerformanceObserver(list => void long.push(...list.getEntries())).observe({ type: 'longtask', buffered: true })

  const isSeen = (/** @type {Element} */ element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const isThere = (/** @type {Mark} */ mark) => {
    if ('row' in mark) {
      // The rows that are shown before the grid lie over it.
      if (mark.inGrid && document.querySelector('main [data-row]')) return false
      const inGrid = `main [row-index="${mark.row}"]`
      const places = mark.inGrid ? inGrid : `${inGrid}, main [data-row="${mark.row}"]`
      return [...document.querySelectorAll(places)].some(row => row.textContent !== '' && isSeen(row))
    }
    const charts = [...document.querySelectorAll('main svg.highcharts-root')].filter(isSeen)
    return charts.filter(chart => chart.querySelector('.highcharts-series path[d]')).length >= mark.charts
  }
  /** @type {Watch} */
  const own = {
    pressed: 0,
    seen: Promise.resolve(0),
    blocked: async at => {
      // The browser tells of a long task some tasks later.
      await new Promise(resolve => setTimeout(resolve, TOLD_MS))
      return long.reduce((sum, { startTime, duration }) => (startTime < at ? sum + duration - OVER : sum), 0)
    },
    painted: mark =>
      new Promise(resolve => {
        const { scheduler } = /** @type {{ scheduler: Scheduler }} */ (/** @type {unknown} */ (window))
        const look = () => {
          // The frame that is being made has it: a task that goes before all others comes after its paint.
          if (isThere(mark)) void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' })
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  }
  addEventListener('pointerdown', ({ timeStamp }) => Object.assign(own, { pressed: timeStamp }), { capture: true })
  Object.assign(window, { candelaWatch: own })
}

/** Begins to look for it. Asked for later, on a page that is busy, the answer would come too late. @param {Page} page @param {Mark} mark */
const look = (page, mark) =>
  page.evaluate(mark => {
    const { candelaWatch: own } = /** @type {Window & { candelaWatch: Watch }} */ (/** @type {unknown} */ (window))
    own.seen = own.painted(mark)
  }, mark)

/** @param {Page} page @returns {Promise<{ at: number, pressed: number }>} */
const whenSeen = page =>
  page.evaluate(async () => {
    const { candelaWatch: own } = /** @type {Window & { candelaWatch: Watch }} */ (/** @type {unknown} */ (window))
    return { at: await own.seen, pressed: own.pressed }
  })

/**
 * Runs in the page: where a link of the menu is. It is not looked up by a locator, which leaves half a megabyte of script
 * in the page whose memory is measured.
 * @param {string} name
 */
const placeInMenu = async name => {
  const menu = document.querySelector('nav[aria-label="Main menu"]')
  for (const button of menu?.querySelectorAll('button[aria-expanded=false]') ?? [])
    if (button instanceof HTMLElement) button.click()
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  // What waits behind an entry stands after its name.
  const link = [...(menu?.querySelectorAll('a') ?? [])].find(({ textContent }) => textContent?.trim().startsWith(name))
  if (!link) return null
  link.scrollIntoView({ block: 'nearest' })
  const { x, y, width, height } = link.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** @param {Page} page @param {number} at */
const blockedTill = (page, at) =>
  page.evaluate(
    at => /** @type {Window & { candelaWatch: Watch }} */ (/** @type {unknown} */ (window)).candelaWatch.blocked(at),
    at,
  )

/** @param {Page} page @param {Mark} mark */
const whenPainted = async (page, mark) => {
  await look(page, mark)
  return whenSeen(page)
}

/**
 * @param {Browser} browser
 * @param {{ url: string, state: Parameters<Browser['newContext']>[0] extends infer O ? O extends { storageState?: infer S } ? S : never : never, speed: Speed }} where
 */
export const startVisit = async (browser, { url, state, speed }) => {
  const context = await browser.newContext({
    baseURL: url,
    storageState: state,
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  if (speed === 'slow') {
    await client.send('Network.emulateNetworkConditions', LINE)
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  /** @type {Traffic} */
  const traffic = { bytes: 0, requests: 0 }
  client.on('Network.requestWillBeSent', () => {
    traffic.requests += 1
  })
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength
  })
  await page.addInitScript(watch)
  const rest = () => page.waitForTimeout(REST_MS[speed])
  return {
    page,
    client,
    traffic,
    rest,
    /** Opens an address as the first thing. @param {string} path @param {Mark} mark */
    open: async (path, mark) => {
      await page.goto(path, { waitUntil: 'commit' })
      const { at } = await whenPainted(page, mark)
      return { ms: at, from: 0, to: at, blocked: await blockedTill(page, at), requests: traffic.requests }
    },
    /** Presses a link of the menu, as a finger does: nobody pointed at it before. @param {string} name @param {Mark} mark */
    press: async (name, mark) => {
      const place = await page.evaluate(placeInMenu, name)
      if (!place) throw new Error(`${name} is not in the menu`)
      await look(page, mark)
      await page.mouse.click(place.x, place.y)
      const { at, pressed } = await whenSeen(page)
      return { ms: at - pressed, from: pressed, to: at }
    },
    /** Since the last press. @param {Mark} mark */
    until: async mark => {
      const { at, pressed } = await whenPainted(page, mark)
      return at - pressed
    },
    end: () => context.close(),
  }
}
