import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runSteps } from './schedule.mjs'

const PASSED = { passed: 1, failed: 0, output: '' }
const FAILED = { passed: 0, failed: 1, output: 'broken' }

/** @param {string} name @param {Partial<import('./steps.mjs').Step>} [rest] */
const step = (name, rest) => ({ name, run: async () => PASSED, ...rest })

const ignore = () => undefined

/** A step that counts how many run beside it. */
const crowd = () => {
  let now = 0
  const seen = { most: 0 }
  const run = async () => {
    now += 1
    seen.most = Math.max(seen.most, now)
    await new Promise(setImmediate)
    now -= 1
    return PASSED
  }
  return { run, seen }
}

test('no more steps run at a time than there are places', async () => {
  const { run, seen } = crowd()
  await runSteps(
    ['a', 'b', 'c', 'd'].map(name => step(name, { run })),
    2,
    ignore,
  )
  assert.equal(seen.most, 2)
})

test('a heavy step runs by itself, even where there is one place only', async () => {
  for (const places of [1, 2]) {
    const { run, seen } = crowd()
    const steps = [step('a', { run, weight: 2 }), step('b', { run })]
    assert.equal((await runSteps(steps, places, ignore)).length, 2)
    assert.equal(seen.most, 1)
  }
})

test('a light step goes ahead of a heavy one that has no room yet', async () => {
  /** @type {string[]} */
  const started = []
  const starts = (/** @type {string} */ name, turns = 1) => ({
    run: async () => {
      started.push(name)
      for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate)
      return PASSED
    },
  })
  const steps = [
    step('long', starts('long', 9)),
    step('heavy', { weight: 2, ...starts('heavy') }),
    step('a', starts('a')),
  ]
  await runSteps(steps, 2, ignore)
  assert.deepEqual(started, ['long', 'a', 'heavy'])
})

test('places that a step keeps are free when what it needs is done, and nobody else waits for them', async () => {
  /** @type {string[]} */
  const events = []
  const noting = (/** @type {string} */ name, turns = 1) => ({
    run: async () => {
      events.push(`${name} starts`)
      for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate)
      events.push(`${name} ends`)
      return PASSED
    },
  })
  const steps = [
    step('make', noting('make')),
    step('use', { needs: ['make'], weight: 2, keepsPlaces: true, ...noting('use', 9) }),
    step('a', noting('a', 5)),
    step('b', noting('b', 5)),
    step('c', noting('c', 5)),
  ]
  await runSteps(steps, 4, ignore)
  assert.deepEqual(events.slice(0, 6), ['make starts', 'a starts', 'b starts', 'make ends', 'use starts', 'a ends'])
})

test('a step waits for what it needs', async () => {
  /** @type {string[]} */
  const order = []
  const noting = (/** @type {string} */ name) => async () => {
    order.push(name)
    return PASSED
  }
  await runSteps(
    [step('use', { needs: ['make'], run: noting('use') }), step('make', { run: noting('make') })],
    2,
    ignore,
  )
  assert.deepEqual(order, ['make', 'use'])
})

test('a step whose need failed fails unrun and says why', async () => {
  const steps = [step('make', { run: async () => FAILED }), step('use', { needs: ['make'] })]
  const done = await runSteps(steps, 2, ignore)
  assert.deepEqual(
    done.map(({ step: { name }, failed, output }) => [name, failed, output]),
    [
      ['make', 1, 'broken'],
      ['use', 1, 'not run: make failed'],
    ],
  )
})

test('what a step needs is left out of account when it was not chosen', async () => {
  assert.equal((await runSteps([step('use', { needs: ['make'] })], 2, ignore))[0]?.failed, 0)
})

test('a step that throws is a failure with its message', async () => {
  const boom = async () => {
    throw new Error('no such program')
  }
  const [done] = await runSteps([step('a', { run: boom })], 2, ignore)
  assert.deepEqual([done?.failed, done?.output], [1, 'no such program'])
})
