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

test('the product works as another role than the one that owns its tables', () => {
  const roles = ['DATABASE_URL', 'MIGRATE_DATABASE_URL'].map(name =>
    new RegExp(`^ +${name}: postgres://(\\w+):\\$\\{(\\w+)\\}@database/`, 'm').exec(docker('compose.yaml'))?.slice(1),
  )
  assert.deepEqual(roles, [
    ['candela_product', 'PRODUCT_PASSWORD'],
    ['candela', 'DATABASE_PASSWORD'],
  ])
  assert.match(docker('roles.sh'), /create role candela_product login password :'password'/)
  assert.match(docker('compose.yaml'), /\.\/roles\.sh:\/docker-entrypoint-initdb\.d\//)
})

test('every script that an image runs is there', () => {
  const scripts = [...docker('Dockerfile').matchAll(/node ((?:docker|tools)\/[\w./-]+)/g)].map(([, file = '']) => file)
  assert.ok(scripts.length >= 2)
  assert.deepEqual(
    scripts.filter(file => !existsSync(join(ROOT, file))),
    [],
  )
})
