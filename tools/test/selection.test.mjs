import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { DOMAINS } from './domains.mjs'
import { readGraph } from './graph.mjs'
import { select } from './selection.mjs'

const root = mkdtempSync(join(tmpdir(), 'candela-selection-'))
after(() => rmSync(root, { recursive: true }))

const CONTRACT = '@candela/shared-contract'
const ROUTES = 'api/src/modules/routes.ts'

/** A small Candela: two modules of the API, two remotes, and a spec of each. @type {Record<string, string>} */
const TREE = {
  'shared-contract/package.json': `{"name":"${CONTRACT}","exports":{".":"./src/index.ts"}}`,
  'shared-contract/src/index.ts': "export * from './money'",
  'shared-contract/src/money.ts': '',
  'shared-contract/src/money.test.ts': "import './money'",
  'shared-ui/src/Button.tsx': '',
  'shared-ui/src/Button.test.tsx': "import './Button'",
  'tools/jest/gallery.test.ts': '',
  'tools/start.test.mjs': '',
  'mfe-admin/src/remote.ts': '',
  'mfe-admin/src/group/GroupList.tsx': `import '${CONTRACT}'\nimport './words'`,
  'mfe-admin/src/group/words.ts': '',
  'mfe-admin/src/group/GroupList.test.tsx': "import './GroupList'",
  'mfe-publishers/src/website/WebsiteList.tsx': `import '${CONTRACT}'`,
  'mfe-publishers/src/website/WebsiteList.test.tsx': "import './WebsiteList'",
  'shell/src/app/main.tsx': '',
  'mfe-publishers/src/account/AccountNew.tsx': 'useQuery(groupEndpoints.simpleList)',
  'api/src/app.ts': "import './modules/routes'\nimport './platform/write'",
  [ROUTES]: "import './group/group.routes'\nimport './website/website.routes'",
  'api/src/platform/write.ts': `import '${CONTRACT}'`,
  'api/src/seeds/seed.ts': '',
  'api/src/modules/group/group.routes.ts': "import './group.policy'",
  'api/src/modules/group/group.policy.ts': '',
  'api/src/modules/group/group.test.ts': "import { startProduct } from '../../../test/product'",
  'api/src/modules/group/group.policy.test.ts': "import './group.policy'",
  'api/src/modules/website/website.routes.ts': '',
  'api/src/modules/website/website.mails.ts': '',
  'api/src/modules/website/website.test.ts': "import { startProduct } from '../../../test/product'",
  'api/src/modules/website/website.people.test.ts': "import { aGroup } from '../../../test/groups'",
  'api/test/product.ts': "import '../src/app'",
  'api/test/groups.ts': "import './product'\nexport const aGroup = call => call('POST', '/group')",
  'api/test/permissions.test.ts': "import './product'",
  'api/migrations/0001_people.sql': '',
  'docs/permissions.md': '',
  'e2e/harness/test.ts': '',
  'e2e/harness/websites.ts': '',
  'e2e/harness/open.ts':
    "const go = page => page.goto('/group')\nexport const openGroups = page => go(page)\nexport const ADMIN = 'admin'",
  'e2e/specs/groups-list.e2e.ts': "import '../harness/test'",
  'e2e/specs/accounts-new.e2e.ts': "import '../harness/test'",
  'e2e/specs/roles.e2e.ts': '',
  'e2e/specs/session.e2e.ts': "await page.goto('/group?sort=name')",
  'e2e/specs/photo.e2e.ts': "import { openGroups } from '../harness/open'",
  'e2e/specs/views.e2e.ts': "import { ADMIN } from '../harness/open'",
  'e2e/specs/websites-list.e2e.ts': "import '../harness/test'\nimport '../harness/websites'",
  'package-lock.json': '{}',
  'README.md': '',
}
for (const [file, text] of Object.entries(TREE)) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const files = Object.keys(TREE)
const graph = readGraph(root, files)
const [api, unit] = [/^api\/.*\.test\.ts$/, /^(shared|mfe|shell|tools\/jest).*\.test\.tsx?$/]
const all = {
  unit: files.filter(file => unit.test(file)),
  tools: files.filter(file => file.endsWith('.test.mjs')),
  api: files.filter(file => api.test(file)),
  browser: files.filter(file => file.endsWith('.e2e.ts')),
  lint: files.filter(file => /\.(ts|tsx|mjs)$/.test(file)),
}
const resources = {
  byName: new Map([
    ['group', new Set(['group'])],
    ['website', new Set(['website'])],
  ]),
  byCall: new Map([['groupEndpoints.simpleList', new Set(['group'])]]),
  screens: [
    { path: '/group', file: 'mfe-admin/src/group/GroupList.tsx' },
    { path: '/group/websites', file: 'mfe-publishers/src/website/WebsiteList.tsx' },
  ],
}

