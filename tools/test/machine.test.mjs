import assert from 'node:assert/strict'
import { test } from 'node:test'
import { divide } from './machine.mjs'

const GIB = 1024 ** 3

/** @param {number} cores @param {number} gib @param {number} [others] @param {boolean} [hasBrowser] */
const on = (cores, gib, others = 8, hasBrowser = true) => divide({ cores, memory: gib * GIB, others, hasBrowser })

test('two cores have three places, of which the browser keeps two', () => {
  assert.deepEqual(on(2, 8), { places: 3, isShared: true, browserWorkers: 2, jestWorkers: 1, unitWorkers: 2 })
})

test('one core does one thing at a time', () => {
  assert.deepEqual(on(1, 8), { places: 1, isShared: false, browserWorkers: 1, jestWorkers: 1, unitWorkers: 1 })
})

test('three cores have a lane more as well; with four there are as many places, or as the memory holds', () => {
  assert.deepEqual(on(3, 16), { places: 4, isShared: true, browserWorkers: 2, jestWorkers: 1, unitWorkers: 2 })
  assert.deepEqual(on(4, 5), { places: 3, isShared: true, browserWorkers: 2, jestWorkers: 1, unitWorkers: 2 })
  assert.deepEqual(on(4, 16), { places: 4, isShared: true, browserWorkers: 2, jestWorkers: 1, unitWorkers: 2 })
  assert.deepEqual(on(16, 64), { places: 16, isShared: true, browserWorkers: 9, jestWorkers: 3, unitWorkers: 3 })
})

test('without other steps the browser has all cores', () => {
  assert.equal(on(8, 32, 0).browserWorkers, 8)
})

test('a step of Jest that is alone has all cores', () => {
  assert.equal(on(2, 8, 1, false).jestWorkers, 2)
})

test('there are no more places than the memory holds, and never none', () => {
  assert.equal(on(8, 6).places, 4)
  assert.deepEqual(on(2, 3), { places: 2, isShared: false, browserWorkers: 2, jestWorkers: 1, unitWorkers: 1 })
  assert.equal(on(2, 1).places, 1)
})
