import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dealt, readShard } from './shard.mjs'

/** @template T @param {T[]} things @param {number} count @param {(thing: T) => number} [sizeOf] */
const hands = (things, count, sizeOf) =>
  Array.from({ length: count }, (_, index) => dealt(things, { index: index + 1, count }, sizeOf))

test('the shards together have everything exactly once', () => {
  const things = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  for (const count of [1, 2, 3, 9]) assert.deepEqual(hands(things, count).flat().sort(), things)
})

test('what takes long is spread over the shards', () => {
  assert.deepEqual(
    hands([125, 64, 50, 10], 2, size => size),
    [[125], [64, 50, 10]],
  )
})

test('what is no shard is refused', () => {
  assert.deepEqual(readShard('2/3'), { index: 2, count: 3 })
  for (const text of ['3/2', '0/2', '1', 'a/b', '1/0']) assert.throws(() => readShard(text), /is written like 1\/2/)
})
