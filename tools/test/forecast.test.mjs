import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DOMAINS_TO_COME, LIMIT_MINUTES, MEASURED, NEXT_DOMAIN } from './domains.mjs'
import { forecast, minutesOf, partOfCore, timesPart, unitsOf } from './forecast.mjs'

const NO_UNITS = { test: 0, load: 0, axe: 0, start: 0 }

test(`with all domains at the line the suite takes less than ${LIMIT_MINUTES} minutes on two cores`, () => {
  assert.ok(minutesOf(forecast(MEASURED)).later < LIMIT_MINUTES, JSON.stringify(minutesOf(forecast(MEASURED))))
})

test('the browser grows by what the line of a domain allows', () => {
  const units = { test: 1, load: 2, axe: 3, start: 4 }
  const { tests, loads, axe, starts } = NEXT_DOMAIN
  const [browser] = forecast({ steps: { browser: 100 }, units, products: {} })
  assert.equal(browser?.more, DOMAINS_TO_COME * (tests + 2 * loads + 3 * axe + 4 * starts))
})

test('an API step grows by what a product costs in it, the two engines sharing the line', () => {
  const steps = { api: 100, 'api-postgres': 50 }
  const grown = forecast({ steps, units: NO_UNITS, products: { api: 50, 'api-postgres': 50 } })
  assert.deepEqual(
    grown.map(({ more }) => more),
    [DOMAINS_TO_COME * NEXT_DOMAIN.products, (DOMAINS_TO_COME * NEXT_DOMAIN.products) / 2],
  )
})

test('two cores do two seconds of work in one', () => {
  assert.deepEqual(minutesOf([{ name: 'a', today: 120, more: 120 }]), { today: 1, later: 2 })
})

test('what a load costs is found among the tests of a run', () => {
  const samples = [
    [0, 0, 0],
    [1, 0, 0],
    [2, 1, 0],
    [5, 3, 1],
    [3, 0, 1],
    [8, 2, 0],
  ].map(([loads = 0, axe = 0, starts = 0]) => {
    const seconds = 0.5 + 0.8 * loads + 1.2 * axe + 6 * starts
    return { file: 'a.e2e.ts', loads, axe, starts, shared: 0, restarts: 0, seconds }
  })
  const { test: own, load, axe, start } = unitsOf(samples)
  for (const [found, meant] of [
    [own, 0.5],
    [load, 0.8],
    [axe, 1.2],
    [start, 6],
  ])
    assert.ok(Math.abs((found ?? 0) - (meant ?? 0)) < 1e-6, `${found} and not ${meant}`)
})

test('places that share cores have a part of a core each, and never more than one', () => {
  assert.equal(partOfCore([60, 120], { seconds: 60, cores: 2 }), 120 / 180)
  assert.equal(partOfCore([60, 120], { seconds: 120, cores: 8 }), 1)
  assert.deepEqual(timesPart({ test: 3, load: 1, axe: 0, start: 1.5 }, 0.5), {
    test: 1.5,
    load: 0.5,
    axe: 0,
    start: 0.75,
  })
})

test('what no test of a run did costs nothing, and no cost is below nothing', () => {
  const none = { file: 'a', axe: 0, starts: 0, shared: 0, restarts: 0 }
  const samples = [1, 2, 3].map(loads => ({ ...none, loads, seconds: 10 - loads }))
  const { load, axe, start } = unitsOf(samples)
  assert.deepEqual([load, axe, start], [0, 0, 0])
  assert.deepEqual(unitsOf([]), NO_UNITS)
})
