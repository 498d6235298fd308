/**
 * What federation costs: the product against the same sources as one bundle, alternating, on a slow line (1.6 Mbit/s,
 * 150 ms, processor at a quarter). Usage: node bench/federation.mjs [runs]
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { remoteTargets } from '../tools/build/targets.mjs'
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.mjs'
import { releaseBuilt } from '../tools/release/operations.mjs'
import { BUNDLE_DIST, buildBundle } from './bundle.mjs'
import { median } from './median.mjs'
import { startProduct } from './product.mjs'
import { signedIn } from './sign-in.mjs'

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./sign-in.mjs').State} State */
/** @typedef {{ ms: number, kilobytes: number, requests: number }} Sample */

const SLOW = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (0.75e6 / 8) | 0 }
const SCREEN = '/group'
const ROW = 'Super admin'
const ELSEWHERE = '/error/error-v6'
const IDLE_MS = 6000
/** From pointing at a link to pressing it. */
const AIM_MS = 200
const LIMITS = { cold: 1.1, navigation: 1.1, bytes: 1.2 }

/** Says when a text is first on the page, by the page's own clock. @param {string} text */
const watchFor = text => {
  const seen = () => {
    const found = document.querySelector('main')?.textContent?.includes(text)
    if (found) Object.assign(window, { seenAt: performance.now() })
    else requestAnimationFrame(seen)
  }
  requestAnimationFrame(seen)
}

/** @param {Page} page @returns {Promise<number>} */
const whenSeen = async page => {
  await page.waitForFunction(() => 'seenAt' in window, undefined, { timeout: 60_000, polling: 50 })
  return page.evaluate(() => /** @type {Window & { seenAt?: number }} */ (window).seenAt ?? 0)
}

/** A browser that has never been here, on a slow line. @param {Browser} browser @param {string} url @param {State} storageState */
const freshPage = async (browser, url, storageState) => {
  const context = await browser.newContext({ baseURL: url, storageState, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', SLOW)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const traffic = { bytes: 0, requests: 0 }
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength
    traffic.requests += 1
  })
  return { page, traffic, close: () => context.close() }
}

/** The screen as the first thing that this browser opens. @param {Browser} browser @param {string} url @param {State} state @returns {Promise<Sample>} */
const cold = async (browser, url, state) => {
  const { page, traffic, close } = await freshPage(browser, url, state)
  await page.addInitScript(watchFor, ROW)
  await page.goto(SCREEN, { waitUntil: 'commit' })
  const ms = await whenSeen(page)
  const sample = { ms, kilobytes: traffic.bytes / 1000, requests: traffic.requests }
  await close()
  return sample
}

/** The screen from another page of the product, after a rest, by pointing at its link and pressing it. @param {Browser} browser @param {string} url @param {State} state @returns {Promise<Sample>} */
const navigation = async (browser, url, state) => {
  const { page, traffic, close } = await freshPage(browser, url, state)
  await page.goto(ELSEWHERE)
  const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Access groups' })
  await link.waitFor()
  await page.waitForTimeout(IDLE_MS)
  const before = { ...traffic }
  await page.evaluate(watchFor, ROW)
  await link.hover()
  await page.waitForTimeout(AIM_MS)
  await link.evaluate(element => {
    Object.assign(window, { clickedAt: performance.now() })
    if (element instanceof HTMLElement) element.click()
  })
  const seen = await whenSeen(page)
  const clicked = await page.evaluate(() => /** @type {Window & { clickedAt?: number }} */ (window).clickedAt ?? 0)
  const kilobytes = (traffic.bytes - before.bytes) / 1000
  const sample = { ms: seen - clicked, kilobytes, requests: traffic.requests - before.requests }
  await close()
  return sample
}

/** A registry for the bundle: the same declarations, nothing to fetch. @param {string} from @param {string} to */
const writeDeclarationsOnly = (from, to) => {
  /** @type {import('@candela/shared-contract').Registry} */
  const registry = JSON.parse(readFileSync(join(from, 'registry.json'), 'utf8'))
  for (const versions of Object.values(registry.releases))
    for (const release of Object.values(versions)) Object.assign(release, { files: {}, modules: {} })
  mkdirSync(to, { recursive: true })
  writeFileSync(join(to, 'registry.json'), JSON.stringify(registry))
}

const main = async () => {
  const runs = Number(process.argv[2] ?? 5)
  const home = mkdtempSync(join(tmpdir(), 'candela-bench-'))
  const dirs = { federated: join(home, 'federated'), bundle: join(home, 'bundle') }
  await buildBundle()
  mkdirSync(dirs.federated)
  for (const { outDir } of remoteTargets()) await releaseBuilt({ dist: outDir, dataDir: dirs.federated, why: 'bench' })
  cpSync(dirs.federated, dirs.bundle, { recursive: true })
  writeDeclarationsOnly(dirs.federated, dirs.bundle)

  const federated = await startProduct({ DATA_DIR: dirs.federated })
  const bundle = await startProduct({ DATA_DIR: dirs.bundle, SHELL_DIR: BUNDLE_DIST })
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  try {
    const sides = { federated, bundle }
    const states = {
      federated: await signedIn(federated.url, browser),
      bundle: await signedIn(bundle.url, browser),
    }
    for (const [name, measure, limits] of /** @type {const} */ ([
      ['first screen, cold', cold, { ms: LIMITS.cold, kilobytes: LIMITS.bytes }],
      ['first navigation', navigation, { ms: LIMITS.navigation }],
    ])) {
      /** @type {Record<'federated' | 'bundle', Sample[]>} */
      const samples = { federated: [], bundle: [] }
      for (let run = 0; run < runs; run += 1)
        for (const side of /** @type {const} */ (['bundle', 'federated']))
          samples[side].push(await measure(browser, sides[side].url, states[side]))
      for (const key of /** @type {const} */ (['ms', 'kilobytes', 'requests'])) {
        const [one, many] = [samples.bundle, samples.federated].map(list => median(list.map(sample => sample[key])))
        const ratio = (many ?? 0) / (one ?? 1)
        const limit = key in limits ? /** @type {Record<string, number>} */ (limits)[key] : undefined
        const verdict = limit === undefined ? '' : ratio <= limit ? `  within ${limit}` : `  OVER ${limit}`
        console.log(
          `${name.padEnd(20)} ${key.padEnd(10)} bundle ${one?.toFixed(0).padStart(6)}  federated ${many?.toFixed(0).padStart(6)}  ratio ${ratio.toFixed(2)}${verdict}`,
        )
      }
    }
  } finally {
    await browser.close()
    await federated.end('SIGTERM')
    await bundle.end('SIGTERM')
    rmSync(home, { recursive: true, force: true })
  }
}

await main()
