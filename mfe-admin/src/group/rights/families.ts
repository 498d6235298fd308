import { type Controller, type Method, type Pair, PERMISSIONS } from '@candela/shared-contract'

/** The sections of the matrix, each with its controllers, in the order in which people look for them. */
export const FAMILIES = {
  publishers: ['account', 'user', 'userAccessLog', 'website'],
  formats: ['autoAd'],
  adNetworks: [
    'adNetwork',
    'adNetworkCategory',
    'adNetworkType',
    'order',
    'orderCampaign',
    'websiteRevenueShare',
    'apiLog',
  ],
  reports: ['dashboard', 'report', 'candelaReport', 'adNetworkReport'],
  administration: [
    'currencyExchange',
    'notification',
    'userNotification',
    'group',
    'userMaintenance',
    'systemLog',
    'remote',
  ],
  basics: ['auth', 'type'],
  mobile: [
    'mobileDashboard',
    'mobileReport',
    'mobileAccount',
    'mobileUser',
    'mobileWebsite',
    'mobileAdNetworkCategory',
    'mobileNotification',
  ],
} as const satisfies Record<string, readonly Controller[]>

export type Family = keyof typeof FAMILIES
export const FAMILY_KEYS = Object.keys(FAMILIES) as Family[]

export const controllersOf = (family: Family): readonly Controller[] => FAMILIES[family]

/** The methods that nearly every controller has; the others stand beside them by name. */
export const COLUMNS = ['list', 'get', 'store', 'update', 'destroy'] as const satisfies readonly Method[]
export type Column = (typeof COLUMNS)[number]

const isColumn = (method: Method): method is Column => (COLUMNS as readonly Method[]).includes(method)

const methodsOf = (controller: Controller): readonly Method[] => PERMISSIONS[controller]

export const pairOf = (controller: Controller, method: Method): Pair => `${controller}.${method}` as Pair

/** The right of a cell; undefined where the controller has no such method. */
export const cellPair = (controller: Controller, column: Column): Pair | undefined =>
  methodsOf(controller).includes(column) ? pairOf(controller, column) : undefined

export const otherMethods = (controller: Controller): Method[] =>
  methodsOf(controller).filter(method => !isColumn(method))

export const pairsOf = (controller: Controller): Pair[] =>
  methodsOf(controller).map(method => pairOf(controller, method))

export const partsOf = (pair: Pair): { controller: Controller; method: Method } => {
  const [controller, method] = pair.split('.') as [Controller, Method]
  return { controller, method }
}
