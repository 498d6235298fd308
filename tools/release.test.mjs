import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { releaseBuilt } from './release/operations.mjs'
import { aBuild, aDeclaration, anEntry, aRoute, labels } from './release/testSupport.mjs'
import { runNode } from './run.mjs'
import { CACHE } from './workspace.mjs'

mkdirSync(CACHE, { recursive: true })
const home = mkdtempSync(join(CACHE, 'release-test-'))
const dataDir = join(home, 'data')
const dir = join(home, 'mfe-shop')
after(() => rmSync(home, { recursive: true }))
before(() => releaseBuilt({ dist: aBuild(home, '1'), dataDir, why: 'stands there before' }))

/** @param {string} tool @param {string[]} args */
const run = (tool, ...args) => runNode(join('tools', tool), args, { DATA_DIR: dataDir })

const { version: _, ...declared } = aDeclaration({
  name: 'candela_shop',
  host: '^1.6.0',
  routes: [aRoute('/shop')],
  nav: [anEntry('shop', '/shop')],
})
const SCREEN = 'export default () => null'

/** @param {object} remote @param {string} [screen] */
const write = (remote, screen = SCREEN) => {
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(join(dir, 'src'), { recursive: true })
  const dependencies = { '@candela/shared-contract': '0.1.0', '@candela/shared-ui': '0.1.0' }
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'mfe-shop', version: '0.1.0', dependencies }))
  const declaration = `export const remote = defineRemote(${JSON.stringify(remote)} as never)`
  writeFileSync(
    join(dir, 'src', 'remote.ts'),
    `import { defineRemote } from '@candela/shared-contract'\n${declaration}\n`,
  )
  writeFileSync(join(dir, 'src', 'Screen.tsx'), screen)
}

/** @type {[string, object, string, RegExp][]} */
const REFUSED = [
  [
    'a removed member of the contract',
    {},
    `import { gone } from '@candela/shared-contract'\nexport default () => gone`,
    /Screen\.tsx\(1,10\): error TS2305: .*shared-contract.* has no exported member 'gone'/,
  ],
  [
    'a removed member of a front door',
    {},
    `import { useGone } from '@candela/shared-ui/runtime'\nexport default () => useGone()`,
    /Screen\.tsx\(1,10\): error TS2305: .*runtime.* has no exported member 'useGone'/,
  ],
  [
    'a route that another remote serves',
    { routes: [aRoute('/trial'), aRoute('/shop')] },
    SCREEN,
    /^candela_shop: route \/trial is served by candela_trial already$/,
  ],
  [
    'a missing label in one language',
    { nav: [{ ...anEntry('shop', '/shop'), label: { ...labels('Shop'), pt: undefined } }] },
    SCREEN,
    /^mfe-shop src\/remote\.ts: menu entry "shop", label has no words in Portuguese \(pt\)$/,
  ],
  [
    'an exposed module that does not exist',
    { routes: [aRoute('/shop', { module: './Nothing' })] },
    SCREEN,
    /^mfe-shop src\/remote\.ts: the screen \.\/Nothing is no file under src$/,
  ],
  [
    'a right outside the closed list',
    { nav: [{ ...anEntry('shop', '/shop'), anyOf: ['shop.fly'] }] },
    SCREEN,
    /^mfe-shop src\/remote\.ts: menu entry "shop", anyOf is "shop\.fly": not in the closed list of rights$/,
  ],
  [
    'a group of the menu outside the closed list',
    { nav: [{ ...anEntry('shop', '/shop'), group: 'shops' }] },
    SCREEN,
    /^mfe-shop src\/remote\.ts: menu entry "shop", group is "shops", not one of main, reports, /,
  ],
]

for (const [what, change, screen, line] of REFUSED)
  test(`a remote with ${what} is not released, and one line says why`, async () => {
    write({ ...declared, ...change }, screen)
    const { ok, output } = await run('release.mjs', dir)
    assert.equal(ok, false)
    assert.match(output, line)
    assert.equal(output.split('\n').length, 1)
  })

test('a sound remote is released, once, and goes back', async () => {
  write(declared)
  assert.match((await run('release.mjs', dir, '--why', 'opens')).output, /candela_shop 0\.1\.0-\w{8} is live$/)
  assert.match((await run('release.mjs', dir)).output, /is live already: nothing changed$/)
  write(declared, "export default () => 'open'")
  assert.match((await run('release.mjs', dir)).output, /is live; before it was 0\.1\.0-\w{8}$/)
  assert.match((await run('rollback.mjs', 'mfe-shop', '--why', 'closed')).output, /^candela_shop is back at 0\.1\.0-/)
  const again = await run('rollback.mjs', 'shop')
  assert.equal(again.ok, false)
  assert.match(again.output, /^candela_shop has nothing to go back to: /)
  const { output } = await run('remotes.mjs', '--disable', 'shop', '--why', 'on holiday')
  assert.match(output, /candela_shop +\(off\) 0\.1\.0-\w{8} .*rolled back: closed/)
  assert.match(output, /^switched off: candela_shop: on holiday$/m)
})
