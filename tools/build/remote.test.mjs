import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { importContract } from '../import-typescript.mjs'
import { remoteConfig } from './remote.mjs'
import { complaintsOf, runWebpack } from './run-webpack.mjs'

const { containerOf } = await importContract()
const home = mkdtempSync(join(tmpdir(), 'candela-remotes-'))
after(() => rmSync(home, { recursive: true }))

const title = { en: 'A', pt: 'A', es: 'A', it: 'A' }
const route = { path: '/account', module: './AccountList', title, anyOf: ['account.list'] }
const declared = { name: 'candela_trial', host: '^1.6.0', i18n: 'trial', title, routes: [route], nav: [] }

/** @param {object} remote @param {Record<string, string>} files below src @param {object} [manifest] */
const makeRemote = (remote, files, manifest = {}) => {
  const dir = mkdtempSync(join(home, 'remote-'))
  mkdirSync(join(dir, 'src', 'account'), { recursive: true })
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'trial', version: '1.2.3', ...manifest }))
  writeFileSync(join(dir, 'src', 'remote.ts'), `export const remote = ${JSON.stringify(remote)}`)
  for (const [file, content] of Object.entries(files)) writeFileSync(join(dir, 'src', file), content)
  return { name: 'trial', dir, outDir: join(dir, 'dist') }
}

/** @param {{ name: string, dir: string, outDir: string }} remote */
const built = async remote => {
  const stats = await runWebpack([await remoteConfig(remote)], () => undefined)
  assert.equal([...stats.values()].map(complaintsOf).join(''), '')
  const read = (/** @type {string} */ file) => readFileSync(join(remote.outDir, file), 'utf8')
  return {
    declaration: JSON.parse(read('remote.json')),
    entry: read('remoteEntry.js'),
    manifest: read('mf-manifest.json'),
  }
}

const SCREEN = { 'account/AccountList.tsx': 'export default () => "accounts"' }

test('the version is that of the package and of the content, and only other content earns another one', async () => {
  const remote = makeRemote(declared, SCREEN)
  const { declaration, entry, manifest } = await built(remote)
  assert.match(declaration.version, /^1\.2\.3-[0-9a-f]{8}$/)
  assert.ok(entry.includes(`candela_trial_${declaration.version.replace(/\W/g, '_')}`))
  assert.ok(manifest.includes('__federation_expose_AccountList'))
  assert.equal(JSON.parse(manifest).metaData.globalName, containerOf(declaration))
  assert.ok(entry.includes('globalThis.candelaScript?.('))

  const again = await built(remote)
  assert.equal(again.declaration.version, declaration.version)

  writeFileSync(join(remote.dir, 'src', 'account', 'AccountList.tsx'), 'export default () => "all accounts"')
  const other = await built(remote)
  assert.notEqual(other.declaration.version, declaration.version)
})

/** @param {string} code of a screen */
const complaintsAbout = async code => {
  const remote = makeRemote(declared, { 'account/AccountList.tsx': code })
  const stats = await runWebpack([await remoteConfig(remote)], () => undefined)
  return [...stats.values()].map(complaintsOf).join('')
}

for (const code of [
  "import { useMutation } from '@tanstack/react-query'\nexport default () => useMutation({}).status",
  "import * as query from '@tanstack/react-query'\nexport default () => query.useMutation({}).status",
  "export { useMutation as default } from '@tanstack/react-query'",
])
  test(`what the shell does not provide is not built upon: ${code.slice(0, 30)}…`, async () => {
    assert.match(await complaintsAbout(code), /@tanstack\/react-query: the shell does not provide useMutation/)
  })

test('what it provides is', async () => {
  const code = "import { useMutation, useQuery } from '@tanstack/react-query'\nexport default () => useQuery({}).status"
  assert.equal(await complaintsAbout(code), '')
})

/** @type {[title: string, remote: object, files: Record<string, string>, problem: RegExp][]} */
const REFUSED = [
  [
    'a right that does not exist',
    { ...declared, routes: [{ ...route, anyOf: ['account.fly'] }] },
    SCREEN,
    /route \/account, anyOf is "account\.fly": not in the closed list/,
  ],
  [
    'a language without a label',
    { ...declared, title: { en: 'A' } },
    SCREEN,
    /title has no words in Portuguese \(pt\)/,
  ],
  ['a screen without a file', declared, {}, /AccountList is no file under src/],
  ['a screen with two files', declared, { ...SCREEN, 'AccountList.ts': '' }, /AccountList is more than one file/],
]

for (const [what, remote, files, problem] of REFUSED)
  test(`a remote with ${what} is not built`, () => assert.rejects(remoteConfig(makeRemote(remote, files)), problem))

test('a package says itself which of two files a screen is', async () => {
  const exposes = { './AccountList': './src/account/AccountList.tsx' }
  await remoteConfig(makeRemote(declared, { ...SCREEN, 'AccountList.ts': '' }, { exposes }))
})
