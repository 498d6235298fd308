import { DOMAINS, domainOfSpec, isScreenOf } from './domains.mjs'

/**
 * Which tests a change can break. All rules stand here:
 *
 * - A unit or component test runs when what it loads holds a changed file; a browser spec likewise.
 * - An API test goes through HTTP, and by imports the server depends on every module. The graph is cut where the
 *   server is put together: such a test depends on what it and its helpers load, on the platform and the seeds, on
 *   the module that it lies in, on those it calls by the name of their paths, and on what these load.
 * - The walkers in `api/test` run for every change of the API or of the contract, but for one of a test.
 * - A browser spec belongs to a domain. A domain runs when a changed file is behind one of its screens or API modules,
 *   behind a module that answers a call which its screens name, or declares the screens of its remote; the shell, the
 *   contract, what all share, the platform and the seeds are behind all of them. A spec that names an address of another
 *   domain in words, or a helper that goes there, runs with that one as well.
 *   The specs that go through all screens run for every change of one, the walk of all roles for the API's as well.
 * - What reads sources by their files and not by imports runs for all that it may read: the tests of `tools/jest`, those
 *   of the tools that read the shared packages or ask which files there are.
 * - A file that no import leads to selects by `ASKED_BY_NAME`; one that is in neither selects everything.
 * - Types, unused code and format are read off the whole tree every time, who imports what off the changed files. The
 *   build and what looks at it (`elsewhere`, `bytes`) come with the browser.
 */

/** @typedef {import('./graph.mjs').Graph} Graph */
/** @typedef {'unit' | 'tools' | 'api' | 'browser' | 'lint'} Part */
/** @typedef {Record<Part, string[]>} Tests the files of each; of lint what it may read */
/** @typedef {{ whole?: string, chosen: Tests, all: Tests, domains: string[] }} Selection `whole`: the file because of which all run */
/**
 * The modules of the API that answer below `/website`, those that answer `websiteEndpoints.list`, or any of the
 * `websiteEndpoints`, and the files of the screens by their declared addresses.
 * @typedef {{ byName: Map<string, Set<string>>, byCall: Map<string, Set<string>>, screens: { path: string, file: string }[] }} Resources
 */

/** @type {Part[]} */
const EVERYTHING = ['unit', 'tools', 'api', 'browser', 'lint']

