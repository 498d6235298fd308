/** The API suite: through HTTP on a real database. `TEST_ENGINE` chooses PGlite (default) or PostgreSQL. */
export default {
  displayName: `api on ${process.env.TEST_ENGINE ?? 'pglite'}`,
  rootDir: 'api',
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts'],
  transform: {
    '^.+\\.[jt]sx?$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' }, module: { type: 'commonjs' } },
    ],
  },
  moduleFileExtensions: ['ts', 'js', 'json'],
  globalSetup: './test/global-setup.ts',
  globalTeardown: './test/global-teardown.ts',
  testTimeout: 30_000,
  maxWorkers: 2,
}
