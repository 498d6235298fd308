import type { BulkAnswer, WebsiteBulk } from '@candela/shared-contract'
import { chosenIds } from '../../platform/bulk'
import { blame, type Ctx } from '../../platform/context'
import { isOneOf } from '../../platform/db/text'
import { type Tx, write } from '../../platform/write'
import { reachOf } from '../reach'
import { tellPeople } from './website.approve'
import { applied, type BulkChange, type Entry, judge } from './website.judge'
import { websiteIdsInOrder } from './website.list'
import { letIn } from './website.policy'
import { livingWebsitesIn } from './website.repository'
import { refuseTakenDomain } from './website.service'
import { undoWebsites } from './website.undo'

/** Whoever hears of a decision by itself hears of it among many as well. */
const tellOf = async (ctx: Ctx, tx: Tx, change: BulkChange, entries: readonly Entry[]): Promise<void> => {
  if (change.action !== 'approve' && change.action !== 'reject' && change.action !== 'status') return
  const websites = entries.flatMap(({ row, verdict }) => {
    if (!('patch' in verdict)) return []
    const isDecision = change.action !== 'status' || letIn(row)?.anw_status === verdict.patch.anw_status
    return isDecision ? [row] : []
  })
  await tellPeople(ctx, tx, websites, change.action === 'reject' ? change.payload.anw_reject_reason : null)
}

export const bulkWebsites = (ctx: Ctx, body: WebsiteBulk): Promise<BulkAnswer> =>
  write(blame(ctx), 'website.bulk', async tx => {
    if (body.action === 'undo') return undoWebsites(ctx, tx, body.payload.transaction)
    const reach = reachOf(ctx.actor)
    const asked = await chosenIds(body, limit => websiteIdsInOrder(tx.read, reach, body.matching ?? {}, { limit }))
    await tx.lockAll('websites', asked)
    const rows = await livingWebsitesIn(tx.read, reach).selectAll('w').where(isOneOf('w.id', asked)).execute()
    const now = new Date().toISOString()
    const entries = rows.map(row => ({ row, verdict: judge(ctx, row, body, now) }))
    const answer = await applied(ctx, tx, asked, entries)
    await tellOf(ctx, tx, body, entries)
    return answer
  }).catch(refuseTakenDomain('anw_website'))
