import { CONTROLLERS, type Controller, PAIRS, type Pair, toPair } from '@candela/shared-contract'
import type { Rights } from './rights'

/** Within one controller: what a method is of no use without. */
const WITHIN: Record<string, readonly string[]> = {
  get: ['list'],
  update: ['get'],
  destroy: ['list'],
  store: ['list'],
}

/** Screens that ask something of another controller before they can work. */
const ACROSS: Partial<Record<Pair, readonly Pair[]>> = {
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
  'report.sendInvoice': ['report.report05'],
  'report.decideInvoice': ['report.report05'],
  'report.payTransfer': ['report.report05'],
  'report.holdTransfer': ['report.report05'],
  'report.adjustTransfer': ['report.report05'],
  'report.disputeAdjustment': ['report.report05'],
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

/** "My account" opens one's own record without any list. */
const ALONE: ReadonlySet<Pair> = new Set(['user.get'])

const withinOf = (controller: Controller, method: string): Pair[] =>
  (WITHIN[method] ?? [])
    .flatMap(needed => toPair(controller, needed) ?? [])
    .filter(() => !ALONE.has(`${controller}.${method}` as Pair))

const NEEDS: ReadonlyMap<Pair, readonly Pair[]> = new Map(
  PAIRS.map(pair => {
    const [controller, method = ''] = pair.split('.')
    const known = CONTROLLERS.find(one => one === controller)
    return [pair, [...(known ? withinOf(known, method) : []), ...(ACROSS[pair] ?? [])]]
  }),
)

/** What a right is of no use without, directly. */
export const needsOf = (pair: Pair): readonly Pair[] => NEEDS.get(pair) ?? []

/** What is missing for a right to be of use, with what that needs in turn. */
export const missingFor = (pair: Pair, rights: Rights): Pair[] => {
  const missing = new Set<Pair>()
  const visit = (one: Pair) => {
    for (const needed of needsOf(one)) {
      if (rights.has(needed) || missing.has(needed)) continue
      missing.add(needed)
      visit(needed)
    }
  }
  visit(pair)
  return [...missing]
}

export type Hint = { pair: Pair; missing: Pair[] }

/** Every held right that something is missing for. */
export const hintsFor = (rights: Rights): Hint[] =>
  PAIRS.filter(pair => rights.has(pair))
    .map(pair => ({ pair, missing: missingFor(pair, rights) }))
    .filter(({ missing }) => missing.length > 0)
