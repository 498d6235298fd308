import type { BulkAnswer, WebsiteBulk } from '@candela/shared-contract'
import { bulkAnswerOf, type RefusalCode, type Verdict } from '../../platform/bulk'
import type { Ctx } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { byPatch } from '../../platform/undo'
import type { Tx } from '../../platform/write'
import { canWebsite, letIn, objectionToStatus, turnedDown, withStatus } from './website.policy'

export type BulkChange = Exclude<WebsiteBulk, { action: 'undo' }>
export type BulkPatch = Partial<Pick<Row<'websites'>, 'anw_status' | 'anw_reject_reason' | 'deleted_at'>>
type Judgement = { patch: BulkPatch } | { refused: RefusalCode }

const decided = (ctx: Ctx, row: Row<'websites'>, patch: BulkPatch | null): Judgement => {
  if (!canWebsite(ctx.actor, 'approve', row)) return { refused: 'forbidden' }
  return patch ? { patch } : { refused: 'conflict' }
}

/** What becomes of one of many, or why it stays as it is. */
export const judge = (ctx: Ctx, row: Row<'websites'>, change: BulkChange, now: string): Judgement => {
  switch (change.action) {
    case 'status': {
      const refused = objectionToStatus(ctx.actor, row, change.payload.anw_status)
      return refused ? { refused } : { patch: withStatus(row, change.payload.anw_status) }
    }
    case 'approve':
      return decided(ctx, row, letIn(row))
    case 'reject':
      return decided(ctx, row, turnedDown(row, change.payload.anw_reject_reason))
    case 'destroy':
      return { patch: { deleted_at: now } }
  }
}

export type Entry = { row: Row<'websites'>; verdict: Judgement }

export const applied = async (
  ctx: Ctx,
  tx: Tx,
  asked: readonly number[],
  entries: readonly Entry[],
): Promise<BulkAnswer> => {
  const changing = entries.flatMap(({ row, verdict }) => ('patch' in verdict ? [{ row, patch: verdict.patch }] : []))
  for (const { rows, patch } of byPatch(changing)) await tx.updateAll('websites', rows, patch)
  const verdicts: Verdict<Row<'websites'>>[] = entries.map(({ row, verdict }) => ({
    row,
    label: row.anw_name,
    refused: 'refused' in verdict ? verdict.refused : null,
  }))
  return bulkAnswerOf(ctx.locale, tx.transaction, asked, verdicts)
}