/** What is read by another way than an import, the first line that fits. @type {[RegExp, Part[]][]} */
const ASKED_BY_NAME = [
  [/^docs\/permissions\.md$/, ['api', 'browser']],
  [/\.md$|^docs\/|^bench\/(?!package)|^\.gitignore$|^LICENSE$/, []],
  [/^(eslint\.config\.mjs|tools\/lint\/.*)$/, ['lint', 'tools']],
  [/^(biome|knip)\.json$/, []],
  [/^\.oxlintrc\.jsonc$/, ['tools']],
  [/^tools\/.*\.test\.mjs$/, ['tools']],
  [/^jest\.api\.config\.mjs$|^api\/test\/(global-.*|suite\.ts|[^/]+\.[cm]js)$/, ['api', 'unit', 'tools']],
  [/^tools\/jest\/(suites\.mjs|asked\.cjs)$/, ['api', 'unit', 'tools']],
  [/^jest\.web\.config\.mjs$|^tools\/jest\//, ['unit', 'tools']],
  [/^api\/migrations\//, ['api', 'browser']],
  [/^e2e\/(playwright\.config\.ts|harness\/template\.setup\.ts|fixtures\/.*)$/, ['browser']],
]

/** What no domain does without. */
const UNDER_EVERY_DOMAIN =
  /^(shell|shared-contract|shared-auth|shared-ui\/src|api\/src\/(platform|seeds))\/|^api\/src\/(modules\/)?[^/]+$/
/** Specs that look at the screens of all remotes: who may open them, and their bytes. */
const SEES_EVERY_SCREEN = /\/(roles|budget|remotes-apart)\.e2e\.ts$/
/** Who may open them is for the API to say. */
const ASKS_EVERY_CALL = /\/roles\.e2e\.ts$/
/** They read which files there are: tests that no runner takes, specs that a domain owns, routes of the contract. */
const FINDS_SOURCES = ['tools/lint/projects.test.mjs', 'tools/test/changed.test.mjs', 'tools/test/cost.test.mjs']
const READ_BY_TOOLS = /^shared-ui\/|^(shell|api|shared-[a-z]+|mfe-[^/]+)\/src\//
const IN_A_TEST_ONLY = /\.test\.tsx?$|\/(testing|test)\/|\/test[A-Z]\w*\.tsx?$/
/** @param {string} file */
const isReadByTools = file => READ_BY_TOOLS.test(file) && !/\.test\.tsx?$/.test(file)
const GRAPHED = /^(shared-[a-z]+|shell|mfe-[a-z]+|api|e2e)\/.*\.(ts|tsx)$/

const SERVER = 'api/src/app.ts'
const PLATFORM = /^api\/src\/(platform|seeds)\//
const WALKER = /^api\/test\/[^/]+\.test\.ts$/

/** The list of all modules: where the graph is cut. @param {string} from */
const isPutTogether = from => from === 'api/src/modules/routes.ts'

/** @param {string} file @returns {string | undefined} */
const moduleOf = file => /^api\/src\/modules\/([^/]+)\//.exec(file)?.[1]

/** @param {Iterable<string>} a @param {Set<string>} b */
const meet = (a, b) => [...a].some(file => b.has(file))

/** What each module of the API loads. @param {Graph} graph */
const modulesOf = graph => {
  /** @type {Map<string, string[]>} */
  const folders = new Map()
  for (const file of graph.files.filter(file => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))) {
    const name = moduleOf(file)
    if (name) folders.set(name, [...(folders.get(name) ?? []), file])
  }
  return new Map([...folders].map(([name, files]) => [name, graph.closure(files, isPutTogether)]))
}

/**
 * @param {Graph} graph
 * @param {Resources} resources
 * @returns {(test: string) => Set<string>} what an API test depends on
 */
const apiDependencies = (graph, resources) => {
  const modules = modulesOf(graph)
  const platform = graph.closure(
    graph.files.filter(file => PLATFORM.test(file) && !/\.test\.ts$/.test(file)),
    isPutTogether,
  )
  return test => {
    const own = graph.closure([test], isPutTogether)
    if (!own.has(SERVER)) return own
    // What is called by name is named in the test and its helpers, not in the sources that they load.
    const callers = [...own].filter(file => IN_A_TEST_ONLY.test(file))
    const named = callers.flatMap(file =>
      [...graph.text(file).matchAll(/['"`}]\/([A-Za-z-]+)/g)].map(([, name]) => name),
    )
    const touched = [...named.flatMap(name => [...(resources.byName.get(name ?? '') ?? [])]), ...callers.map(moduleOf)]
    return new Set([...own, ...platform, ...touched.flatMap(name => [...(modules.get(name ?? '') ?? [])])])
  }
}

const DECLARATION = /^(mfe-[^/]+)\/src\/(remote|declared\/\w+)\.ts$/
const HARNESS = /^e2e\/harness\//
/** What helpers are made of, each with its text. @param {string} text @returns {[name: string, text: string][]} */
const declarationsOf = text => {
  const [, ...parts] = text.split(/^(?:export )?(?:const|(?:async )?function) (\w+)/m)
  return parts.flatMap((name, at) =>
    at % 2 === 0 ? [/** @type {[string, string]} */ ([name, parts[at + 1] ?? ''])] : [],
  )
}

/** What a spec names, and where the helpers go that it names. @param {Graph} graph @param {string} spec @returns {string[]} addresses */
const addressesOf = (graph, spec) => {
  const helpers = [...graph.closure([spec])]
    .filter(file => HARNESS.test(file))
    .flatMap(file => declarationsOf(graph.text(file)))
  const texts = [graph.text(spec)]
  // A helper may leave it to another one.
  for (const text of texts) {
    const words = new Set(text.match(/\w+/g))
    texts.push(...helpers.filter(([name, its]) => words.has(name) && !texts.includes(its)).map(([, its]) => its))
  }
  const [own = '', ...theirs] = texts
  const found = [
    ...own.matchAll(/['"`](\/[A-Za-z][\w/-]*)/g),
    // The others that they name are of calls.
    ...theirs.flatMap(text => [...text.matchAll(/(?:\bgoto\(|= )['"`](\/[A-Za-z][\w/-]*)/g)]),
  ]
  return found.map(([, address = '']) => address)
}

/** @param {string} address @param {Resources['screens']} screens @returns {string[]} the names of the domains that it belongs to */
const domainsAt = (address, screens) => {
  const starts = screens
    .map(({ path, file }) => ({ file, start: path.replace(/\/:.*/, '') }))
    .filter(({ start }) => `${address}/`.startsWith(`${start}/`))
  // `/report/orders` is no part of the screen at `/report`.
  const longest = Math.max(...starts.map(({ start }) => start.length))
  const files = starts.filter(({ start }) => start.length === longest).map(({ file }) => file)
  return DOMAINS.filter(domain => files.some(file => isScreenOf(domain, file))).map(({ name }) => name)
}

const SCREEN = /^(shell|mfe-[^/]+)\/src\//
/** @param {Graph} graph @param {Iterable<string>} files @param {Resources} resources @returns {string[]} modules that they call */
const calledBy = (graph, files, { byCall }) =>
  [...files]
    .filter(file => SCREEN.test(file))
    .flatMap(file => [...graph.text(file).matchAll(/\b\w+Endpoints\b(?:\.\w+)?/g)])
    .flatMap(([call]) => [...(byCall.get(call) ?? [])])

/**
 * @param {Graph} graph @param {Set<string>} changed @param {Resources} resources
 * @returns {string[]} names of the domains that a change is behind
 */
const changedDomains = (graph, changed, resources) => {
  const product = new Set([...changed].filter(file => !IN_A_TEST_ONLY.test(file)))
  if ([...product].some(file => UNDER_EVERY_DOMAIN.test(file))) return DOMAINS.map(({ name }) => name)
  const modules = modulesOf(graph)
  const declared = [...product].flatMap(file => DECLARATION.exec(file)?.[1] ?? [])
  return DOMAINS.filter(domain => {
    if (declared.some(remote => domain.screens.some(screen => screen.startsWith(`${remote}/`)))) return true
    const screens = graph.closure(graph.files.filter(file => !IN_A_TEST_ONLY.test(file) && isScreenOf(domain, file)))
    const behind = new Set([...domain.modules, ...calledBy(graph, screens, resources)])
    return meet(screens, product) || [...behind].some(name => meet(modules.get(name) ?? [], product))
  }).map(({ name }) => name)
}

/**
 * @param {object} input
 * @param {Graph} input.graph
 * @param {string[]} input.changed files, those that are gone among them
 * @param {Tests} input.all the test files that there are
 * @param {Resources} input.resources
 * @returns {Selection}
 */
export const select = ({ graph, changed: files, all, resources }) => {
  const changed = new Set(files)
  const asked = files.map(file => {
    const [, parts] = ASKED_BY_NAME.find(([pattern]) => pattern.test(file)) ?? []
    return parts ?? (GRAPHED.test(file) ? undefined : EVERYTHING)
  })
  const runsWhole = (/** @type {Part} */ part) => asked.some(parts => parts?.includes(part))
  const domains = runsWhole('browser') ? DOMAINS.map(({ name }) => name) : changedDomains(graph, changed, resources)
  const apiOf = apiDependencies(graph, resources)
  const visits = (/** @type {string} */ spec) =>
    addressesOf(graph, spec).some(address => domainsAt(address, resources.screens).some(name => domains.includes(name)))
  const movesApi = files.some(file => /^(api|shared-contract)\//.test(file) && !/\.test\.ts$/.test(file))
  const movesScreen = files.some(file => /^mfe-[^/]+\/src\//.test(file) && !IN_A_TEST_ONLY.test(file))
  const movesServer = files.some(file => /^(api\/src|shared-contract)\//.test(file) && !IN_A_TEST_ONLY.test(file))
  const loads = (/** @type {string} */ test) => meet(graph.closure([test]), changed)

  /** @type {Record<Part, (file: string) => boolean>} */
  const isChosen = {
    // Those of the tools that lie there read sources by their files: colours, the gallery, declarations of
    // remotes, circles of imports.
    unit: test => loads(test) || (test.startsWith('tools/') && files.some(isReadByTools)),
    // They read declarations and types of the shared packages.
    tools: test =>
      loads(test) ||
      files.some(file => file.startsWith('shared-')) ||
      (FINDS_SOURCES.includes(test) && files.some(file => /\.tsx?$/.test(file))),
    api: test => (WALKER.test(test) && movesApi) || meet(apiOf(test), changed),
    browser: test =>
      domains.includes(domainOfSpec(test)?.name ?? '') ||
      visits(test) ||
      loads(test) ||
      (movesScreen && SEES_EVERY_SCREEN.test(test)) ||
      (movesServer && ASKS_EVERY_CALL.test(test)),
    lint: file => changed.has(file),
  }
  const chosen = /** @type {Tests} */ ({})
  for (const part of EVERYTHING) chosen[part] = runsWhole(part) ? all[part] : all[part].filter(isChosen[part])
  return { whole: files.find((_, at) => asked[at] === EVERYTHING), chosen, all, domains }
}
