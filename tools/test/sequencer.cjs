/**
 * Jest's order of files out of the seed `TEST_SEED`: the same seed is the same order, and any order has to do. Tests
 * stay in the order of their file, for some build on those above.
 */
const { createHash } = require('node:crypto')
const { default: Sequencer } = require('@jest/test-sequencer')

/** @param {string} path */
const place = path =>
  createHash('sha1')
    .update(`${process.env.TEST_SEED ?? ''} ${path}`)
    .digest('hex')

module.exports = class ShuffledFiles extends Sequencer {
  /** @override @template {{ path: string }} Test @param {Test[]} tests @returns {Test[]} */
  sort(tests) {
    return [...tests].sort((a, b) => place(a.path).localeCompare(place(b.path)))
  }
}
