import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { UNIT_TESTS } from './api/test/suites.mjs'
import { filesNamed, shuffled, writeSuites } from './tools/jest/suites.mjs'

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

const { TEST_SHUFFLE, TEST_FILES } = process.env

/** @param {string} folder @returns {string[]} the tests in it */
const testsIn = folder =>
  readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.test\.tsx?$/.test(file))
    .map(file => `${folder}/${file}`)

const packages = readdirSync(ROOT).filter(
  name => /^(shared-|shell$|mfe-)/.test(name) && existsSync(`${ROOT}/${name}/src`),
)
const unitTestsOfApi = UNIT_TESTS.map(file => `api/${file}`)
const files = filesNamed(TEST_FILES, [
  ...packages.flatMap(name => testsIn(`${name}/src`)),
  ...unitTestsOfApi,
  ...testsIn('tools/jest'),
])

/** Most tests of these packages need a page, and so does whatever renders. */
const IN_PAGE = /^(shared-auth|shell)\/|\.tsx$/
/** Elsewhere `*.test.ts` runs in Node, which starts in a fraction of the time, unless it speaks of what a page has. */
const SPEAKS_OF_PAGE = /\b(window|document|(local|session)Storage|FileReader)\b|@testing-library/

/** @param {string} file */
const needsPage = file => IN_PAGE.test(file) || SPEAKS_OF_PAGE.test(readFileSync(`${ROOT}/${file}`, 'utf8'))

/** One that replaces a module does so for whoever loads it: it runs by itself. */
const REPLACES = /^jest\.mock\(/m
/** A module with a hook for each test has it where it is loaded first, so it is loaded before all files. */
const HOOKED = [
  {
    speaks: /from '(@candela\/shared-ui\/testing|[./]+\/testing(\/fakeServer)?)'/,
    first: ['@candela/shared-ui/testing'],
  },
  { speaks: /@testing-library\/react|\/testing\//, first: ['@testing-library/react'] },
  { speaks: /./, first: [] },
]
/** With more, the last suite that runs would hold up the others. */
const MOST_FILES = 12

/** @param {string} name @param {string[]} files @returns {string} the folder of their suites */
const suitesOf = (name, files) => {
  const suites = new Map()
  const texts = new Map(files.map(file => [file, readFileSync(`${ROOT}/${file}`, 'utf8')]))
  const kindOf = (/** @type {string} */ text) => HOOKED.findIndex(({ speaks }) => speaks.test(text))
  for (const [kind, { first }] of HOOKED.entries()) {
    const own = [...texts].filter(([, text]) => !REPLACES.test(text) && kindOf(text) === kind).map(([file]) => file)
    const ordered = TEST_SHUFFLE ? shuffled(own, Number(TEST_SHUFFLE)) : own.sort()
    // Full ones first: the files of some of them alone are cut where they were, for a second try.
    for (let start = 0; start < own.length; start += MOST_FILES)
      suites.set(`${name}-${kind}-${start / MOST_FILES}`, { files: ordered.slice(start, start + MOST_FILES), first })
  }
  return writeSuites(TEST_SHUFFLE || TEST_FILES ? `${name}-chosen` : name, suites, 'tools/jest/suite.ts')
}

/** @param {string} displayName @param {string[]} files */
const project = (displayName, files) => {
  const suites = suitesOf(displayName, files)
  return {
    displayName,
    rootDir: ROOT,
    roots: [...new Set(files.map(file => `<rootDir>/${file.split('/src/')[0]}/src`)), suites],
    testMatch: [...files.map(file => `<rootDir>/${file}`), `${suites}/*.test.ts`],
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
  }
}

/** @param {string} name of a package @param {string[]} files */
const inPage = (name, files) => ({
  ...project(name, files),
  testEnvironment: '<rootDir>/tools/jest/environment.cjs',
  testEnvironmentOptions: { url: ADDRESS[name] ?? 'http://localhost/' },
  setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.ts'],
})

/** Rules about files, checked by reading them. @param {string[]} files */
const structure = files => ({
  displayName: 'structure',
  rootDir: ROOT,
  roots: ['<rootDir>/tools/jest'],
  testMatch: files.map(file => `<rootDir>/${file}`),
  testEnvironment: 'node',
  transform: { '\\.ts$': swc({ syntax: 'typescript' }) },
})

/** Jest takes a project without a file for one of all files. @template T @param {string[]} files @param {(files: string[]) => T} make */
const projectOf = (files, make) => (files.length > 0 ? [make(files)] : [])

const pageless = files.filter(file => /^(shared-|shell\/|mfe-)/.test(file) && !needsPage(file))
const ofApi = files.filter(file => file.startsWith('api/'))

/**
 * The packages that run in a browser, and what needs neither one nor a database. `TEST_FILES` names some of the files,
 * `TEST_SHUFFLE` is the seed of another order.
 */
export default {
  projects: [
    ...packages.flatMap(name =>
      projectOf(
        files.filter(file => file.startsWith(`${name}/`) && needsPage(file)),
        ofPackage => inPage(name, ofPackage),
      ),
    ),
    ...projectOf([...pageless, ...ofApi], all => project('plain', all)),
    ...projectOf(
      files.filter(file => file.startsWith('tools/')),
      structure,
    ),
  ],
  filter: `${ROOT}/tools/jest/asked.cjs`,
  // It ends what hangs and judges nothing: a busy machine takes several times as long as a quiet one.
  testTimeout: 90_000,
}
