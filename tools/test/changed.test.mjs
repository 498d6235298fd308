import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { apiTests } from '../../api/test/suites.mjs'
import { ROOT } from '../workspace.mjs'
import { browserSpecs, changedSince, ownTests, readResources, startOf, treeFiles, unitTests } from './changed.mjs'

const TEST = /\.(test|spec|e2e)\.[cm]?[jt]sx?$/

test('which module answers a path is read off its routes and the contract', async () => {
  const files = readdirSync(join(ROOT, 'api', 'src', 'modules'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.routes.ts'))
    .map(file => join('api', 'src', 'modules', file))
  const { byName, byCall } = await readResources({ files, text: file => readFileSync(join(ROOT, file), 'utf8') })
  assert.deepEqual([...(byName.get('candelaReport') ?? [])], ['statement'])
  assert.deepEqual([...(byName.get('userAccessLog') ?? [])], ['visit-log'])
  assert.deepEqual([...(byCall.get('typeEndpoints.timeZones') ?? [])], ['type'])
  assert.ok(byCall.get('userEndpoints')?.has('user'))
  const answering = new Set([...byName.values()].flatMap(modules => [...modules]))
  assert.equal(answering.size, new Set(files.map(file => file.split('/')[3])).size)
})

test('each test file of the tree is run by one runner', async () => {
  const run = [
    ...(await unitTests()),
    ...apiTests('pglite', true).map(file => join('api', file)),
    ...ownTests(),
    ...browserSpecs(),
  ].filter(file => TEST.test(file))
  assert.deepEqual(
    run.toSorted(),
    treeFiles()
      .filter(file => TEST.test(file))
      .toSorted(),
  )
})

test('a commit that git does not know is refused', () => {
  assert.throws(() => startOf('no-such-commit'), /git knows no no-such-commit/)
})

test('a new file that git does not ignore has changed since any commit', { skip: !isCheckout() }, () => {
  const known = execFileSync('git', ['ls-files', '-o', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  const changed = changedSince(startOf('HEAD'))
  for (const file of known.split('\n').filter(Boolean)) assert.ok(changed.includes(file), file)
})

function isCheckout() {
  try {
    execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
