import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plan, STEP_NAMES } from './plan.mjs'

/** @param {number} count @param {string[]} [only] */
const shards = (count, only) =>
  Array.from({ length: count }, (_, index) => plan({ only, shard: { index: index + 1, count } }))

/** @param {Partial<import('./selection.mjs').Tests>} chosen @returns {import('./selection.mjs').Selection} */
const selected = chosen => {
  const none = { unit: [], tools: [], api: [], browser: [], lint: [] }
  return { chosen: { ...none, ...chosen }, all: none, domains: [] }
}

test('without more words every step runs', () => {
  assert.deepEqual(plan({}).names, STEP_NAMES)
})

test('steps are chosen and left out by name', () => {
  assert.deepEqual(plan({ only: ['lint', 'types'] }).names, ['lint', 'types'])
  assert.ok(!plan({ skip: ['browser'] }).names.includes('browser'))
})

test('the shards together count each step that is one test exactly once', () => {
  const single = ['lint', 'types', 'build', 'elsewhere', 'unused', 'format', 'bytes']
  for (const count of [1, 2, 3]) {
    const counted = shards(count).flatMap(({ names, uncounted }) => names.filter(name => !uncounted.includes(name)))
    assert.deepEqual(counted.filter(name => single.includes(name)).sort(), [...single].sort())
  }
})

test('steps with tests of their own run in every shard, and so does the build for the browser', () => {
  for (const { names } of shards(2))
    for (const name of ['unit', 'api', 'api-postgres', 'browser', 'build']) assert.ok(names.includes(name))
})

test('only the first shard builds when no browser runs', () => {
  const built = shards(2, ['build', 'unit']).map(({ names }) => names.includes('build'))
  assert.deepEqual(built, [true, false])
})

test('what a shard leaves to the others is named', () => {
  const [first, second] = shards(2, ['lint', 'types', 'unused', 'unit'])
  assert.deepEqual([first?.ofOtherShards, second?.ofOtherShards], [['lint', 'unused'], ['types']])
})

test('a change that breaks no browser spec needs no build', () => {
  const { names, idle } = plan({ selection: selected({ unit: ['a.test.ts'], lint: ['a.ts'] }) })
  assert.deepEqual(names, ['unit', 'lint', 'types', 'unused', 'format'])
  assert.deepEqual(idle, ['api', 'api-postgres', 'build', 'elsewhere', 'bytes', 'browser'])
})

test('only a run in the usual order, not divided and not in full, is held against the lines', () => {
  assert.ok(plan({}).names.includes('cost'))
  for (const other of [{ seed: 'monday' }, { full: true }, { shard: { index: 1, count: 2 } }])
    assert.ok(!plan(other).names.includes('cost'))
})

test('what looks at the build never runs without it', () => {
  const { names } = plan({ selection: selected({ api: ['api/src/modules/group/group.test.ts'] }) })
  assert.ok(names.includes('api'))
  for (const name of ['build', 'elsewhere', 'bytes']) assert.ok(!names.includes(name))
})

test('a run of no step is refused, but not where a change leaves nothing to do', () => {
  for (const none of [{ only: ['api'], skip: ['api'] }, { only: ['cost'] }])
    assert.throws(() => plan(none), /no step is left/)
  assert.deepEqual(plan({ only: ['api'], selection: selected({}) }).names, [])
})
