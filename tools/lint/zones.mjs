/**
 * Who may import what. Imports point one way: shared-contract ← shared-auth ← shared-ui ← mfe-* ← shell (at run time
 * only), and shared-contract ← api.
 */

/** @typedef {{ regex: string, message: string, importNamePattern?: string }} Ban */
/** @typedef {{ selector: string, message: string }} SyntaxBan */

/** @param {string} regex @param {string} message @returns {Ban} */
const ban = (regex, message) => ({ regex, message })

const REMOTES = ban(
  '^@candela/(mfe-|fixture-)',
  'Nothing imports a remote: remotes are loaded at run time, by the registry.',
)
const SHELL = ban('^@candela/shell', 'The shell is imported by nobody.')
const API = ban('^@candela/api', 'The API is reached through the contract and over HTTP.')
const UI = ban('^@candela/shared-ui', 'This package stands below shared-ui.')
const AUTH = ban('^@candela/shared-auth', 'This package has no session.')
const DEEP = ban(
  '^@candela/[^/]+/src(/|$)|^(\\.\\./)+(shared-[a-z]+|shell|mfe-[a-z]+|api|bench|tools)/',
  'Other packages are imported by their front door.',
)
const KY = ban('^ky$', 'Calls go through `call` of @candela/shared-auth; nobody else sees the token.')
const ROUTER = ban('^react-router(-dom)?(/|$)', 'The router comes from @candela/shared-ui/router.')
const INTERFACE = ban('^(react|react-dom|react-i18next|styled-components)(/|$)', 'This package has no interface.')
const NODE = ban('^node:', 'This package runs in a browser.')
const IN_CONTRACT_TESTS = ban(
  '^(?!\\.{1,2}(/|$)|zod/mini$|fast-check$|node:)',
  'Tests of the contract know fast-check and Node besides it.',
)
const OTHER_THAN_ZOD = ban('^(?!\\.{1,2}(/|$)|zod/mini$)', 'The contract stands on zod/mini and nothing else.')
const OWN_RUNTIME = ban(
  '^\\.{1,2}/(.*/)?(runtime|router|grid|chart)(/|$)',
  'What exists once per page is imported as @candela/shared-ui/runtime, /router, /grid and /chart, from inside the package too: a relative path makes a second copy in every remote.',
)
const ENTITIES = {
  ...ban('^@candela/shared-contract$', 'shared-ui knows no entity and no endpoint.'),
  importNamePattern:
    '^(endpoint(s|List)|(?!view).+Endpoints|(user|sessionUser|manager|group|permission|mail)Schema|(User|SessionUser|Group|Mail))$',
}
const TABLE = {
  ...ban(
    '^@candela/shared-contract$',
    'Web code names the endpoints of an entity: the table of all weighs in every page.',
  ),
  importNamePattern: '^endpoint(s|List)$',
}
const GLOBAL_STYLE = {
  ...ban('^styled-components$', 'A remote styles its own components only.'),
  importNamePattern: '^createGlobalStyle$',
}
const LATE_ANIMATION = {
  ...ban('^styled-components$', 'Animations stand in shared-ui/src/theme/css.ts and are used by name.'),
  importNamePattern: '^keyframes$',
}

/** Rules of imports do not see `import()`. @param {Ban[]} bans @returns {SyntaxBan[]} */
const dynamicImports = bans =>
  bans
    .filter(({ importNamePattern }) => !importNamePattern)
    .map(({ regex, message }) => ({
      selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\/')}/]`,
      message,
    }))

const SESSION_KEY_TEXT = 'The stored session belongs to @candela/shared-auth.'
/** @type {SyntaxBan[]} */
const SESSION_KEY = [
  { selector: "Literal[value='candela.session']", message: SESSION_KEY_TEXT },
  { selector: 'TemplateElement[value.raw=/candela\\.session/]', message: SESSION_KEY_TEXT },
]

const HEX = '(^|[\\s:,(])#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})($|[^0-9a-zA-Z_-])'
const COLOUR_TEXT = 'Colours are tokens: var(--…).'
/** @type {SyntaxBan[]} */
const COLOURS = [
  { selector: `Literal[value=/${HEX}/]`, message: COLOUR_TEXT },
  { selector: `TemplateElement[value.raw=/${HEX}/]`, message: COLOUR_TEXT },
]

