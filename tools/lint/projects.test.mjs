import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { relative } from 'node:path'
import { test } from 'node:test'
import ts from 'typescript'
import { ROOT } from '../workspace.mjs'

/** @param {string} project @returns {string[]} its files */
const filesOf = project => {
  const { config } = ts.readConfigFile(`${ROOT}/${project}`, ts.sys.readFile)
  return ts.parseJsonConfigFileContent(config, ts.sys, ROOT).fileNames.map(file => relative(ROOT, file))
}

test('a file that belongs to no project would be checked by rules of nobody: each belongs to one', () => {
  const { stdout } = spawnSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
  const known = new Set(['tsconfig.web.json', 'tsconfig.node.json'].flatMap(filesOf))
  const tracked = stdout.split('\n').filter(Boolean)
  assert.ok(tracked.length > 1_000)
  assert.deepEqual(
    tracked.filter(file => !known.has(file)),
    [],
  )
})
