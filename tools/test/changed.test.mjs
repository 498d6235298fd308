import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
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

test('a spec says in words where it goes: which screens it needs is read off them', () => {
  const unsaid = browserSpecs().filter(spec => /goto\(`\/\$\{/.test(readFileSync(join(ROOT, spec), 'utf8')))
  // Its pages are none of the product.
  assert.deepEqual(unsaid, ['e2e/specs/gallery.e2e.ts'])
})

test('a commit that git does not know is refused', () => {
  assert.throws(() => startOf('no-such-commit'), /git knows no no-such-commit/)
})

test('files have changed that are other, moved, gone or new, but for those that git ignores', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'candela-changed-'))
  after(() => rmSync(cwd, { recursive: true }))
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd, encoding: 'utf8' })
  const write = (/** @type {string} */ file, text = file) => writeFileSync(join(cwd, file), text)
  git('init', '--quiet')
  for (const file of ['other', 'moved', 'gone', 'same']) write(file)
  write('.gitignore', 'ignored')
  git('add', '.')
  git('-c', 'user.name=Test', '-c', 'user.email=test@candela.example', 'commit', '--quiet', '-m', 'start')
  write('other', 'another text')
  git('mv', 'moved', 'there')
  rmSync(join(cwd, 'gone'))
  for (const file of ['new', 'ignored']) write(file)
  assert.deepEqual(changedSince('HEAD', cwd).toSorted(), ['gone', 'moved', 'new', 'other', 'there'])
})
