import { type Controller, type Method, type Pair, PERMISSIONS } from '../permissions'

/** The sections of what people may do, each with its controllers, in the order in which people look for them. */
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

const methodsOf = (controller: Controller): readonly Method[] => PERMISSIONS[controller]

export const pairOf = (controller: Controller, method: Method): Pair => `${controller}.${method}` as Pair

export const pairsOf = (controller: Controller): Pair[] =>
  methodsOf(controller).map(method => pairOf(controller, method))

export const partsOf = (pair: Pair): { controller: Controller; method: Method } => {
  const [controller, method] = pair.split('.') as [Controller, Method]
  return { controller, method }
}

/** Rights by controller, in the order of the families. */
export const byController = (families: readonly Family[], pairs: readonly Pair[]): [Controller, Method[]][] =>
  families
    .flatMap(family => controllersOf(family))
    .map((controller): [Controller, Method[]] => [
      controller,
      pairs.map(partsOf).flatMap(parts => (parts.controller === controller ? [parts.method] : [])),
    ])
    .filter(([, methods]) => methods.length > 0)