/** @param {string[]} changed */
const chosen = (...changed) => {
  const { chosen } = select({ graph, changed, all, resources })
  const short = (/** @type {string[]} */ list) => list.map(file => file.replace(/^.*\//, '').replace(/\..*$/, ''))
  return { unit: short(chosen.unit), api: chosen.api.map(f => f.replace(/^.*\//, '')), browser: short(chosen.browser) }
}

test('a screen runs its component tests, the specs of its domain and those that go through all screens', () => {
  assert.deepEqual(chosen('mfe-admin/src/group/words.ts'), {
    // What reads all sources by their files.
    unit: ['gallery', 'GroupList'],
    api: [],
    // One of another domain goes there, and one whose helper does.
    browser: ['groups-list', 'roles', 'session', 'photo'],
  })
})

test('the declaration of a remote runs the tests that read all of them, and the specs of its screens', () => {
  const { unit, browser } = chosen('mfe-admin/src/remote.ts')
  assert.deepEqual(unit, ['gallery'])
  assert.ok(browser.includes('groups-list') && !browser.includes('websites-list'))
})

test('an address belongs to the screen that it names most of', () => {
  const spec = 'e2e/specs/session.e2e.ts'
  const at = (/** @type {string} */ address, /** @type {string} */ file) =>
    select({
      graph: { ...graph, text: of => (of === spec ? `page.goto('${address}')` : graph.text(of)) },
      ...{ changed: [file], all, resources },
    }).chosen.browser.includes(spec)
  const [groups, websites] = resources.screens.map(({ file }) => file)
  assert.deepEqual([at('/group/7?edit', groups ?? ''), at('/group/7?edit', websites ?? '')], [true, false])
  assert.deepEqual([at('/group/websites', groups ?? ''), at('/group/websites', websites ?? '')], [false, true])
})

test('a test that changed runs, and no browser for its sake', () => {
  assert.deepEqual(chosen('mfe-admin/src/group/GroupList.test.tsx'), { unit: ['GroupList'], api: [], browser: [] })
})

test('a module of the API runs its tests, those that call it by name, the walkers and its domain', () => {
  assert.deepEqual(chosen('api/src/modules/group/group.policy.ts'), {
    unit: ['gallery'],
    api: ['group.test.ts', 'group.policy.test.ts', 'website.people.test.ts', 'permissions.test.ts'],
    // A screen of the accounts calls it.
    browser: ['groups-list', 'accounts-new', 'roles', 'session', 'photo'],
  })
})

test('a file of a module that nothing imports by name still belongs to the tests of its module', () => {
  assert.deepEqual(chosen('api/src/modules/website/website.mails.ts').api, [
    'website.test.ts',
    'website.people.test.ts',
    'permissions.test.ts',
  ])
})

test('the platform, the seeds and the list of modules run all tests of the server and every domain', () => {
  for (const file of ['api/src/platform/write.ts', 'api/src/seeds/seed.ts', ROUTES]) {
    const { unit, api, browser } = chosen(file)
    assert.deepEqual([unit, api.length], [['gallery'], all.api.length - 1], file)
    assert.equal(browser.length, all.browser.length)
  }
})

test('a migration runs the whole API suite and the browser', () => {
  const { unit, api, browser } = chosen('api/migrations/0001_people.sql')
  assert.deepEqual([unit.length, api.length, browser.length], [0, all.api.length, all.browser.length])
})

test('the contract runs whatever loads it: nearly everything', () => {
  const { unit, api, browser } = chosen('shared-contract/src/money.ts')
  assert.deepEqual(unit, ['money', 'gallery', 'GroupList', 'WebsiteList'])
  assert.ok(!api.includes('group.policy.test.ts') && api.includes('website.test.ts'))
  assert.equal(browser.length, all.browser.length)
})

test('shared-ui and the shell are under every domain', () => {
  for (const file of ['shared-ui/src/Button.tsx', 'shell/src/app/main.tsx'])
    assert.equal(chosen(file).browser.length, all.browser.length)
  assert.deepEqual(chosen('shared-ui/src/Button.tsx').unit, ['Button', 'gallery'])
})

test('a helper of the browser runs the specs that use it', () => {
  assert.deepEqual(chosen('e2e/harness/websites.ts').browser, ['websites-list'])
  assert.equal(chosen('e2e/harness/test.ts').browser.length, 3)
})

test('words for people run nothing, the document of rights the API suite that compares it', () => {
  assert.deepEqual(chosen('README.md'), { unit: [], api: [], browser: [] })
  assert.equal(chosen('docs/permissions.md').api.length, all.api.length)
})

test('the lockfile, the tools and whatever no rule knows run everything', () => {
  for (const file of ['package-lock.json', 'tools/start.mjs', 'shell/src/pixel.png', 'Dockerfile']) {
    const { whole, chosen } = select({ graph, changed: [file], all, resources })
    assert.deepEqual([whole, chosen], [file, all], file)
  }
})

test('a source may belong to no project, a test to no runner: that is read off the tree for each of them', () => {
  const tools = ['lint/projects', 'test/changed', 'test/cost'].map(name => `tools/${name}.test.mjs`)
  for (const file of ['api/src/new.ts', 'shell/src/new.test.ts', 'e2e/specs/new-list.e2e.ts'])
    assert.deepEqual(select({ graph, changed: [file], all: { ...all, tools }, resources }).chosen.tools, tools)
})

test('who reads sources by their files reads helpers of tests as well, and no tests', () => {
  const unit = [...all.unit, 'tools/jest/circles.test.ts']
  for (const [file, reads] of /** @type {const} */ ([
    ['shared-ui/src/testing/renderUi.tsx', true],
    ['mfe-admin/src/group/testGroups.tsx', true],
    ['mfe-admin/src/group/GroupList.test.tsx', false],
  ]))
    assert.equal(
      select({ graph, changed: [file], all: { ...all, unit }, resources }).chosen.unit.includes(unit.at(-1) ?? ''),
      reads,
      file,
    )
})

test('who imports what is read off what changed', () => {
  const { chosen } = select({ graph, changed: ['mfe-admin/src/group/words.ts'], all, resources })
  assert.deepEqual(chosen.lint, ['mfe-admin/src/group/words.ts'])
})

test('every domain of the product has screens, modules and specs', () => {
  const incomplete = DOMAINS.filter(domain => domain.isProduct).filter(
    ({ screens, modules, specs }) => Math.min(screens.length, modules.length, specs.length) === 0,
  )
  assert.deepEqual(incomplete, [])
})
