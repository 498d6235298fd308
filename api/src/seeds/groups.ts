import { allOf, type Controller, type Pair, PERMISSIONS, type Scope } from '@candela/shared-contract'

export type GroupKey = 'SA' | 'OP' | 'FI' | 'AM' | 'PO' | 'PV'

export type DefaultGroup<Key extends string = GroupKey> = {
  key: Key
  gro_name: string
  gro_scope: Scope
  pairs: readonly Pair[]
  /** The one group that holds every right, now and later. */
  administrates?: true
}

/** Only the methods that a controller really has, so that a row can say "reads these" of several families at once. */
const methods = (names: readonly string[], ...controllers: Controller[]): Pair[] =>
  controllers.flatMap(controller =>
    (PERMISSIONS[controller] as readonly string[])
      .filter(method => names.includes(method))
      .map(method => `${controller}.${method}` as Pair),
  )

const READ = ['list', 'get', 'simpleList']
const WRITE = ['store', 'update']
export const reads = (...controllers: Controller[]): Pair[] => methods(READ, ...controllers)
const writes = (...controllers: Controller[]): Pair[] => methods([...READ, ...WRITE], ...controllers)
const manages = (...controllers: Controller[]): Pair[] => methods([...READ, ...WRITE, 'destroy'], ...controllers)

/** Enumerations, the session and the phone's read-only mirrors: everybody. */
export const EVERYBODY: readonly Pair[] = [
  ...allOf(
    'type',
    'auth',
    'userNotification',
    'mobileDashboard',
    'mobileWebsite',
    'mobileUser',
    'mobileNotification',
    'mobileAdNetworkCategory',
    'mobileAccount',
    'mobileReport',
  ),
]

const NETWORKS: Controller[] = ['adNetwork', 'adNetworkCategory', 'adNetworkType', 'order', 'orderCampaign']
const ADS_TXT: Pair[] = ['account.getForAdsTxt', 'account.updateAdsTxt', 'account.checkAdsTxt']

/** The groups that every installation starts with. Administrators change them on the screen, not here. */
export const DEFAULT_GROUPS: readonly DefaultGroup[] = [
  {
    key: 'SA',
    gro_name: 'Super admin',
    gro_scope: 'all',
    administrates: true,
    pairs: allOf(...(Object.keys(PERMISSIONS) as Controller[])),
  },
  {
    key: 'OP',
    gro_name: 'Ad ops',
    gro_scope: 'all',
    pairs: [
      ...EVERYBODY,
      ...allOf('dashboard', 'candelaReport', 'adNetworkReport', 'apiLog', 'autoAd'),
      'report.performance',
      'report.report01',
      'report.report02',
      'report.report03',
      'report.report04',
      'report.filters',
      ...reads('account', 'user', 'websiteRevenueShare', 'systemLog', 'currencyExchange'),
      'user.accountManager',
      ...ADS_TXT,
      ...writes('website', 'notification'),
      'website.approve',
      ...manages(...NETWORKS),
    ],
  },
  {
    key: 'FI',
    gro_name: 'Finance',
    gro_scope: 'all',
    pairs: [
      ...EVERYBODY,
      ...allOf('dashboard', 'candelaReport'),
      'report.performance',
      'report.report02',
      'report.report03',
      'report.report04',
      'report.report05',
      'report.sendInvoice',
      'report.decideInvoice',
      'report.payTransfer',
      'report.holdTransfer',
      'report.adjustTransfer',
      'report.disputeAdjustment',
      'report.filters',
      'adNetworkReport.updateRow',
      ...reads('account', 'user', 'website', 'systemLog', 'apiLog', 'notification', ...NETWORKS),
      'user.accountManager',
      ...writes('websiteRevenueShare', 'currencyExchange'),
      'websiteRevenueShare.preview',
      'currencyExchange.closeMonth',
    ],
  },
  {
    key: 'AM',
    gro_name: 'Account manager',
    gro_scope: 'managed',
    pairs: [
      ...EVERYBODY,
      ...allOf('dashboard', 'candelaReport', 'autoAd'),
      'report.performance',
      'report.report01',
      'report.report02',
      'report.report04',
      'report.report05',
      // For their publishers, whom they give this right.
      'report.sendInvoice',
      'report.disputeAdjustment',
      'report.filters',
      ...writes('account', 'user', 'website', 'notification'),
      'user.accountManager',
      'user.simpleListByGroup',
      // To choose from: their publishers' groups.
      'group.simpleList',
      'user.invite',
      ...ADS_TXT,
      ...reads('userAccessLog', 'systemLog', 'websiteRevenueShare', 'currencyExchange', ...NETWORKS),
    ],
  },
  {
    key: 'PO',
    gro_name: 'Publisher owner',
    gro_scope: 'own',
    pairs: [
      ...EVERYBODY,
      'dashboard.totalizers',
      'dashboard.charts',
      'dashboard.currencyExchange',
      ...allOf('candelaReport'),
      'report.performance',
      'report.report04',
      'report.report05',
      'report.sendInvoice',
      'report.disputeAdjustment',
      'report.filters',
      ...reads('account', 'user', 'userAccessLog', 'websiteRevenueShare'),
      'user.invite',
      // To choose from: what they may give to those they invite.
      'group.simpleList',
      ...writes('website'),
      'autoAd.getAllByWebsite',
      'autoAd.requestFormat',
      ...ADS_TXT,
    ],
  },
  {
    key: 'PV',
    gro_name: 'Publisher viewer',
    gro_scope: 'own',
    pairs: [
      ...EVERYBODY,
      'dashboard.totalizers',
      'dashboard.charts',
      ...allOf('candelaReport'),
      'report.performance',
      'report.report04',
      'report.filters',
      ...reads('account', 'website'),
      'autoAd.getAllByWebsite',
      'account.getForAdsTxt',
    ],
  },
]
