import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { readGraph } from './graph.mjs'

const root = mkdtempSync(join(tmpdir(), 'candela-graph-'))
after(() => rmSync(root, { recursive: true }))

/** @param {Record<string, string>} files @param {string[]} [gone] */
const graphOf = (files, gone = []) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return readGraph(root, [...Object.keys(files), ...gone])
}

/** @param {Set<string>} files */
const sorted = files => [...files].sort()

test('what a file loads is followed, with and without endings, through folders and dynamic imports', () => {
  const { closure } = graphOf({
    'web/a.ts': "import { b } from './b'\nexport const late = () => import(/* a name */ './late')",
    'web/b.tsx': "export * from './inner'",
    'web/inner/index.ts': "import '../style.css'",
    'web/late.mjs': "import { a } from './a.js'",
    'web/style.css': '',
    'web/other.ts': '',
  })
  assert.deepEqual(sorted(closure(['web/a.ts'])), [
    'web/a.ts',
    'web/b.tsx',
    'web/inner/index.ts',
    'web/late.mjs',
    'web/style.css',
  ])
})

test('a workspace package is entered by the doors that it names', () => {
  const { closure } = graphOf({
    'ui/package.json': '{"name":"@candela/ui","exports":{".":"./src/index.ts","./words/*":"./src/words/*.ts"}}',
    'ui/src/index.ts': '',
    'ui/src/words/en.ts': '',
    'app/door.ts': "import { a } from '@candela/ui'",
    'app/words.ts': "export const en = () => import('@candela/ui/words/en')\nimport 'react'",
    'app/deep.ts': "import '@candela/ui/src/words/en'",
  })
  assert.deepEqual(sorted(closure(['app/door.ts'])), ['app/door.ts', 'ui/src/index.ts'])
  assert.deepEqual(sorted(closure(['app/words.ts'])), ['app/words.ts', 'ui/src/words/en.ts'])
  assert.deepEqual(sorted(closure(['app/deep.ts'])), ['app/deep.ts'])
})

test('types are not loaded', () => {
  const { closure } = graphOf({
    'types/a.ts': "import type {\n  B,\n} from './b'\nexport type A = B\nimport { c } from './c'",
    'types/b.ts': 'export type B = 1',
    'types/c.ts': 'export const c = 1',
  })
  assert.deepEqual(sorted(closure(['types/a.ts'])), ['types/a.ts', 'types/c.ts'])
})

test('an import in a text or in a comment is none', () => {
  const { closure } = graphOf({
    'text/a.ts': "// import './b'\nexport const a = `import './b'`",
    'text/b.ts': '',
  })
  assert.deepEqual(sorted(closure(['text/a.ts'])), ['text/a.ts'])
})

test('a circle ends, and a cut is not passed', () => {
  const { closure } = graphOf({
    'circle/a.ts': "import './b'",
    'circle/b.ts': "import './a'\nimport './c'",
    'circle/c.ts': '',
  })
  assert.equal(closure(['circle/a.ts']).size, 3)
  assert.equal(closure(['circle/a.ts'], from => from === 'circle/b.ts').size, 2)
})
