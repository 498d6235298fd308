import type { BulkAnswer, TechnologyBulk } from '@candela/shared-contract'
import { type BulkRules, changeMany } from '../../platform/bulk'
import { undoMany, withTaken } from '../../platform/bulk-undo'
import { type Ctx, writeContext } from '../../platform/context'
import { caseless, isOneOf } from '../../platform/db/text'
import { type Tx, write } from '../../platform/write'
import { reachOf } from '../reach'
import { technologyIdsInOrder, type UnpagedTechnologyQuery } from './technology.list'
import { canTechnology, objectionToRemoval } from './technology.policy'
import { technologiesIn, usesOf } from './technology.repository'
import { rethrowAsTakenName } from './technology.service'

const TECHNOLOGIES: BulkRules<'ad_network_categories', UnpagedTechnologyQuery> = {
  table: 'ad_network_categories',
  name: 'adNetworkCategory',
  writes: ['anc_status', 'deleted_at'],
  find: ({ actor }, read, question, window) => technologyIdsInOrder(read, reachOf(actor), question, window),
  rowsIn: (_ctx, read, ids) => technologiesIn(read).selectAll('t').where(isOneOf('t.id', ids)).execute(),
  nameOf: ({ anc_name }) => anc_name,
}

/** Of each technology why it is not removed, where something names it. */
const objectionsIn = async (tx: Tx, rows: readonly { id: number }[]) => {
  const uses = await usesOf(
    tx.read,
    rows.map(({ id }) => id),
  )
  return new Map(uses.map(({ id, ...use }) => [id, objectionToRemoval(use)]))
}

type TechnologyChange = Exclude<TechnologyBulk, { action: 'undo' }>

const change = async (ctx: Ctx, tx: Tx, body: TechnologyChange): Promise<BulkAnswer> => {
  const settled = await changeMany(ctx, tx, TECHNOLOGIES, body, async rows => {
    if (body.action === 'status') return () => ({ patch: body.payload })
    if (!canTechnology(ctx.actor, 'destroy')) return () => 'forbidden'
    const objections = await objectionsIn(tx, rows)
    const patch = { deleted_at: new Date().toISOString() }
    return ({ id }) => objections.get(id) ?? { patch }
  })
  return settled.answer
}

const undo = async (ctx: Ctx, tx: Tx, transaction: string): Promise<BulkAnswer> => {
  const settled = await undoMany(ctx, tx, TECHNOLOGIES, transaction, async changes => {
    const rows = changes.map(({ row }) => row)
    const ids = rows.map(({ id }) => id)
    const taken = await withTaken(tx.read, 'ad_network_categories', ['anc_name'], ids, caseless)
    const objections = await objectionsIn(tx, rows)
    return ({ row, patch }) => {
      if (patch.deleted_at !== undefined && !canTechnology(ctx.actor, 'destroy')) return 'forbidden'
      if (patch.deleted_at) return objections.get(row.id) ?? null
      return patch.deleted_at === null && taken.has(row.id) ? 'taken' : null
    }
  })
  return settled.answer
}

export const bulkTechnologies = (ctx: Ctx, body: TechnologyBulk): Promise<BulkAnswer> =>
  write(writeContext(ctx), 'adNetworkCategory.bulk', tx =>
    body.action === 'undo' ? undo(ctx, tx, body.payload.transaction) : change(ctx, tx, body),
  ).catch(rethrowAsTakenName)
