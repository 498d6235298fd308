import { defineConfig } from 'eslint/config'
import noUnsanitized from 'eslint-plugin-no-unsanitized'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { zones } from './tools/lint/zones.mjs'

const IN_BROWSERS = [
  'shared-*/src/**',
  'shared-ui/gallery/**',
  'shell/src/**',
  'mfe-*/src/**',
  'e2e/fixtures/*/src/**',
  'tools/alone/**',
]
const TESTS = [
  '**/*.test.{ts,tsx}',
  'e2e/{harness,specs}/**',
  '**/test/**',
  '**/testSupport.{ts,tsx}',
  '**/testing/**',
  'tools/jest/**',
]

/** What a matcher answers is `any`, and a test may reject with whatever it likes. */
const LOOSE_IN_TESTS = [
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-member-access',
  'no-unsafe-return',
  'prefer-promise-reject-errors',
  'restrict-template-expressions',
  'unbound-method',
]

const PROMISES = {
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/no-floating-promises': [
    'error',
    { allowForKnownSafeCalls: [{ from: 'package', package: 'node:test', name: ['test', 'describe'] }] },
  ],
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
}

/** Advice for code that the React compiler rewrites; ours is run as it is written. */
const FOR_THE_COMPILER = ['immutability', 'incompatible-library', 'preserve-manual-memoization', 'set-state-in-effect']

/** @param {string} plugin @param {string[]} rules */
const off = (plugin, rules) => Object.fromEntries(rules.map(rule => [`${plugin}/${rule}`, 'off']))

/** Formatting and the fast rules are biome's, unused names the compiler's: here is what needs types or the tree. */
export default defineConfig(
  { ignores: ['**/dist/', '**/node_modules/', '.cache/', '.data/', 'coverage/', 'test-results/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    extends: [tseslint.configs.base],
    languageOptions: {
      parserOptions: { project: ['./tsconfig.web.json', './tsconfig.node.json'], tsconfigRootDir: import.meta.dirname },
    },
    rules: PROMISES,
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    rules: {
      ...PROMISES,
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': 'off',
      // A handler is asynchronous by its type, whether or not it has something to wait for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  // The query builder hands out its functions to be taken apart.
  { files: ['api/**'], rules: off('@typescript-eslint', ['unbound-method']) },
  { files: TESTS, rules: off('@typescript-eslint', LOOSE_IN_TESTS) },
  {
    files: IN_BROWSERS,
    extends: [reactHooks.configs.flat.recommended, noUnsanitized.configs.recommended],
    rules: { 'react-hooks/exhaustive-deps': 'error', ...off('react-hooks', FOR_THE_COMPILER) },
  },
  ...zones,
  // The configuration files of the root belong to no project of the compiler.
  { files: ['*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
)
