import { type BulkAnswer, WEBSITE_STATUS, type WebsiteBulk } from '@candela/shared-contract'
import { type BulkRules, type Change, changeMany, type Outcome, type RefusalCode } from '../../platform/bulk'
import { undoMany, withTaken } from '../../platform/bulk-undo'
import { type Ctx, writeContext } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { isOneOf } from '../../platform/db/text'
import { type Tx, write } from '../../platform/write'
import { reachOf } from '../reach'
import { type UnpagedWebsiteQuery, websiteIdsInOrder } from './website.list'
import { mailDecision } from './website.mails'
import { canWebsite, objectionToStatus, patchThatApproves, patchThatRejects, statusPatch } from './website.policy'
import { reachedAccountsOf, websitesIn } from './website.repository'
import { bumpAccountVersion, lockAccountsOf, rethrowAsTakenDomain } from './website.service'

const WEBSITES: BulkRules<'websites', UnpagedWebsiteQuery> = {
  table: 'websites',
  name: 'website',
  writes: ['anw_status', 'anw_reject_reason', 'deleted_at'],
  find: (ctx, read, question, window) => websiteIdsInOrder(read, reachOf(ctx.actor), question, window),
  rowsIn: (ctx, read, ids) => websitesIn(read, reachOf(ctx.actor)).selectAll('w').where(isOneOf('w.id', ids)).execute(),
  nameOf: ({ anw_name }) => anw_name,
}

type WebsiteChange = Exclude<WebsiteBulk, { action: 'undo' }>
type Patch = Partial<Row<'websites'>>
type Verdict = Outcome<Patch> | RefusalCode

const decided = (ctx: Ctx, row: Row<'websites'>, patch: Patch | null): Verdict => {
  if (!canWebsite(ctx.actor, 'approve', row)) return 'forbidden'
  return patch ? { patch } : 'notPossibleNow'
}

const judgeOf =
  (ctx: Ctx, change: WebsiteChange, now: string, accounts: ReadonlySet<number>) =>
  (row: Row<'websites'>): Verdict => {
    switch (change.action) {
      case 'status': {
        const { anw_status } = change.payload
        return objectionToStatus(ctx.actor, row, anw_status) ?? { patch: statusPatch(row, anw_status) }
      }
      case 'approve':
        return decided(ctx, row, patchThatApproves(row))
      case 'reject':
        return decided(ctx, row, patchThatRejects(row, change.payload.anw_reject_reason))
      case 'destroy':
        return accounts.has(row.anw_account_id) ? { patch: { deleted_at: now } } : 'notYours'
    }
  }

/** Whoever hears of a decision by itself hears of it among many as well. */
const tellOf = async (ctx: Ctx, tx: Tx, change: WebsiteChange, changed: readonly Change<'websites'>[]) => {
  if (change.action === 'destroy') return
  const isDecision = ({ row, patch }: Change<'websites'>) =>
    change.action !== 'status' || patchThatApproves(row)?.anw_status === patch.anw_status
  const websites = changed.filter(isDecision).map(({ row }) => row.id)
  await mailDecision(ctx, tx, websites, change.action === 'reject' ? change.payload.anw_reject_reason : null)
}

const change = async (ctx: Ctx, tx: Tx, body: WebsiteChange): Promise<BulkAnswer> => {
  const now = new Date().toISOString()
  const settled = await changeMany(ctx, tx, WEBSITES, body, async rows =>
    judgeOf(ctx, body, now, await reachedAccountsOf(tx.read, reachOf(ctx.actor), rows)),
  )
  await tellOf(ctx, tx, body, settled.changed)
  return settled.answer
}

const undo = async (ctx: Ctx, tx: Tx, transaction: string): Promise<BulkAnswer> => {
  let accounts: ReadonlySet<number> = new Set()
  const before = async (ids: readonly number[]) => {
    accounts = await lockAccountsOf(tx, ids)
  }
  const judgeBack = async (changes: readonly Change<'websites'>[], touched: ReadonlySet<number>) => {
    const rows = changes.map(({ row }) => row)
    const ids = rows.map(({ id }) => id)
    const taken = await withTaken(tx.read, 'websites', ['anw_website'], ids)
    const reached = await reachedAccountsOf(tx.read, reachOf(ctx.actor), rows)
    return ({ row, patch }: Change<'websites'>) => {
      // It may have another domain by now than the one that was let in.
      if (patch.anw_status === WEBSITE_STATUS.enabled && touched.has(row.id)) return 'stale'
      if (patch.deleted_at === undefined)
        return patch.anw_status === undefined ? null : objectionToStatus(ctx.actor, row, patch.anw_status)
      if (!reached.has(row.anw_account_id)) return 'notYours'
      if (patch.deleted_at !== null) return null
      if (taken.has(row.id)) return 'domainTaken'
      return accounts.has(row.anw_account_id) ? null : 'notPossibleNow'
    }
  }
  const settled = await undoMany(ctx, tx, WEBSITES, transaction, judgeBack, before)
  const back = settled.changed.filter(({ patch }) => patch.deleted_at === null)
  for (const account of new Set(back.map(({ row }) => row.anw_account_id))) await bumpAccountVersion(tx, account)
  return settled.answer
}

export const bulkWebsites = (ctx: Ctx, body: WebsiteBulk): Promise<BulkAnswer> =>
  write(writeContext(ctx), 'website.bulk', tx =>
    body.action === 'undo' ? undo(ctx, tx, body.payload.transaction) : change(ctx, tx, body),
  ).catch(rethrowAsTakenDomain('anw_website'))
