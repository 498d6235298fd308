/**
 * How long what people do most takes until the page shows it (INP: from the event until the next paint), with the
 * processor at a quarter. What an action of several events takes is what the longest of them takes.
 * Usage: node bench/interaction.mjs [runs] [an action, of which a processor profile is kept]
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE } from '../tools/workspace.mjs'
import { ACTIONS } from './actions.mjs'
import { median } from './median.mjs'
import { startBuilt } from './sides.mjs'
import { startVisit } from './visit.mjs'

/** @typedef {import('./actions.mjs').Action} Action */
/** @typedef {Awaited<ReturnType<typeof startVisit>>} Visit */
/** @typedef {{ name: string, took: number, waited: number, handled: number }} Slowest of an action: until handlers began, and in them */

const SLOWER = 4
const LIMIT_MS = 200
/** The least that the browser tells of. */
const LEAST_MS = 16
/** After an action, for what comes of it, and for the browser to tell. */
const SETTLED_MS = 1500
const START = { path: '/user', mark: { row: 9, inGrid: /** @type {const} */ (true) } }

/** Runs in the page, before anything else does. */
const watchEvents = () => {
  /** @type {Slowest[]} */
  const told = []
  new PerformanceObserver(list => {
    for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
      const { name, duration, startTime, processingStart, processingEnd, interactionId } = entry
      const parts = { waited: processingStart - startTime, handled: processingEnd - processingStart }
      if (interactionId) told.push({ name, took: duration, ...parts })
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', buffered: true, durationThreshold: 16 }))
  Object.assign(window, { candelaEvents: told })
}

/** What was told since it was last asked for. @param {Visit} visit @returns {Promise<Slowest[]>} */
const told = async ({ page }) => {
  await page.waitForTimeout(SETTLED_MS)
  return page.evaluate(
    () => /** @type {Window & { candelaEvents?: Slowest[] }} */ (window).candelaEvents?.splice(0) ?? [],
  )
}

/** @param {Visit} visit @param {Action} action @param {boolean} profiled @returns {Promise<Slowest>} */
const measure = async (visit, { name, before, act, done }, profiled) => {
  const { page, client } = visit
  await before?.(page)
  await told(visit)
  if (profiled) await client.send('Profiler.enable').then(() => client.send('Profiler.start'))
  await act(page)
  await done(page).waitFor()
  const events = await told(visit)
  if (profiled) {
    const { profile } = await client.send('Profiler.stop')
    const dir = join(CACHE, 'bench', 'profiles')
    mkdirSync(dir, { recursive: true })
    const file = join(dir, `${name.replaceAll(/\W+/g, '-')}.cpuprofile`)
    writeFileSync(file, JSON.stringify(profile))
    console.log(`${name}: ${file}`)
  }
  const least = { name: 'none told', took: LEAST_MS, waited: 0, handled: 0 }
  return events.reduce((slowest, event) => (event.took > slowest.took ? event : slowest), least)
}

/** @param {string} name @param {Slowest[]} samples @returns {boolean} */
const say = (name, samples) => {
  const took = samples.map(sample => sample.took)
  const middle = median(took)
  const slowest = samples.toSorted((a, b) => b.took - a.took)[0]
  const worst = `worst ${Math.max(...took).toFixed(0)}`
  const of = slowest && `${slowest.name}: waited ${slowest.waited.toFixed(0)}, handled ${slowest.handled.toFixed(0)}`
  const verdict = `${middle <= LIMIT_MS ? 'within' : 'OVER'} ${LIMIT_MS} ms`
  console.log(`${name.padEnd(20)} ${middle.toFixed(0).padStart(5)} ms  ${worst.padEnd(10)}  ${verdict}  (${of})`)
  return middle <= LIMIT_MS
}

const main = async () => {
  const runs = Number(process.argv[2] ?? 5)
  const profiled = process.argv[3]
  const { browser, product, end } = await startBuilt()
  /** @type {Map<string, Slowest[]>} */
  const samples = new Map(ACTIONS.map(({ name }) => [name, []]))
  try {
    for (let run = 0; run < runs; run += 1) {
      const visit = await startVisit(browser, { ...product, speed: 'fast' })
      await visit.page.addInitScript(watchEvents)
      await visit.open(START.path, START.mark)
      await visit.rest()
      await visit.client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      for (const action of ACTIONS)
        samples.get(action.name)?.push(await measure(visit, action, action.name === profiled))
      await visit.end()
    }
  } finally {
    await end()
  }
  const good = [...samples].map(([name, of]) => say(name, of)).every(Boolean)
  process.exit(good ? 0 : 1)
}

await main()
