import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { transformSync } from '@swc/core'
import { stripGrid } from '../build/strip-unused-grid.mjs'

/** What is left out is part of what a file becomes. */
const RULES = readFileSync(new URL('../build/strip-unused-grid.mjs', import.meta.url))

/** @type {import('@swc/core').Options} */
const COMMONJS = {
  swcrc: false,
  jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } },
  module: { type: 'commonjs' },
}

/** ag-grid for component tests: the modules that pages get, cut like those. @type {import('@jest/transform').SyncTransformer} */
export default {
  process: (source, path) => transformSync(stripGrid(source, path), COMMONJS),
  getCacheKey: source => createHash('sha1').update(RULES).update(source).digest('hex'),
}