/** @type {SyntaxBan[]} */
const RAW_HTML = [
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Text is rendered as text.' },
]

/**
 * @param {string[]} files
 * @param {{ bans: Ban[], syntax?: SyntaxBan[], ignores?: string[] }} rules
 * @returns {import('eslint').Linter.Config}
 */
const zone = (files, { bans, syntax = [], ignores = [] }) => ({
  files,
  ignores,
  rules: {
    'no-restricted-imports': ['error', { patterns: bans }],
    'no-restricted-syntax': ['error', ...dynamicImports(bans), ...syntax],
  },
})

const UI_BANS = [REMOTES, SHELL, API, DEEP, KY, NODE, ENTITIES, LATE_ANIMATION]
const UI_SYNTAX = [...SESSION_KEY, ...RAW_HTML]
const REMOTE_BANS = [REMOTES, SHELL, API, DEEP, KY, ROUTER, NODE, TABLE, LATE_ANIMATION]

const API_BANS = [REMOTES, SHELL, UI, AUTH, KY, ROUTER, INTERFACE]
const PRODUCT = ban(
  '^(\\.\\./)+(modules|seeds|cli)/|^(\\.\\./)+(app|audit-rules|chores|main)$',
  'The platform stands below the product: what it needs of modules is handed to it in app.ts and main.ts.',
)
const DEMO = ban('^(\\.\\./)+seeds/', 'Demo code joins a demo only: it is handed over as `app.demo`.')
/** @type {SyntaxBan[]} */
const UNAUDITED = [
  {
    selector: ":matches(MemberExpression[property.name='unaudited'], Property[key.name='unaudited'])",
    message: 'Data is written through `write()`, which leaves the audit row.',
  },
]
const TESTS = ['**/*.test.ts']

export const IN_BROWSERS = [
  'shared-*/src/**',
  'shared-ui/gallery/**',
  'shell/src/**',
  'mfe-*/src/**',
  'e2e/fixtures/*/src/**',
  'tools/alone/**',
]

/** One zone per file: in this format a later rule replaces an earlier one. */
export const zones = [
  zone(['shared-contract/src/**'], {
    ignores: ['shared-contract/src/**/*.test.ts'],
    bans: [OTHER_THAN_ZOD],
    syntax: SESSION_KEY,
  }),
  zone(['shared-contract/src/**/*.test.ts'], { bans: [IN_CONTRACT_TESTS], syntax: SESSION_KEY }),
  zone(['shared-auth/src/**'], {
    bans: [REMOTES, SHELL, API, DEEP, UI, ROUTER, NODE, TABLE],
    syntax: [...COLOURS, ...RAW_HTML],
  }),
  zone(['shared-ui/src/**'], {
    ignores: ['shared-ui/src/{runtime,theme}/**', 'shared-ui/src/router.ts'],
    bans: [...UI_BANS, ROUTER, OWN_RUNTIME],
    syntax: [...UI_SYNTAX, ...COLOURS],
  }),
  zone(['shared-ui/src/runtime/**'], { bans: [...UI_BANS, ROUTER], syntax: [...UI_SYNTAX, ...COLOURS] }),
  zone(['shared-ui/src/theme/**'], { bans: [...UI_BANS, ROUTER, OWN_RUNTIME], syntax: UI_SYNTAX }),
  zone(['shared-ui/src/router.ts'], { bans: UI_BANS, syntax: UI_SYNTAX }),
  zone(['shell/src/**', 'tools/alone/**', 'shared-ui/gallery/**'], {
    bans: REMOTE_BANS,
    syntax: [...UI_SYNTAX, ...COLOURS],
  }),
  zone(['mfe-*/src/**', 'e2e/fixtures/*/src/**'], {
    bans: [...REMOTE_BANS, GLOBAL_STYLE],
    syntax: [...UI_SYNTAX, ...COLOURS],
  }),
  zone(['api/**'], { bans: API_BANS }),
  zone(['api/src/platform/**'], { ignores: TESTS, bans: [...API_BANS, PRODUCT] }),
  zone(['api/src/modules/**'], { ignores: TESTS, bans: [...API_BANS, DEMO], syntax: UNAUDITED }),
  zone(['api/src/{seeds,cli}/**', 'api/src/*.ts'], { ignores: TESTS, bans: API_BANS, syntax: UNAUDITED }),
]
