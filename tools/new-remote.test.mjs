import assert from 'node:assert/strict'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { readDeclaration } from './build/declaration.mjs'
import { importContract } from './import-typescript.mjs'
import { createRemote } from './new-remote.mjs'
import { declarationProblems } from './release/checks.mjs'
import { typeProblem } from './release/types.mjs'
import { CACHE, ROOT } from './workspace.mjs'

mkdirSync(CACHE, { recursive: true })
const root = mkdtempSync(join(CACHE, 'new-remote-'))
after(() => rmSync(root, { recursive: true }))
for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(ROOT, file), join(root, file))

/** @param {string} file */
const json = file => JSON.parse(readFileSync(join(root, file), 'utf8'))

test('a new remote is sound as it comes: declared, typed, tested, in four languages, a workspace', async () => {
  const title = `Today's "shop"`
  createRemote(root, 'mfe-shop', title)
  const dir = join(root, 'mfe-shop')

  const { declaration, exposes } = await readDeclaration(dir)
  assert.equal(declaration.name, 'candela_shop')
  assert.equal(declaration.title.pt, title)
  assert.deepEqual(Object.keys(exposes), ['./Home'])
  const contract = await importContract()
  assert.deepEqual(declarationProblems(contract, declaration, contract.EMPTY_REGISTRY), [])
  assert.equal(await typeProblem(dir), undefined)
  assert.deepEqual(readdirSync(join(dir, 'src', 'i18n')).sort(), [
    'en.ts',
    'es.ts',
    'it.ts',
    'messages.test.ts',
    'messages.ts',
    'pt.ts',
  ])

  assert.ok(json('package.json').workspaces.includes('mfe-shop'))
  const { packages } = json('package-lock.json')
  assert.ok(packages[''].workspaces.includes('mfe-shop'))
  assert.equal(packages['mfe-shop'].version, '0.1.0')
  assert.deepEqual(packages['node_modules/@candela/mfe-shop'], { resolved: 'mfe-shop', link: true })
})

test('a remote is never written over another one, nor under another kind of name', () => {
  assert.throws(() => createRemote(root, 'mfe-shop', 'Shop'), /mfe-shop is there already/)
  assert.throws(() => createRemote(root, 'Shop', 'Shop'), /called like mfe-reports/)
  assert.throws(() => createRemote(root, 'mfe-mall', ' '), /has a title that people read/)
})
