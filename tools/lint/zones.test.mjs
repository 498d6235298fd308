import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { ROOT } from '../workspace.mjs'
import { IN_BROWSERS, zones } from './zones.mjs'

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: [{ files: ['**/*.{ts,tsx}'], ...tseslint.configs.base }, ...zones],
})

/** @param {string} filePath @param {string} code */
const complaints = async (filePath, code) => {
  const [result] = await eslint.lintText(code, { filePath })
  return result?.messages.map(({ ruleId }) => ruleId) ?? []
}

/** @type {[title: string, file: string, code: string][]} */
const FORBIDDEN = [
  ['the contract imports React', 'shared-contract/src/a.ts', "import { useState } from 'react'"],
  ['the contract imports Node', 'shared-contract/src/a.ts', "import { readFileSync } from 'node:fs'"],
  ['a test of the contract imports React', 'shared-contract/src/a.test.ts', "import { useState } from 'react'"],
  ['shared-auth imports shared-ui', 'shared-auth/src/a.ts', "import { Button } from '@candela/shared-ui'"],
  ['a remote takes all endpoints', 'mfe-reports/src/a.ts', "import { endpoints } from '@candela/shared-contract'"],
  ['shared-ui imports an endpoint', 'shared-ui/src/a.ts', "import { endpoints } from '@candela/shared-contract'"],
  ['shared-ui imports an entity', 'shared-ui/src/a.ts', "import type { SessionUser } from '@candela/shared-contract'"],
  [
    'the runtime imports an entity',
    'shared-ui/src/runtime/a.ts',
    "import { userSchema } from '@candela/shared-contract'",
  ],
  [
    'a component makes a second runtime',
    'shared-ui/src/components/A.tsx',
    "import { addToast } from '../runtime/toasts'",
  ],
  ['the shell imports a remote', 'shell/src/a.ts', "import { remote } from '@candela/mfe-admin/remote'"],
  ['the shell loads a remote', 'shell/src/a.ts', "export const a = () => import('@candela/mfe-admin/remote')"],
  ['a remote imports another', 'mfe-reports/src/a.ts', "export * from '@candela/mfe-admin/remote'"],
  ['a remote reaches into another', 'mfe-reports/src/a.ts', "import { remote } from '../../mfe-admin/src/remote'"],
  ['a remote imports the shell', 'mfe-reports/src/a.ts', "import { Frame } from '@candela/shell'"],
  ['a remote goes past a front door', 'mfe-reports/src/a.ts', "import { a } from '@candela/shared-ui/src/a'"],
  ['a remote imports the router itself', 'mfe-reports/src/a.ts', "import { Link } from 'react-router-dom'"],
  ['a remote styles the page', 'mfe-reports/src/a.ts', "import { createGlobalStyle } from 'styled-components'"],
  ['a component brings an animation', 'shared-ui/src/components/a.ts', "import { keyframes } from 'styled-components'"],
  ['a remote brings an animation', 'mfe-reports/src/a.ts', "import { keyframes } from 'styled-components'"],
  ['somebody calls past shared-auth', 'shell/src/a.ts', "import ky from 'ky'"],
  ['somebody reads the stored session', 'shell/src/a.ts', "export const a = localStorage.getItem('candela.session')"],
  ['a colour is written out', 'shell/src/a.ts', "export const a = '1px solid #fff'"],
  ['a colour is written out in a style', 'mfe-reports/src/a.ts', 'export const a = css`color: #A1B2C3;`'],
  [
    'text is rendered as markup',
    'shell/src/A.tsx',
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />',
  ],
  ['the server imports the interface', 'api/src/a.ts', "import { useSession } from '@candela/shared-auth'"],
  ['the platform imports a module', 'api/src/platform/db/a.ts', "import { a } from '../../modules/user/user.policy'"],
  [
    'the platform imports what puts it together',
    'api/src/platform/a.ts',
    "import { auditRules } from '../audit-rules'",
  ],
  ['a module imports the demo', 'api/src/modules/a/a.ts', "import { demo } from '../../seeds/demo'"],
  ['a module imports the interface', 'api/src/modules/a/a.ts', "import { useSession } from '@candela/shared-auth'"],
  [
    'a module writes past the audit',
    'api/src/modules/a/a.ts',
    "export const a = app.database.unaudited.deleteFrom('a')",
  ],
  ['a module takes the way past the audit', 'api/src/modules/a/a.ts', 'export const { unaudited } = app.database'],
]

for (const [title, file, code] of FORBIDDEN)
  test(`it is caught when ${title}`, async () => {
    const [rule, ...others] = await complaints(file, code)
    assert.match(rule ?? 'nothing', /^no-restricted-(imports|syntax)$/)
    assert.deepEqual(others, [])
  })

/** @type {[title: string, file: string, code: string][]} */
const ALLOWED = [
  ['the contract on zod', 'shared-contract/src/a.ts', "import * as z from 'zod/mini'\nimport { b } from './b'"],
  ['a test of the contract on fast-check', 'shared-contract/src/a.test.ts', "import fc from 'fast-check'"],
  [
    'shared-auth on ky and its own key',
    'shared-auth/src/a.ts',
    "import ky from 'ky'\nexport const KEY = 'candela.session'",
  ],
  ['a component on the runtime', 'shared-ui/src/components/A.tsx', "import { useT } from '@candela/shared-ui/runtime'"],
  ['shared-ui on languages', 'shared-ui/src/a.ts', "import { languageOf } from '@candela/shared-contract'"],
  ['the theme on colours', 'shared-ui/src/theme/tokens.ts', "export const INK = '#14171F'"],
  ['the router facade on the router', 'shared-ui/src/router.ts', "export { Link } from 'react-router-dom'"],
  [
    'a remote on the front doors',
    'mfe-reports/src/a.ts',
    "import { Page } from '@candela/shared-ui'\nimport { Link } from '@candela/shared-ui/router'",
  ],
  ['the platform on its own books', 'api/src/platform/a.ts', "export const a = database.unaudited.deleteFrom('mails')"],
  ['a module on the platform', 'api/src/modules/a/a.ts', "import { write } from '../../platform/write'"],
  ['a link to a place on the page', 'shell/src/a.ts', "export const a = '#content'"],
]

for (const [title, file, code] of ALLOWED)
  test(`it is fine to build ${title}`, async () => assert.deepEqual(await complaints(file, code), []))

test('the rules of hooks hold for whatever runs in a browser', () => {
  const text = readFileSync(join(ROOT, '.oxlintrc.jsonc'), 'utf8').replace(/^\s*\/\/.*$/gm, '')
  /** @type {{ overrides: { files: string[], rules: Record<string, unknown> }[] }} */
  const { overrides } = JSON.parse(text)
  const [hooks, ...others] = overrides.filter(({ rules }) => 'react/rules-of-hooks' in rules)
  assert.deepEqual([hooks?.files, others], [IN_BROWSERS, []])
})
