import assert from 'node:assert/strict'
import { relative } from 'node:path'
import { test } from 'node:test'
import ts from 'typescript'
import { treeFiles } from '../test/changed.mjs'
import { ROOT } from '../workspace.mjs'

/** @param {string} project @returns {string[]} its files */
const filesOf = project => {
  const { config, error } = ts.readConfigFile(`${ROOT}/${project}`, ts.sys.readFile)
  assert.equal(error, undefined)
  const { fileNames, errors } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)
  assert.deepEqual(errors, [])
  return fileNames.map(file => relative(ROOT, file))
}

test('each source belongs to a project: one that does not is checked by rules of nobody', () => {
  const known = new Set(['tsconfig.web.json', 'tsconfig.node.json'].flatMap(filesOf))
  const sources = treeFiles().filter(file => /\.tsx?$/.test(file))
  assert.ok(sources.length > 1_000)
  assert.deepEqual(
    sources.filter(file => !known.has(file)),
    [],
  )
})
