import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOptions } from './options.mjs'

/** @param {string[]} args */
const read = (...args) => {
  const options = readOptions(args)
  assert.ok(options)
  return options
}

test('a change is counted from a commit that is named, or from the usual one', () => {
  const { changed, ref } = read('--changed')
  assert.deepEqual([changed, ref], [true, undefined])
  assert.equal(read('--changed', 'v1.2').ref, 'v1.2')
})

test('a shard and a seed are read', () => {
  const { shard, seed } = read('--shard', '2/3', '--shuffle', 'monday')
  assert.deepEqual([shard, seed], [{ index: 2, count: 3 }, 'monday'])
})

test('what is not known is refused, with what there is', () => {
  assert.throws(() => readOptions(['--only', 'unit,nothing']), /no step is called nothing; there is api, /)
  assert.throws(() => readOptions(['browser']), /what is browser\?/)
  assert.throws(() => readOptions(['--quick']), /quick/)
})

test('whoever asks what there is gets it, and so does whoever is refused', () => {
  assert.equal(readOptions(['--help']), undefined)
  assert.throws(() => readOptions(['--quick']), /npm test -- --changed/)
})

test('an option that npm kept for itself does not run everything instead', () => {
  assert.throws(() => readOptions([], { npm_config_changed: 'true' }), /write `npm test -- --changed`/)
})

test('files of the API that a shell still names make no whole run smaller', () => {
  const env = { TEST_FILES: 'api/test/audit.test.ts' }
  assert.throws(() => readOptions([], env), /TEST_FILES is set/)
  assert.throws(() => readOptions(['--only', 'api,unit'], env), /TEST_FILES is set/)
  assert.deepEqual(readOptions(['--only', 'api-postgres'], env)?.only, ['api-postgres'])
})

test('an option without a word is no whole run', () => {
  for (const name of ['--only', '--skip', '--shard', '--shuffle'])
    assert.throws(() => readOptions([name, '']), new RegExp(`${name} says nothing`))
})
