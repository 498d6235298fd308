import { readdirSync } from 'node:fs'

const ROOT = import.meta.dirname
/** Where the tests of a package begin, when it matters. @type {Record<string, string>} */
const ADDRESS = { 'shared-auth': 'https://candela.example/users' }
const ENGINE = { target: 'es2022', transform: { react: { runtime: 'automatic' } } }

/** @param {object} parser */
const swc = parser => ['@swc/jest', { swcrc: false, jsc: { ...ENGINE, parser }, module: { type: 'commonjs' } }]

/** @param {string} name */
const project = name => ({
  displayName: name,
  rootDir: ROOT,
  roots: [`<rootDir>/${name}/src`],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testEnvironment: '<rootDir>/tools/jest/environment.cjs',
  testEnvironmentOptions: { url: ADDRESS[name] ?? 'http://localhost/' },
  setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.ts'],
  transform: {
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
    '\\.ts$': swc({ syntax: 'typescript' }),
    '\\.m?js$': swc({ syntax: 'ecmascript' }),
  },
  // Packages that exist as modules only.
  transformIgnorePatterns: ['/node_modules/(?!(ky|@candela)/)'],
  restoreMocks: true,
})

/** Rules about files, checked by reading them. */
const structure = {
  displayName: 'structure',
  rootDir: ROOT,
  roots: ['<rootDir>/tools/jest'],
  testEnvironment: 'node',
  transform: { '\\.ts$': swc({ syntax: 'typescript' }) },
}

const packages = readdirSync(ROOT).filter(name =>
  /^(shared-contract|shared-auth|shared-ui|shell|mfe-[a-z]+)$/.test(name),
)

/** The packages that run in a browser. */
export default {
  projects: [...packages.filter(name => readdirSync(`${ROOT}/${name}`).includes('src')).map(project), structure],
  maxWorkers: 2,
  testTimeout: 20_000,
}
