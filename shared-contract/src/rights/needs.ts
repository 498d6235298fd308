import { type Controller, PAIRS, type Pair, toPair } from '../permissions'
import { partsOf } from './families'

type Needs = Partial<Record<Pair, readonly Pair[]>>

/** Within one controller: what a method is of no use without. */
const WITHIN: Record<string, readonly string[]> = {
  get: ['list'],
  update: ['get'],
  destroy: ['list'],
  store: ['list'],
}

/** Screens that ask something of another controller before they can work. */
const ACROSS: Needs = {
  'account.store': ['user.simpleList', 'website.simpleList'],
  'account.update': ['user.simpleList', 'website.simpleList'],
  'account.updateAdsTxt': ['account.getForAdsTxt'],
  'account.checkAdsTxt': ['account.getForAdsTxt'],
  'account.getForAdsTxt': ['website.simpleList'],
  'user.store': ['group.simpleList'],
  'user.update': ['group.simpleList'],
  'user.impersonate': ['user.get'],
  'website.store': ['user.simpleList', 'account.simpleList'],
  'website.update': ['user.simpleList', 'account.simpleList'],
  'website.approve': ['website.get'],
  'websiteRevenueShare.store': ['website.simpleList'],
  'websiteRevenueShare.update': ['website.simpleList'],
  'websiteRevenueShare.preview': ['websiteRevenueShare.get'],
  'autoAd.getAllByWebsite': ['website.simpleList'],
  'autoAd.requestFormat': ['autoAd.getAllByWebsite'],
  'autoAd.applyToAll': ['autoAd.getAllByWebsite', 'autoAd.update'],
  'autoAd.getForAutoAdRequest': ['autoAd.listForAutoAdRequest'],
  'autoAd.decide': ['autoAd.getForAutoAdRequest'],
  'adNetwork.store': ['website.simpleList', 'adNetworkType.simpleList', 'adNetworkCategory.simpleList'],
  'adNetwork.update': ['website.simpleList', 'adNetworkType.simpleList', 'adNetworkCategory.simpleList'],
  'order.store': ['adNetworkType.simpleList', 'adNetworkCategory.simpleList'],
  'order.update': ['adNetworkType.simpleList', 'adNetworkCategory.simpleList'],
  'orderCampaign.store': ['adNetworkCategory.simpleList'],
  'orderCampaign.update': ['adNetworkCategory.simpleList'],
  'apiLog.retry': ['apiLog.get'],
  'adNetworkReport.store': ['adNetwork.simpleList', 'website.simpleList'],
  'adNetworkReport.import': ['adNetworkReport.store'],
  'adNetworkReport.destroyRow': ['report.report01'],
  'report.performance': ['report.filters'],
  'report.report01': ['report.filters'],
  'report.report02': ['report.filters'],
  'report.report04': ['report.filters'],
  'report.report05': ['website.list'],
  'report.adjustTransfer': ['report.report05'],
  'candelaReport.export': ['candelaReport.list'],
  'currencyExchange.closeMonth': ['currencyExchange.list'],
  'currencyExchange.reopenMonth': ['currencyExchange.closeMonth'],
  'notification.store': ['user.simpleList'],
  'userNotification.read': ['userNotification.list'],
  'userNotification.readAll': ['userNotification.read'],
  'group.preview': ['group.get'],
  'userMaintenance.store': ['user.simpleList', 'group.simpleList'],
  'userMaintenance.removeAll': ['userMaintenance.destroy'],
  'remote.release': ['remote.get'],
  'remote.rollback': ['remote.get'],
}

/** Calls that answer what another right shows: the server refuses them without it. */
const SHOWN_BY: Needs = {
  'report.sendInvoice': ['report.report05'],
  'report.decideInvoice': ['report.report05'],
  'report.payTransfer': ['report.report05'],
  'report.holdTransfer': ['report.report05'],
  'report.disputeAdjustment': ['report.report05'],
}

/** Whose calls are answered to phones as well: the server asks for both rights. */
const MIRRORS: Partial<Record<Controller, Controller>> = {
  mobileDashboard: 'dashboard',
  mobileWebsite: 'website',
  mobileUser: 'user',
  mobileNotification: 'userNotification',
  mobileAdNetworkCategory: 'adNetworkCategory',
  mobileAccount: 'account',
  mobileReport: 'report',
}

/** "My account" opens one's own record without any list, and without a right on phones. */
const ALONE: ReadonlySet<Pair> = new Set(['user.get'])

const within = (pair: Pair): Pair[] => {
  const { controller, method } = partsOf(pair)
  return ALONE.has(pair) ? [] : (WITHIN[method] ?? []).flatMap(needed => toPair(controller, needed) ?? [])
}

/** What the server refuses a right without, whoever asks. */
export const refusedWithout = (pair: Pair): readonly Pair[] => {
  const { controller, method } = partsOf(pair)
  const mirrored = toPair(MIRRORS[controller] ?? '', method)
  return [...(SHOWN_BY[pair] ?? []), ...(mirrored && !ALONE.has(mirrored) ? [mirrored] : [])]
}

/**
 * What a right is of no use without on its screens, directly. Those for phones ask for nothing more: everybody has them,
 * and nobody is to be given another right for their sake.
 */
export const needsOf = (pair: Pair): readonly Pair[] => [
  ...within(pair),
  ...(ACROSS[pair] ?? []),
  ...(SHOWN_BY[pair] ?? []),
]

/** What is missing for a right to be of use, with what that needs in turn: on its screens, or `refusedWithout` it. */
export const missingFor = (pair: Pair, held: ReadonlySet<Pair>, needs = needsOf): Pair[] => {
  const missing = new Set<Pair>()
  const visit = (one: Pair) => {
    for (const needed of needs(one)) {
      if (held.has(needed) || missing.has(needed)) continue
      missing.add(needed)
      visit(needed)
    }
  }
  visit(pair)
  return [...missing]
}

/** A right that is of no use on its screens yet. */
export type Hint = { pair: Pair; missing: Pair[] }

export const hintsFor = (held: ReadonlySet<Pair>): Hint[] =>
  PAIRS.filter(pair => held.has(pair))
    .map(pair => ({ pair, missing: missingFor(pair, held) }))
    .filter(({ missing }) => missing.length > 0)
