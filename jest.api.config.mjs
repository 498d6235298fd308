import { apiTests, writeApiSuites } from './api/test/suites.mjs'
import { filesNamed } from './tools/jest/suites.mjs'

const { TEST_ENGINE, TEST_ALL, TEST_FILES, TEST_SHUFFLE } = process.env

/** @type {'pglite' | 'postgres'} */
const engine = TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite'
const named = filesNamed(
  TEST_FILES,
  apiTests('pglite', true).map(file => `api/${file}`),
)
const files = apiTests(engine, TEST_ALL === '1').filter(file => named.includes(`api/${file}`))
const suites = writeApiSuites(
  TEST_FILES || TEST_SHUFFLE ? `${engine}-chosen` : engine,
  files,
  Number(TEST_SHUFFLE ?? 0),
)

/**
 * The API suite: through HTTP on a real database. `TEST_ENGINE` chooses PGlite (default) or PostgreSQL, `TEST_ALL=1`
 * runs everything on either, `TEST_FILES` names some files of the API, `TEST_SHUFFLE` is the seed of another order.
 */
export default {
  displayName: `api on ${engine}`,
  rootDir: 'api',
  roots: ['<rootDir>', suites],
  testEnvironment: 'node',
  testMatch: [...files.map(file => `<rootDir>/${file}`), `${suites}/*.test.ts`],
  filter: '<rootDir>/../tools/jest/asked.cjs',
  transform: {
    '^.+\\.[jt]sx?$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' }, module: { type: 'commonjs' } },
    ],
  },
  // Packages that exist as modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(htmlparser2|entities|domelementtype|domhandler|domutils|dom-serializer)/)',
  ],
  moduleFileExtensions: ['ts', 'js', 'json'],
  globalSetup: './test/global-setup.ts',
  globalTeardown: './test/global-teardown.ts',
  // Some read a year of facts, on a machine that may have other things to do.
  testTimeout: 90_000,
  restoreMocks: true,
}
