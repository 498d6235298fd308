import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesToTryAgain, withSecondTry } from './second-try.mjs'

const red = (/** @type {string} */ file, name = 'says so') => ({ name: `${file} › ${name}`, together: [file] })
/** @type {import('./counts.mjs').Result & { ran: number }} */
const first = { passed: 7, failed: 2, output: 'why', red: [red('a.test.ts'), red('a.test.ts', 'does so')], ran: 4 }
const NAMES = first.red?.map(({ name }) => name) ?? []
const waited = { isWaitedFor: true }

test('a file that is red has a second try where others wait for the run, in the usual order', () => {
  assert.deepEqual(filesToTryAgain(first, waited), ['a.test.ts'])
  assert.deepEqual(filesToTryAgain(first, { isWaitedFor: false }), [])
  assert.deepEqual(filesToTryAgain(first, { ...waited, seed: '7' }), [])
})

test('what another file leaves behind is left behind at the second try as well', () => {
  const together = ['a.test.ts', 'b.test.ts', 'c.test.ts']
  assert.deepEqual(filesToTryAgain({ ...first, failed: 1, red: [{ name: 'b', together }] }, waited), together)
})

test('what is no chance has none: many files, or something red outside of a test', () => {
  const files = ['a', 'b', 'c', 'd', 'e', 'f'].map(name => red(name))
  assert.deepEqual(filesToTryAgain({ ...first, failed: 6, red: files }, waited), [])
  assert.deepEqual(filesToTryAgain({ ...first, failed: 3 }, waited), [])
  assert.deepEqual(filesToTryAgain({ ...first, failed: 1, red: [{ name: 'b.test.ts holds no test' }] }, waited), [])
})

test('what is green at the second try is told and counts as passed', () => {
  const counted = withSecondTry(first, { passed: 5, failed: 0, output: '', red: [] }, NAMES)
  assert.deepEqual(counted, { passed: 9, failed: 0, output: '', red: [], wavered: first.red, ran: 4 })
})

test('what is red twice stays red, with what the second try says', () => {
  const again = [{ ...red('a.test.ts'), why: 'again' }]
  const counted = withSecondTry(first, { passed: 4, failed: 1, output: 'again', red: again }, NAMES.slice(1))
  const wavered = [red('a.test.ts', 'does so')]
  assert.deepEqual(counted, { passed: 8, failed: 1, output: 'again', red: again, wavered, ran: 4 })
})

test('a second try that died, or did not run what was red, proves nothing', () => {
  assert.equal(withSecondTry(first, { passed: 0, failed: 1, output: 'died', red: [] }, NAMES), first)
  assert.equal(withSecondTry(first, { passed: 5, failed: 0, output: '', red: [] }, NAMES.slice(1)), first)
})
