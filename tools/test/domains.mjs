/**
 * The domains of the product: which files belong to each, and what its tests may cost. `npm test` counts what they do
 * cost and fails when a figure is over its line. Raise a line in the commit that needs it, and say there why.
 */

/**
 * What may be counted; seconds are not, for they depend on the machine.
 * @typedef {object} Line
 * @property {number} loads documents that a browser asks for
 * @property {number} axe runs of axe
 * @property {number} starts products that a browser spec has to itself
 * @property {number} products of API tests, both engines together
 */
/**
 * @typedef {object} Domain
 * @property {string} name
 * @property {string[]} specs how the names of its browser specs begin: `users` is `users.e2e.ts` and `users-*.e2e.ts`
 * @property {string[]} screens where its screens are; `*` is any part of a name
 * @property {string[]} modules folders of `api/src/modules`, and what the API suite counts under a name of its own
 * @property {boolean} [isProduct] people work with it: the forecast is about more of these
 * @property {Line} line
 */

const PUBLISHERS = 'mfe-publishers/src'
const REPORTS = 'mfe-reports/src'

/** @type {Domain[]} */
export const DOMAINS = [
  {
    name: 'sign-in and session',
    specs: ['sign-in', 'reset-password', 'session'],
    screens: ['shell/src/auth/', 'shell/src/boot/'],
    modules: ['auth', 'session'],
    line: { loads: 72, axe: 2, starts: 0, products: 11 },
  },
  {
    name: 'frame and routes',
    specs: ['frame', 'empty-frame', 'routes', 'roles', 'restart', 'budget'],
    screens: ['shell/src/app/', 'mfe-*/src/remote.ts', 'mfe-*/src/declared/', 'mfe-formats/src/'],
    modules: ['live', 'waiting', 'contact', 'health', 'mailbox', 'client-error', 'type'],
    line: { loads: 75, axe: 2, starts: 0, products: 12 },
  },
  {
    name: 'remotes',
    specs: ['remote', 'remotes', 'release', 'override', 'sharing', 'dev', 'alone'],
    screens: ['shell/src/app/', 'tools/alone/'],
    modules: ['remote'],
    line: { loads: 95, axe: 19, starts: 1, products: 2 },
  },
  {
    name: 'users',
    specs: ['users', 'views', 'photo'],
    screens: [`${PUBLISHERS}/user/`, `${PUBLISHERS}/people/`],
    modules: ['user', 'view'],
    isProduct: true,
    line: { loads: 98, axe: 36, starts: 0, products: 23 },
  },
  {
    name: 'accounts',
    specs: ['accounts', 'account', 'onboarding'],
    screens: [`${PUBLISHERS}/account/`, `${PUBLISHERS}/import/`, `${PUBLISHERS}/onboard/`],
    modules: ['account', 'terms'],
    isProduct: true,
    line: { loads: 66, axe: 31, starts: 0, products: 24 },
  },
  {
    name: 'websites',
    specs: ['websites'],
    screens: [`${PUBLISHERS}/website/`],
    modules: ['website'],
    isProduct: true,
    line: { loads: 46, axe: 17, starts: 0, products: 12 },
  },
  {
    name: 'ad networks',
    specs: ['technologies', 'network-types', 'networks'],
    screens: [
      'mfe-adnetworks/src/ad-network/',
      'mfe-adnetworks/src/credential/',
      'mfe-adnetworks/src/i18n/',
      'mfe-adnetworks/src/network-type/',
      'mfe-adnetworks/src/technology/',
    ],
    modules: ['technology', 'network-type', 'ad-network'],
    isProduct: true,
    line: { loads: 28, axe: 26, starts: 0, products: 34 },
  },
  {
    name: 'orders',
    specs: ['campaigns', 'orders'],
    screens: ['mfe-adnetworks/src/order/', 'mfe-adnetworks/src/order-campaign/'],
    modules: ['order-campaign', 'order'],
    isProduct: true,
    line: { loads: 16, axe: 16, starts: 0, products: 8 },
  },
  {
    name: 'revenue share',
    specs: ['shares'],
    screens: ['mfe-adnetworks/src/share/'],
    modules: ['share'],
    isProduct: true,
    line: { loads: 12, axe: 9, starts: 0, products: 11 },
  },
  {
    name: 'API logs',
    specs: ['api-logs'],
    screens: ['mfe-adnetworks/src/api-log/'],
    modules: ['api-log'],
    isProduct: true,
    // Three files on each engine: runs, incidents, and who reaches what.
    line: { loads: 10, axe: 9, starts: 0, products: 6 },
  },
  {
    name: 'money',
    specs: ['quotations', 'close-month'],
    screens: ['mfe-admin/src/quotation/', 'mfe-admin/src/month-close/'],
    modules: ['quotation', 'month-close'],
    isProduct: true,
    // Closing is for good: its journey has a product of its own, and its writers one on each engine. One more on each for
    // files of quotations, whose screen and whose chart are two more looks. Many invoices are approved on one page; checks
    // of a month have one on each engine.
    line: { loads: 26, axe: 20, starts: 1, products: 10 },
  },
  {
    name: 'groups',
    // Drafts are tried on the form of a group.
    specs: ['groups', 'drafts'],
    screens: ['mfe-admin/src/group/'],
    modules: ['group'],
    isProduct: true,
    // Who can do what is one more look.
    line: { loads: 56, axe: 15, starts: 0, products: 6 },
  },
  {
    name: 'maintenance',
    specs: ['maintenance'],
    screens: ['mfe-admin/src/maintenance/'],
    modules: ['maintenance'],
    isProduct: true,
    // A journey with two people, four looks; entries and random entries have a product each on each engine.
    line: { loads: 14, axe: 9, starts: 0, products: 4 },
  },
  {
    name: 'notifications',
    specs: ['notifications'],
    screens: ['mfe-admin/src/notification/', 'mfe-admin/src/my-notification/'],
    modules: ['notification'],
    isProduct: true,
    // A journey with two people, four looks; one product on each engine for sending and reading.
    line: { loads: 18, axe: 10, starts: 0, products: 4 },
  },
  {
    name: 'logs',
    specs: ['logs', 'system-logs', 'visit-logs'],
    screens: ['mfe-admin/src/system-log/', `${PUBLISHERS}/visit-log/`],
    modules: ['system-log', 'visit-log'],
    isProduct: true,
    line: { loads: 40, axe: 13, starts: 0, products: 8 },
  },
  {
    name: 'dashboard',
    specs: ['dashboard'],
    screens: [`${REPORTS}/dashboard/`],
    modules: ['dashboard', 'ask'],
    isProduct: true,
    line: { loads: 22, axe: 9, starts: 1, products: 10 },
  },
  {
    name: 'report',
    specs: ['report'],
    screens: [
      `${REPORTS}/report/`,
      `${REPORTS}/statement/`,
      `${REPORTS}/explorer/`,
      `${REPORTS}/orders/`,
      `${REPORTS}/quotations/`,
      `${REPORTS}/websites/`,
      `${REPORTS}/transfer/`,
    ],
    modules: [
      'report',
      'statement',
      'facts',
      'explorer',
      'order-report',
      'quotation-report',
      'website-report',
      'transfer',
    ],
    isProduct: true,
    // Two of the explorer on each engine: one with facts that an oracle sums, one with people of several reaches.
    // One more for the reports of orders and of websites, one for that of quotations, and one, embedded, for what all
    // reports and files have in common. One more on each for what is owed, its invoices and its steps,
    // and one, embedded, for each of: its statement as a document, every step by every group, what whom is told.
    // Loads: five roles read all their reports on one page each, and the jobs are done with a mouse, a keyboard and a
    // phone. Axe: the looks of four more reports.
    // One more on each for steps of many at once.
    line: { loads: 46, axe: 21, starts: 0, products: 35 },
  },
  {
    name: 'report data',
    // Page, journey and looks. The API tries sequences of edits, rows and their changes, their lines as the database writes
    // them, their reach, and uploads of two kinds: six files on each engine. Embedded are what a row's history tells, what was
    // marked as seen, the limits of an upload, and the product's own file read back.
    specs: ['rows'],
    screens: [`${REPORTS}/row/`, `${REPORTS}/upload/`],
    modules: ['row', 'upload'],
    isProduct: true,
    line: { loads: 8, axe: 6, starts: 0, products: 16 },
  },
  {
    name: 'files',
    specs: ['files'],
    screens: [`${REPORTS}/file/`],
    modules: ['export'],
    isProduct: true,
    // One product on each engine; a journey of its own and the looks of one screen.
    line: { loads: 12, axe: 9, starts: 0, products: 2 },
  },
  {
    name: 'static pages',
    specs: ['looks'],
    screens: ['shell/src/documents/', 'shell/src/auth/'],
    modules: [],
    line: { loads: 48, axe: 41, starts: 0, products: 0 },
  },
  {
    name: 'gallery',
    specs: ['gallery'],
    screens: ['shared-ui/gallery/'],
    modules: [],
    line: { loads: 19, axe: 46, starts: 0, products: 0 },
  },
  {
    name: 'platform',
    specs: [],
    screens: [],
    modules: ['platform', 'seeds', 'walkers'],
    line: { loads: 0, axe: 0, starts: 0, products: 23 },
  },
]

