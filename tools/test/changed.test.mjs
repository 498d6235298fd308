import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ROOT } from '../workspace.mjs'
import { changedSince, readResources, startOf } from './changed.mjs'

test('which module answers a path is read off its routes and the contract', async () => {
  const files = readdirSync(join(ROOT, 'api', 'src', 'modules'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.routes.ts'))
    .map(file => join('api', 'src', 'modules', file))
  const resources = await readResources({ files, text: file => readFileSync(join(ROOT, file), 'utf8') })
  assert.deepEqual([...(resources.get('candelaReport') ?? [])], ['statement'])
  assert.deepEqual([...(resources.get('userAccessLog') ?? [])], ['visit-log'])
  const answering = new Set([...resources.values()].flatMap(modules => [...modules]))
  assert.equal(answering.size, new Set(files.map(file => file.split('/')[3])).size)
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
