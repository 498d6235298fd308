import { LEAST_PEERS, microFromText, type WebsiteReportQuery } from '@candela/shared-contract'
import { type ReportRequester, readSumGroups, reportContext } from '../report/report.context'
import { presentSums, toLines } from '../report/report.lines'
import { tiersOfAll } from './website-report.facts'

type Peer = { website: number; rpm: bigint }
export type PercentileOf = (website: number, rpm: string | null | undefined) => number | null

/** How many percent of its peers a website is above; of fewer than eight nobody is told. */
const rankAmong = (peers: readonly Peer[], website: number, rpm: string | null | undefined): number | null => {
  const others = peers.filter(peer => peer.website !== website)
  if (rpm == null || others.length < LEAST_PEERS) return null
  const own = microFromText(rpm)
  return Math.round((others.filter(peer => peer.rpm < own).length / others.length) * 100)
}

/** Of websites of the same tier, whoever's they are: only a rank among many leaves this. */
export const percentiles = async (
  { read, actor, ...requester }: ReportRequester,
  { period, currency }: WebsiteReportQuery,
): Promise<PercentileOf> => {
  const everything: ReportRequester = { ...requester, read, actor: { ...actor, scope: 'all' } }
  const context = await reportContext(everything, { period, compare: 'none', currency, filters: {} })
  const [groups, tiers] = await Promise.all([
    readSumGroups(everything, context, { dimensions: ['website'], metrics: ['rpm'] }),
    tiersOfAll(read),
  ])
  const byTier = new Map<number | undefined, Peer[]>()
  for (const { key, allDays } of toLines(groups, ['website'], undefined)) {
    const website = Number(key[0])
    const { rpm } = presentSums(['rpm'], allDays).values
    if (rpm == null) continue
    const tier = tiers.get(website)
    byTier.set(tier, [...(byTier.get(tier) ?? []), { website, rpm: microFromText(rpm) }])
  }
  return (website, rpm) => rankAmong(byTier.get(tiers.get(website)) ?? [], website, rpm)
}
