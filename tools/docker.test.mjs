import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { remoteTargets } from './build/targets.mjs'
import { ROOT } from './workspace.mjs'

/** @param {string} name */
const docker = name => readFileSync(join(ROOT, 'docker', name), 'utf8')

test('every deployable has its place in the composition', () => {
  const services = [...docker('compose.yaml').matchAll(/^ {2}([a-z-]+):$/gm)].map(([, name]) => name)
  const expected = ['database', 'shell', 'api', ...remoteTargets().map(({ name }) => name)]
  assert.deepEqual(services.sort(), expected.sort())
})

test('every script that an image runs is there', () => {
  const scripts = [...docker('Dockerfile').matchAll(/node ((?:docker|tools)\/[\w./-]+)/g)].map(([, file = '']) => file)
  assert.ok(scripts.length >= 2)
  assert.deepEqual(
    scripts.filter(file => !existsSync(join(ROOT, file))),
    [],
  )
})
