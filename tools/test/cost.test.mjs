import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { ROOT } from '../workspace.mjs'
import { databasesText, problemsOf, readSamples, readStarts, rowsOf, tableOf } from './cost.mjs'
import { DOMAINS, domainOfModule, domainOfSpec, SHARED_PER_WORKER } from './domains.mjs'

const directory = mkdtempSync(join(tmpdir(), 'candela-cost-'))
after(() => rmSync(directory, { recursive: true }))

const [groups] = DOMAINS.filter(({ name }) => name === 'groups')
const LINE = groups?.line ?? { loads: 0, axe: 0, starts: 0, products: 0 }

/** @param {Partial<import('./cost.mjs').Sample>} facts @returns {import('./cost.mjs').Sample} */
const sample = facts => ({
  file: 'groups-list.e2e.ts',
  seconds: 1,
  loads: 0,
  axe: 0,
  starts: 0,
  shared: 0,
  restarts: 0,
  ...facts,
})

/** @param {import('./cost.mjs').Sample[]} samples @param {import('./cost.mjs').Start[]} [starts] */
const problems = (samples, starts = []) => {
  const shared = samples.reduce((sum, { shared }) => sum + shared, 0)
  const restarts = samples.reduce((sum, { restarts }) => sum + restarts, 0)
  return problemsOf({ rows: rowsOf(samples, starts), shared, workers: 2, restarts, specs: [], starts })
}

test('a domain at its line is fine, and ten page loads more are named with the figure, the line and the specs', () => {
  assert.deepEqual(problems([sample({ loads: LINE.loads })]), [])
  assert.deepEqual(problems([sample({ loads: LINE.loads }), sample({ file: 'groups-edit.e2e.ts', loads: 10 })]), [
    `groups: ${LINE.loads + 10} page loads, the line is ${LINE.loads} (groups-list.e2e.ts ${LINE.loads}, groups-edit.e2e.ts 10)`,
  ])
})

test('runs of axe, products of its own and products of the API suite have lines as well', () => {
  const start = { module: 'group', file: 'group.test.ts' }
  const starts = Array.from({ length: LINE.products + 1 }, () => start)
  assert.deepEqual(problems([sample({ axe: LINE.axe + 1, starts: LINE.starts + 1 })], starts), [
    `groups: ${LINE.axe + 1} runs of axe, the line is ${LINE.axe} (groups-list.e2e.ts ${LINE.axe + 1})`,
    `groups: ${LINE.starts + 1} products of its own in the browser, the line is ${LINE.starts} (groups-list.e2e.ts ${LINE.starts + 1})`,
    `groups: ${LINE.products + 1} products in the API suite, the line is ${LINE.products} (group.test.ts ${LINE.products + 1})`,
  ])
})

test("shared products are nobody's, and too many of them are named", () => {
  assert.match(problems([sample({ shared: 100 })]).join(), /^shared products: 100 starts in 2 workers/)
})

test('a worker that was started anew after a failure starts its products anew', () => {
  const most = SHARED_PER_WORKER * 2
  assert.deepEqual(problems([sample({ shared: most }), sample({ shared: 1, restarts: 1 })]), [])
  assert.equal(problems([sample({ shared: most }), sample({ shared: 1 })]).length, 1)
})

test('and so does one with a product of its own', () => {
  const own = [sample({ starts: LINE.starts }), sample({ starts: 1 })]
  assert.equal(problems(own).length, 1)
  assert.deepEqual(problems([...own, sample({ restarts: 1 })]), [])
})

test('a spec or a module that belongs to no domain is named', () => {
  const starts = [{ module: 'invoice', file: 'invoice.test.ts' }]
  const found = problemsOf({ rows: [], shared: 0, workers: 2, restarts: 0, specs: ['invoices-list.e2e.ts'], starts })
  assert.deepEqual(found, ['invoices-list.e2e.ts belongs to no domain', 'the module invoice belongs to no domain'])
})

test('every browser spec and every module of the API belongs to a domain', () => {
  const specs = readdirSync(join(ROOT, 'e2e', 'specs')).filter(file => file.endsWith('.e2e.ts'))
  assert.deepEqual(
    specs.filter(file => !domainOfSpec(file)),
    [],
  )
  const entries = readdirSync(join(ROOT, 'api', 'src', 'modules'), { withFileTypes: true })
  const modules = entries.filter(entry => entry.isDirectory()).map(({ name }) => name)
  assert.deepEqual(
    modules.filter(name => !domainOfModule(name)),
    [],
  )
})

test('a product of its own is only so under a reason of its own', () => {
  const reasons = readdirSync(join(ROOT, 'e2e', 'specs'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.e2e.ts'))
    .flatMap(file => /\bfresh: '([^']+)'/.exec(readFileSync(join(ROOT, 'e2e', 'specs', file), 'utf8'))?.[1] ?? [])
  assert.ok(reasons.length > 0)
  assert.deepEqual(reasons, [...new Set(reasons)])
})

test('looks of one domain are not those of the static pages', () => {
  assert.equal(domainOfSpec('looks.e2e.ts')?.name, 'static pages')
  assert.equal(domainOfSpec('e2e/specs/accounts-looks.e2e.ts')?.name, 'accounts')
})

test('costs are read from the report, of a test that wavered those of its last try, but no product for trying again', () => {
  const cost = (/** @type {object} */ spent) => [{ type: 'cost', description: JSON.stringify(spent) }]
  const spec = {
    // Where it stands in the sources: a harness wrote it.
    file: '../harness/looks.ts',
    tests: [
      {
        status: 'flaky',
        results: [
          { status: 'failed', duration: 9000, annotations: cost({ loads: 7, starts: 1 }) },
          { status: 'passed', duration: 2000, annotations: cost({ loads: 3, axe: 1, starts: 1, shared: 1 }) },
        ],
      },
      { status: 'skipped', results: [] },
    ],
  }
  const file = join(directory, 'report.json')
  writeFileSync(file, JSON.stringify({ suites: [{ file: 'groups-edit.e2e.ts', suites: [{ specs: [spec] }] }] }))
  const facts = { seconds: 2, loads: 3, axe: 1, starts: 1, restarts: 1 }
  assert.deepEqual(readSamples(file), [sample({ file: 'groups-edit.e2e.ts', ...facts })])
})

test('starts of the API suite are read line by line, products by themselves; none is none', () => {
  const file = join(directory, 'starts.jsonl')
  const lines = ['product', 'reset', 'database'].map(kind => `{"kind":"${kind}","module":"group","file":"a"}\n`)
  writeFileSync(file, `${lines.join('')}\n`)
  assert.deepEqual(
    readStarts(file).map(({ module }) => module),
    ['group'],
  )
  assert.deepEqual(readStarts(join(directory, 'absent.jsonl')), [])
  assert.equal(databasesText('api', file), 'api: 1 databases put back, 1 made')
})

test('the table has each domain with its figures and lines', () => {
  const table = tableOf(rowsOf([sample({ loads: 12 })], []), 4)
  assert.match(table, new RegExp(`^groups +1 +12 / ${LINE.loads} +0 / ${LINE.axe} `, 'm'))
  assert.match(table, /and 4 products that browser specs share$/)
})
