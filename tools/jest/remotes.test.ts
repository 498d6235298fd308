import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Access,
  allowsOwnRecord,
  dashboardEndpoints,
  type Endpoint,
  endpointList,
  endpoints,
  exportEndpoints,
  type Pair,
  PRODUCT_SLUG,
  pairsFor,
  performanceEndpoints,
  type RemoteDeclaration,
  reportRowEndpoints,
  statementEndpoints,
  transferEndpoints,
  userEndpoints,
} from '@candela/shared-contract'

type Declared = Pick<RemoteDeclaration, 'routes' | 'nav'>

const ROOT = join(__dirname, '../..')

const remotes = readdirSync(ROOT).filter(name => /^mfe-/.test(name) && existsSync(join(ROOT, name, 'src/remote.ts')))

const declaredBy = async (name: string): Promise<Declared> => {
  const { remote } = (await import(join(ROOT, name, 'src/remote'))) as { remote: Declared }
  return remote
}

/** Nobody needs a right for themselves, so whoever is signed in opens a call of their own record. */
const openTo = (access: Access): Pair[] =>
  allowsOwnRecord(access) ? [...pairsFor(access), 'auth.session'] : pairsFor(access)

const anyOfThese = (...calls: Endpoint[]): Pair[] => calls.flatMap(({ access }) => openTo(access))

/** Routes that open by other rights than those of the call they are named after. */
const OTHERWISE: Record<string, Pair[]> = {
  // The dashboard opens with any of its cards.
  '/dashboard': anyOfThese(...Object.values(dashboardEndpoints)),
  // Reports are addressed by product, and the statement is the only one so far.
  '/report': anyOfThese(statementEndpoints.list),
  [`/report/report${PRODUCT_SLUG}`]: anyOfThese(statementEndpoints.list),
  // Whoever may take anything along finds what was too long to wait for.
  '/export': anyOfThese(
    ...endpointList.flatMap(({ endpoint }) => (/.\/export$/.test(endpoint.path) ? [endpoint] : [])),
    exportEndpoints.company,
  ),
  // The specification names this one in its own way.
  '/report/reportPerformance': anyOfThese(performanceEndpoints.performance),
  // Stored rows are a report, and one of them is read with its right.
  '/report/report01': anyOfThese(reportRowEndpoints.list),
  '/report/report01/:id': anyOfThese(reportRowEndpoints.get),
  // What is owed for one month is part of the report.
  '/report/report05/:account/:month': anyOfThese(transferEndpoints.transfer),
  // One form makes people with a password and invites those who set their own.
  '/user/new': anyOfThese(userEndpoints.store, userEndpoints.invite),
  // Everybody edits themselves; of others the record that was read says whether the form may be sent.
  '/user/:id/edit': anyOfThese(userEndpoints.get),
}

/** Entries that fewer see than may open them: of their own files people are told. */
const IN_MENU: Record<string, Pair[]> = { '/export': anyOfThese(exportEndpoints.company) }

const CALLS: Record<string, string> = {
  '': 'list',
  new: 'store',
  ':id': 'get',
  ':id/edit': 'update',
  'website/:id': 'timeline',
  'close-month': 'closeMonth',
  chart: 'list',
}

/** Entities that addresses name otherwise than the contract does. */
const RESOURCES: Record<string, string> = {
  'visit-log': 'userAccessLog',
  'revenue-share': 'websiteRevenueShare',
  'ad-networks': 'adNetwork',
  'order-campaigns': 'orderCampaign',
  orders: 'order',
  maintenance: 'userMaintenance',
  'notifications-sent': 'notification',
  'my-notifications': 'userNotification',
}

/** `/ad-network-category` is of `adNetworkCategory`. */
const resourceOf = (section: string): string =>
  RESOURCES[section] ?? section.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const table: Record<string, Record<string, Endpoint>> = endpoints

/** The rights that the contract asks for what a screen is for; nothing known of a screen without an entity. */
const rightsFor = (path: string): Pair[] | undefined => {
  const [, section = '', ...rest] = path.split('/')
  const below = rest.join('/')
  const call = table[resourceOf(section)]?.[CALLS[below] ?? below]
  return OTHERWISE[path] ?? (call ? openTo(call.access) : undefined)
}

/** An address of one step may be a screen without an entity, such as the first one of a new remote. */
const isJudged = (path: string): boolean => rightsFor(path) !== undefined || !/^\/[^/]+$/.test(path)

const inOrder = (pairs: readonly Pair[] | undefined) => pairs && [...new Set(pairs)].sort()

/** The same for an address and the route that serves it: `/user/:me` and `/user/:id`. */
const shapeOf = (path: string): string => path.replace(/:[^/]+/g, ':')

describe.each(remotes)('%s', name => {
  test('opens each route to whoever may make the call that the screen is for, and to nobody else', async () => {
    const routes = (await declaredBy(name)).routes.filter(({ path }) => isJudged(path))
    expect(routes.map(({ path, anyOf }) => ({ path, anyOf: inOrder(anyOf) }))).toEqual(
      routes.map(({ path }) => ({ path, anyOf: inOrder(rightsFor(path)) })),
    )
  })

  test('shows each menu entry to whoever its route opens to, and to nobody else', async () => {
    const { routes, nav } = await declaredBy(name)
    const leadsTo = (path: string) => routes.find(route => shapeOf(route.path) === shapeOf(path))
    expect(nav.map(({ key, anyOf }) => ({ key, anyOf: inOrder(anyOf) }))).toEqual(
      nav.map(({ key, path }) => ({ key, anyOf: inOrder(IN_MENU[path] ?? leadsTo(path)?.anyOf) })),
    )
  })
})

test('every exception is one that a remote still declares', async () => {
  const declared = (await Promise.all(remotes.map(declaredBy))).flatMap(({ routes }) => routes.map(({ path }) => path))
  expect(declared).toEqual(expect.arrayContaining(Object.keys(OTHERWISE)))
})
