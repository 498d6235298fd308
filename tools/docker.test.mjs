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
  const expected = ['database', 'shell', 'migrate', 'api', ...remoteTargets().map(({ name }) => name)]
  assert.deepEqual(services.sort(), expected.sort())
})

test('the product works as another role than the one that owns its tables, whose password it does not have', () => {
  const compose = docker('compose.yaml')
  const [, migrate = ''] = compose.match(/^ {2}migrate:\n((?: {4}.*\n)+)/m) ?? []
  const [, api = ''] = compose.match(/^ {2}api:\n((?: {4}.*\n)+)/m) ?? []
  assert.match(migrate, /^ +DATABASE_URL: &\w+ postgres:\/\/candela_product:\$\{PRODUCT_PASSWORD\}@database\//m)
  assert.match(migrate, /^ +MIGRATE_DATABASE_URL: postgres:\/\/candela:\$\{DATABASE_PASSWORD\}@database\//m)
  assert.match(migrate, /api\/dist\/cli\/migrate\.js/)
  assert.match(api, /migrate: \{ condition: service_completed_successfully \}/)
  assert.doesNotMatch(api, /MIGRATE_DATABASE_URL|DATABASE_PASSWORD/)
  assert.match(docker('roles.sh'), /create role candela_product login password :'password'/)
  assert.match(compose, /\.\/roles\.sh:\/docker-entrypoint-initdb\.d\//)
})

test('every script that an image runs is there', () => {
  const scripts = [...docker('Dockerfile').matchAll(/node ((?:docker|tools)\/[\w./-]+)/g)].map(([, file = '']) => file)
  assert.ok(scripts.length >= 2)
  assert.deepEqual(
    scripts.filter(file => !existsSync(join(ROOT, file))),
    [],
  )
})
