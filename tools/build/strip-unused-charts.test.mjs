import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strip } from './strip-unused-charts.mjs'

const SOURCE = `
class Bar extends Line {
    /** Grows. */
    animate(init) { return { a: '}' } }
    draw() { this.animate?.() }
    static from() {}
}
`

test('methods are left out with what is said of them', () => {
  const less = strip(SOURCE, ['animate'])
  assert.doesNotMatch(less, /animate\(init\)/)
  assert.doesNotMatch(less, /Grows/)
  assert.ok(less.includes('draw() { this.animate?.() }'))
})

test('a method that is not there any more stops the build', () => {
  assert.throws(() => strip(SOURCE, ['zoom']), /no method zoom/)
})
