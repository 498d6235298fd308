import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { filesNamed, writeSuites } from '../jest/suites.mjs'
import { ROOT } from '../workspace.mjs'
import { asOne, countJest, countNode, countPlaywright, together } from './counts.mjs'
import { greenInJest, textOf } from './reports.mjs'

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

// Its own file is where it is written down, which may be a harness.
const spec = (/** @type {object} */ test) => ({ file: '../harness/looks.ts', title: 'the list', tests: [test] })
const suite = (/** @type {object} */ test) => ({
  title: 'a.e2e.ts',
  file: 'a.e2e.ts',
  suites: [{ title: 'users', file: 'a.e2e.ts', specs: [spec(test)] }],
})

test('browser specs that waver are named, with what went wrong at first', () => {
  const results = [{ error: { message: '\u001b[31mno button\u001b[39m\nmore' } }, {}]
  const file = reportFile({ stats: { expected: 1, flaky: 1 }, suites: [suite({ status: 'flaky', results })] })
  assert.deepEqual(countPlaywright(good, file).wavered?.map(textOf), ['a.e2e.ts › users › the list: no button'])
})

test('what is red is named by the file that it is in, in the browser', () => {
  const file = reportFile({
    stats: { unexpected: 1 },
    suites: [suite({ status: 'unexpected', results: [{ error: { message: 'no button' } }] })],
  })
  assert.deepEqual(countPlaywright(bad, file).red?.map(textOf), ['a.e2e.ts › users › the list: no button'])
})

/** @param {string[]} files @returns {string} the folder of a suite of them */
const suiteOf = (...files) => {
  const folder = writeSuites('of-counts', new Map([['suite', { files }]]), 'tools/jest/suite.ts')
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('what is red is named by the file that it is in, in Jest, alone or in a suite of files', () => {
  const folder = suiteOf('shell/b.test.tsx')
  const failed = (/** @type {string} */ name, /** @type {string[]} */ ...ancestorTitles) => ({
    name,
    status: 'failed',
    assertionResults: [
      { status: 'passed', ancestorTitles, title: 'fine' },
      { status: 'failed', ancestorTitles, title: 'says so', failureMessages: ['Error: no\n  at a line'] },
    ],
  })
  const testResults = [
    failed(join(ROOT, 'shell/a.test.tsx'), 'a'),
    failed(join(folder, 'suite.test.ts'), 'shell/b.test.tsx'),
    { name: join(ROOT, 'shell/c.test.tsx'), status: 'failed', assertionResults: [] },
    { name: join(ROOT, 'shell/d.test.tsx'), status: 'passed', assertionResults: [] },
  ]
  assert.deepEqual(countJest(bad, reportFile({ testResults })).red?.map(textOf), [
    'shell/a.test.tsx › a › says so: Error: no',
    'shell/b.test.tsx › says so: Error: no',
    'shell/c.test.tsx fails outside of its tests',
  ])
  const asked = [
    'shell/a.test.tsx › a › fine',
    'shell/b.test.tsx › fine',
    'shell/b.test.tsx › says so',
    'shell/d.test.tsx',
  ]
  assert.deepEqual(greenInJest({ testResults }, asked), asked.slice(0, 2))
})

test('files that are fine do not hide what is not', () => {
  const told = { ok: false, output: 'PASS shell a.test.tsx (2 s)\nFAIL shell b.test.tsx\n' }
  assert.equal(countJest(told, reportFile({ numFailedTests: 1 })).output, 'FAIL shell b.test.tsx\n')
})

test('how many files ran is known, of a run that died none', () => {
  assert.equal(countJest(good, reportFile({ numPassedTests: 5, numTotalTestSuites: 2 })).ran, 2)
  assert.equal(countPlaywright(good, reportFile({ suites: [{ specs: [] }, { specs: [] }] })).ran, 2)
  assert.equal(countJest(bad, join(directory, 'absent.json')).ran, 0)
})

test('a run is told its files by their names, and a name that is none of them is no run of nothing', () => {
  const files = ['a.test.ts', 'b.test.ts']
  assert.deepEqual(filesNamed(undefined, files), files)
  assert.deepEqual(filesNamed('b.test.ts', files), ['b.test.ts'])
  assert.throws(() => filesNamed('b.test.ts,c.test.ts', files), /c\.test\.ts/)
})

test('a run of the tools in which no test ran is red', () => {
  assert.deepEqual(numbers(countNode({ ok: true, output: 'ℹ pass 0\nℹ fail 0' })), [0, 1])
})

test('a file without a test is red inside of a suite as well', () => {
  const folder = suiteOf('a.test.ts', 'b.test.ts')
  const fine = { status: 'passed', ancestorTitles: ['a.test.ts'], title: 'fine' }
  const testResults = [{ name: join(folder, 'suite.test.ts'), status: 'passed', assertionResults: [fine] }]
  const { red, ...counted } = countJest(good, reportFile({ numPassedTests: 1, testResults }))
  assert.deepEqual([...numbers(counted), red?.map(textOf)], [1, 1, ['b.test.ts holds no test']])
})

test('of the tests of the tools the counts are read, what is red is named, and what is fine is not told', () => {
  const file = join(directory, 'one.test.mjs')
  writeFileSync(
    file,
    `import { test } from 'node:test'
     test('fine', () => {})
     test('a sum (of two)', () => { throw new Error('why') })`,
  )
  // Node's runner asks by this whether it runs inside of another one.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const args = ['--test', '--test-reporter=spec', 'one.test.mjs']
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: directory, encoding: 'utf8', env })
  const counted = countNode({ ok: status === 0, output: stdout.trim() })
  assert.deepEqual([...numbers(counted), counted.red?.map(textOf)], [1, 1, ['one.test.mjs › a sum (of two)']])
  assert.match(counted.output, /why/)
  assert.doesNotMatch(counted.output, /fine/)
})

test('of two runs in one step only the failed one is shown', () => {
  const sum = together([asOne({ ok: true, output: 'fine' }), asOne(bad)])
  assert.deepEqual(sum, { passed: 1, failed: 1, output: 'why', red: [], wavered: [], left: '' })
})

test('what is green and wrote no report is red', () => {
  const absent = join(directory, 'absent.json')
  for (const count of [countJest, countPlaywright]) assert.deepEqual(numbers(count(good, absent)), [0, 1])
})