/**
 * Products that all specs with the same remotes share: each worker starts one per set of remotes that it comes to, and
 * anew where it comes back to one.
 */
export const SHARED_PER_WORKER = 4

/** A domain that is still to come: what its tests may cost, and how many of them a browser runs. */
export const NEXT_DOMAIN = { tests: 30, loads: 45, axe: 17, starts: 0, products: 12 }
export const DOMAINS_TO_COME = 4
export const LIMIT_MINUTES = 45

/**
 * Of a step that grows with the product, the part that one more domain adds to the whole by today's domains; the rest
 * (shell, shared-ui, platform, tools) stays. Read off the lines of code.
 */
export const GROWING_PART = { build: 0.4, types: 0.6, lint: 0.6, unit: 0.5, unused: 0.6, format: 0.6 }

/**
 * What a run on two quiet cores took, in seconds of one core, and what one of each cost in it. The forecast that is
 * printed is worked out anew from each run; this one holds the limit where no clock can turn it red.
 */
export const MEASURED = {
  steps: {
    build: 58,
    types: 34,
    lint: 21,
    unit: 451,
    api: 529,
    'api-postgres': 266,
    elsewhere: 47,
    unused: 6,
    format: 4,
    browser: 1421,
  },
  units: { test: 2.1, load: 0.23, axe: 0.18, start: 1.27 },
  products: { api: 138, 'api-postgres': 110 },
}

/** @param {string} pattern @param {string} file */
const startsLike = (pattern, file) => {
  const [first = '', ...rest] = pattern.split('*').map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${[first, ...rest].join('[^/]*')}`).test(file)
}

/** @param {string} spec a browser spec, with or without its folder @returns {Domain | undefined} */
export const domainOfSpec = spec => {
  const name = spec.replace(/^.*\//, '').replace(/\.e2e\.ts$/, '')
  const begins = (/** @type {string} */ start) => name === start || name.startsWith(`${start}-`)
  return DOMAINS.find(({ specs }) => specs.some(begins))
}

/** @param {string} module as the API suite names it @returns {Domain | undefined} */
export const domainOfModule = module => DOMAINS.find(({ modules }) => modules.includes(module))

/** @param {Domain} domain @param {string} file */
export const isScreenOf = ({ screens }, file) => screens.some(pattern => startsLike(pattern, file))
