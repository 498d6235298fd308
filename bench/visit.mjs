/** A visit in a browser that has never been here: what it opens, and when each page was on the screen. */

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */
/** @typedef {Awaited<ReturnType<Browser['newContext']>>} Context */
/** @typedef {{ bytes: number, requests: number }} Traffic */
/** What stands on a page when it is there: a row of a list with words in it, or the charts. @typedef {{ row: number } | { charts: number }} Mark */
/** @typedef {{ painted: (mark: Mark) => Promise<number>, pressed: number, blocked: () => number }} Watch */

const LINE = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (0.75e6 / 8) | 0 }
export const VIEWPORT = { width: 1440, height: 900 }
/** What a page does by itself once it is there, such as fetching ahead, has an end by then. */
const REST_MS = { slow: 9000, fast: 2500 }

/** @typedef {keyof typeof REST_MS} Speed */
export const SPEEDS = /** @type {Speed[]} */ (Object.keys(REST_MS))

/** Runs in the page, before anything else does. */
const watch = () => {
  const OVER = 50
  /** @type {PerformanceEntry[]} */
  const long = []
  new PerformanceObserver(list => void long.push(...list.getEntries())).observe({ type: 'longtask', buffered: true })

  const isSeen = (/** @type {Element} */ element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const isThere = (/** @type {Mark} */ mark) => {
    if ('row' in mark)
      return [...document.querySelectorAll(`main [row-index="${mark.row}"]`)].some(
        row => row.textContent !== '' && isSeen(row),
      )
    const charts = [...document.querySelectorAll('main svg.highcharts-root')].filter(isSeen)
    return charts.filter(chart => chart.querySelector('.highcharts-series path[d]')).length >= mark.charts
  }
  /** @type {Watch} */
  const own = {
    pressed: 0,
    blocked: () => long.reduce((sum, { duration }) => sum + duration - OVER, 0),
    painted: mark =>
      new Promise(resolve => {
        const look = () => {
          if (!isThere(mark)) return requestAnimationFrame(look)
          // The frame that is being made has it: the next task comes after its paint.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now())
          return port2.postMessage(undefined)
        }
        requestAnimationFrame(look)
      }),
  }
  addEventListener('pointerdown', ({ timeStamp }) => Object.assign(own, { pressed: timeStamp }), { capture: true })
  Object.assign(window, { candelaWatch: own })
}

/** @param {Page} page @param {Mark} mark @returns {Promise<{ at: number, pressed: number, blocked: number }>} */
const whenPainted = (page, mark) =>
  page.evaluate(async mark => {
    const { candelaWatch: own } = /** @type {Window & { candelaWatch: Watch }} */ (/** @type {unknown} */ (window))
    const at = await own.painted(mark)
    return { at, pressed: own.pressed, blocked: own.blocked() }
  }, mark)

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
      const { at, blocked } = await whenPainted(page, mark)
      return { ms: at, blocked, requests: traffic.requests }
    },
    /** Presses a link of the menu, as a finger does: nobody pointed at it before. @param {string} name @param {Mark} mark */
    press: async (name, mark) => {
      const menu = page.getByRole('navigation', { name: 'Main menu' })
      const folded = menu.getByRole('button', { expanded: false })
      while ((await folded.count()) > 0)
        await folded.first().evaluate(button => button instanceof HTMLElement && button.click())
      const link = menu.getByRole('link', { name, exact: true })
      await link.scrollIntoViewIfNeeded()
      const box = await link.boundingBox()
      if (!box) throw new Error(`${name} is not in the menu`)
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      const { at, pressed } = await whenPainted(page, mark)
      return at - pressed
    },
    end: () => context.close(),
  }
}
