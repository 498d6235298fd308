import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { asOne, countJest, countPlaywright, countTap, together } from './counts.mjs'

const directory = mkdtempSync(join(tmpdir(), 'candela-counts-'))
after(() => rmSync(directory, { recursive: true }))

/** @param {object} report */
const reportFile = report => {
  const file = join(directory, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const good = { ok: true, output: '' }
const bad = { ok: false, output: 'why' }

/** @param {import('./counts.mjs').Result} result */
const numbers = ({ passed, failed }) => [passed, failed]

test('a check without tests counts as one', () => {
  assert.deepEqual(numbers(asOne(good)), [1, 0])
  assert.deepEqual(numbers(asOne(bad)), [0, 1])
})

test('a test file that does not load is a failure', () => {
  const file = reportFile({ numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 1 })
  assert.deepEqual(numbers(countJest(bad, file)), [5, 1])
})

test('a run that dies before its report is a failure', () => {
  assert.deepEqual(numbers(countJest(bad, join(directory, 'absent.json'))), [0, 1])
  assert.deepEqual(numbers(countPlaywright(bad, join(directory, 'absent.json'))), [0, 1])
})

test('browser specs that fail, and errors outside of them, are failures', () => {
  const file = reportFile({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{}] })
  assert.deepEqual(numbers(countPlaywright(bad, file)), [8, 2])
})

test('browser specs that waver are named', () => {
  // Its own file is where it is written down, which may be a harness.
  const spec = { file: '../harness/looks.ts', title: 'the list', tests: [{ status: 'flaky' }] }
  const suite = { title: 'a.e2e.ts', file: 'a.e2e.ts', suites: [{ title: 'users', file: 'a.e2e.ts', specs: [spec] }] }
  const file = reportFile({ stats: { expected: 1, flaky: 1 }, suites: [suite] })
  assert.deepEqual(countPlaywright(good, file).wavered, ['a.e2e.ts › users › the list'])
})

test('how many files ran is known, of a run that died none', () => {
  assert.equal(countJest(good, reportFile({ numPassedTests: 5, numTotalTestSuites: 2 })).ran, 2)
  assert.equal(countPlaywright(good, reportFile({ suites: [{ specs: [] }, { specs: [] }] })).ran, 2)
  assert.equal(countJest(bad, join(directory, 'absent.json')).ran, 0)
})

test('the counts of TAP are read from its last lines', () => {
  assert.deepEqual(numbers(countTap({ ok: true, output: 'ok 1\n# tests 3\n# pass 3\n# fail 0\n' })), [3, 0])
})

test('of two runs in one step only the failed one is shown', () => {
  const sum = together([asOne({ ok: true, output: 'fine' }), asOne(bad)])
  assert.deepEqual(sum, { passed: 1, failed: 1, output: 'why', left: '' })
})

test('what is green and wrote no report is red', () => {
  const absent = join(directory, 'absent.json')
  for (const count of [countJest, countPlaywright]) assert.deepEqual(numbers(count(good, absent)), [0, 1])
})
