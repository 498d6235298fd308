import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { UNIT_TESTS } from './api/test/suites.mjs'

const ROOT = import.meta.dirname
/** Where the tests of a package begin, when it matters. @type {Record<string, string>} */
const ADDRESS = { 'shared-auth': 'https://candela.example/users' }
const ENGINE = { target: 'es2022', transform: { react: { runtime: 'automatic' } } }

/** Packages that exist as modules only, and those of which pages run the modules. */
const MODULES_ONLY = [
  '@candela',
  'ky',
  'ag-(grid-community|grid-react|stack)',
  'htmlparser2',
  '(dom-serializer|domelementtype|domhandler|domutils|entities)',
]

/** @param {object} parser */
const swc = parser => ['@swc/jest', { swcrc: false, jsc: { ...ENGINE, parser }, module: { type: 'commonjs' } }]

const packages = readdirSync(ROOT).filter(
  name => /^(shared-|shell$|mfe-)/.test(name) && existsSync(`${ROOT}/${name}/src`),
)

/** @param {string} name @returns {string[]} its tests */
const testsOf = name =>
  readdirSync(`${ROOT}/${name}/src`, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.test\.tsx?$/.test(file))
    .map(file => `${name}/src/${file}`)

/** Most tests of these packages need a page, and so does whatever renders. */
const IN_PAGE = /^(shared-auth|shell)\/|\.tsx$/
/** Elsewhere `*.test.ts` runs in Node, which starts in a fraction of the time, unless it speaks of what a page has. */
const SPEAKS_OF_PAGE = /\b(window|document|(local|session)Storage|FileReader)\b|@testing-library/

/** @param {string} file */
const needsPage = file => IN_PAGE.test(file) || SPEAKS_OF_PAGE.test(readFileSync(`${ROOT}/${file}`, 'utf8'))

/** @param {string} displayName @param {string[]} files */
const project = (displayName, files) => ({
  displayName,
  rootDir: ROOT,
  roots: [...new Set(files.map(file => `<rootDir>/${file.split('/src/')[0]}/src`))],
  testMatch: files.map(file => `<rootDir>/${file}`),
  testEnvironment: 'node',
  // The grid that pages run: its modules, without what they do not use.
  moduleNameMapper: {
    '^ag-(grid-community|stack)$': '<rootDir>/node_modules/ag-$1/dist/package/main.esm.mjs',
    '^ag-grid-react$': '<rootDir>/node_modules/ag-grid-react/dist/package/index.esm.mjs',
  },
  transform: {
    'ag-[a-z-]+/dist/package/\\w+\\.esm\\.mjs$': '<rootDir>/tools/jest/stripped-grid.mjs',
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
    '\\.ts$': swc({ syntax: 'typescript' }),
    '\\.m?js$': swc({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES_ONLY.join('|')})/)`],
  restoreMocks: true,
})

/** @param {string} name of a package */
const inPage = name => ({
  ...project(name, testsOf(name).filter(needsPage)),
  testEnvironment: '<rootDir>/tools/jest/environment.cjs',
  testEnvironmentOptions: { url: ADDRESS[name] ?? 'http://localhost/' },
  setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.ts'],
})

const pageless = packages.flatMap(testsOf).filter(file => !needsPage(file))
const unitTestsOfApi = UNIT_TESTS.map(file => `api/${file}`)

/** Rules about files, checked by reading them. */
const structure = {
  displayName: 'structure',
  rootDir: ROOT,
  roots: ['<rootDir>/tools/jest'],
  testEnvironment: 'node',
  transform: { '\\.ts$': swc({ syntax: 'typescript' }) },
}

/** The packages that run in a browser, and what needs neither one nor a database. */
export default {
  projects: [
    ...packages.filter(name => testsOf(name).some(needsPage)).map(inPage),
    project('plain', [...pageless, ...unitTestsOfApi]),
    structure,
  ],
  testTimeout: 30_000,
}
