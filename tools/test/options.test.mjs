import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOptions } from './options.mjs'

test('a change is counted from a commit that is named, or from the usual one', () => {
  assert.deepEqual([readOptions(['--changed']).changed, readOptions(['--changed']).ref], [true, undefined])
  assert.equal(readOptions(['--changed', 'v1.2']).ref, 'v1.2')
})

test('a shard and a seed are read', () => {
  const { shard, seed } = readOptions(['--shard', '2/3', '--shuffle', 'monday'])
  assert.deepEqual([shard, seed], [{ index: 2, count: 3 }, 'monday'])
})

test('what is not known is refused, with what there is', () => {
  assert.throws(() => readOptions(['--only', 'unit,nothing']), /no step is called nothing; there is api, /)
  assert.throws(() => readOptions(['browser']), /what is browser\?/)
  assert.throws(() => readOptions(['--quick']), /quick/)
})
