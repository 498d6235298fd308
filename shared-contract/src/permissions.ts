/**
 * The closed list of rights. A right is a pair of controller and method; a group holds a set of them, and nothing
 * outside this table can be granted, asked for or stored. Methods that only touch the caller's own rows (session,
 * own language, own export jobs) need no pair: those endpoints say `signedIn`.
 */
const crud = ['list', 'get', 'simpleList', 'store', 'update', 'destroy'] as const
const read = ['list', 'get'] as const

export const PERMISSIONS = {
  dashboard: ['totalizers', 'charts', 'currencyExchange', 'errorLog'],
  report: [
    'performance',
    'report01',
    'report02',
    'report03',
    'report04',
    'report05',
    'filters',
    'sendInvoice',
    'decideInvoice',
    'payTransfer',
    'holdTransfer',
    'adjustTransfer',
    'disputeAdjustment',
  ],
  candelaReport: ['list', 'export'],
  adNetworkReport: ['store', 'updateRow', 'destroyRow', 'import'],
  account: [...crud, 'getForAdsTxt', 'updateAdsTxt', 'checkAdsTxt'],
  user: [...crud, 'accountManager', 'simpleListByGroup', 'invite', 'impersonate'],
  userAccessLog: read,
  systemLog: read,
  apiLog: [...read, 'retry'],
  website: [...crud, 'approve'],
  websiteRevenueShare: [...crud, 'preview'],
  autoAd: [
    ...crud,
    'getAllByWebsite',
    'applyToAll',
    'requestFormat',
    'listForAutoAdRequest',
    'getForAutoAdRequest',
    'decide',
  ],
  adNetwork: crud,
  adNetworkCategory: crud,
  adNetworkType: crud,
  order: crud,
  orderCampaign: crud,
  currencyExchange: [...crud, 'closeMonth', 'reopenMonth'],
  notification: [...crud],
  userNotification: ['list', 'get', 'read', 'readAll'],
  group: [...crud, 'preview'],
  userMaintenance: [...crud, 'removeAll'],
  type: ['list'],
  auth: ['session'],
  remote: ['list', 'get', 'release', 'rollback'],
  mobileDashboard: ['totalizers', 'charts', 'currencyExchange'],
  mobileWebsite: [...read, 'simpleList'],
  mobileUser: read,
  mobileNotification: read,
  mobileAdNetworkCategory: [...read, 'simpleList'],
  mobileAccount: [...read, 'simpleList'],
  mobileReport: ['performance', 'report04', 'report05', 'filters'],
} as const

export type Permissions = typeof PERMISSIONS
export type Controller = keyof Permissions
export type Method<C extends Controller = Controller> = Permissions[C][number]
/** Whose records are listed, read, made, changed and removed; not all of them are chosen elsewhere. */
export type CrudController = {
  [C in Controller]: Exclude<(typeof crud)[number], 'simpleList'> extends Method<C> ? C : never
}[Controller]
/** `user.update`: the way a pair is written in code, in the session and in documents. */
export type Pair = { [C in Controller]: `${C}.${Method<C>}` }[Controller]

export const CONTROLLERS = /*#__PURE__*/ Object.keys(PERMISSIONS) as Controller[]

export const PAIRS: readonly Pair[] = /*#__PURE__*/ CONTROLLERS.flatMap(controller =>
  PERMISSIONS[controller].map(method => `${controller}.${method}` as Pair),
)

const known: ReadonlySet<string> = /*#__PURE__*/ new Set(PAIRS)

export const isPair = (value: string): value is Pair => known.has(value)

/** The stored form of a right and back. */
export const toPair = (controller: string, method: string): Pair | undefined => {
  const pair = `${controller}.${method}`
  return isPair(pair) ? pair : undefined
}

/** Every pair of one controller, for groups that own a family whole. */
export const allOf = (...controllers: Controller[]): Pair[] =>
  controllers.flatMap(controller => PERMISSIONS[controller].map(method => `${controller}.${method}` as Pair))

/** Which rows a group's rights reach: what its people are attached to, what they manage, or everything. */
export const SCOPES = ['own', 'managed', 'all'] as const
export type Scope = (typeof SCOPES)[number]
