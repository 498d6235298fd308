import {
  type BodyOf,
  type endpoints,
  type OneTransfer,
  PLATFORM_ZONE,
  type Transfer,
  type TransferAdjustment,
  toDay,
  todayIn,
} from '@candela/shared-contract'
import { type Actor, type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { notFound, wrongField } from '../../platform/http/app-error'
import { hasRows } from '../../platform/record'
import { type Tx, write } from '../../platform/write'
import { refuseClosed } from '../facts/facts.closed'
import { turnOf } from '../facts/facts.import'
import { isAccountInReach, reachOf } from '../reach'
import { reportRequester } from '../report/report.context'
import { siteScopeOf } from '../report/report.scope'
import { transferOf } from './transfer.list'
import { adjustmentsIn, messagesOf, type StoredAdjustment } from './transfer.repository'

type Calls = typeof endpoints.report

type Message = Awaited<ReturnType<typeof messagesOf>>[number]

const toAdjustment = (row: StoredAdjustment, messages: readonly Message[]): TransferAdjustment => ({
  ...{ id: row.id, reason: row.adj_reason, amount: row.adj_amount, note: row.adj_note, created_at: row.created_at },
  website: row.adj_id_website && row.website_name ? { id: row.adj_id_website, label: row.website_name } : null,
  messages: messages.map(({ id, ajm_id_user, usr_name, ajm_text, created_at }) => ({
    ...{ id, text: ajm_text, created_at },
    user: ajm_id_user && usr_name ? { id: ajm_id_user, label: usr_name } : null,
  })),
})

/** With what was taken off or put on, and what was said about it. */
export const toOneTransfer = async (actor: Actor, read: Reader, transfer: Transfer): Promise<OneTransfer> => {
  const month = toDay(`${transfer.month}-01`)
  const reach = reachOf(actor)
  const scope = await siteScopeOf(read, reach, {})
  const all = await adjustmentsIn(read, reach, scope, { from: month, to: month })
  const own = all.filter(({ adj_id_account }) => adj_id_account === transfer.account.id)
  const messages = await messagesOf(
    read,
    own.map(({ id }) => id),
  )
  return {
    record: {
      ...transfer,
      items: own.map(row =>
        toAdjustment(
          row,
          messages.filter(({ ajm_id_adjustment }) => ajm_id_adjustment === row.id),
        ),
      ),
      can: {
        adjust: transfer.state === 'estimated' && actor.pairs.has('report.adjustTransfer'),
        dispute: actor.pairs.has('report.disputeAdjustment'),
      },
    },
  }
}

export const getTransfer = async (ctx: Ctx, account: number, month: string): Promise<OneTransfer> => {
  const { read } = ctx.app.database
  return toOneTransfer(ctx.actor, read, await transferOf(reportRequester(ctx), account, toDay(`${month}-01`)))
}

const answerFor = async (ctx: Ctx, read: Reader, account: number, month: string): Promise<OneTransfer> =>
  toOneTransfer(ctx.actor, read, await transferOf({ ...reportRequester(ctx), read }, account, toDay(month)))

/** Whoever closes the month waits until this is stored, or has closed it before. */
const takeOpenMonth = async (tx: Tx, month: string): Promise<void> => {
  await tx.inTurn(turnOf(toDay(month)))
  await refuseClosed(tx.read, toDay(month))
  if (month > todayIn(PLATFORM_ZONE)) throw wrongField('month', 'futureDay')
}

/** A website that earned something for the account in the month, or is the account's now. */
const isOfAccount = (read: Reader, website: number, account: number): Promise<boolean> =>
  hasRows(
    read
      .selectFrom('websites as w')
      .where('w.id', '=', website)
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('w.anw_account_id', '=', account),
          exists(
            selectFrom('rollup_site_months as m')
              .where('m.rsm_id_website', '=', website)
              .where('m.rsm_id_account', '=', account)
              .select('m.rsm_month'),
          ),
        ]),
      ),
  )

export const storeAdjustment = (
  ctx: Ctx,
  { account, month: text, website, reason, amount, note }: BodyOf<Calls['storeAdjustment']>,
): Promise<OneTransfer> =>
  write(writeContext(ctx), 'report.storeAdjustment', async tx => {
    if (!(await isAccountInReach(tx.read, reachOf(ctx.actor), account))) throw wrongField('account', 'notAnOption')
    if (website !== undefined && !(await isOfAccount(tx.read, website, account)))
      throw wrongField('website', 'notAnOption')
    const month = `${text}-01`
    await takeOpenMonth(tx, month)
    await tx.insert('adjustments', {
      ...{ adj_month: month, adj_id_account: account, adj_id_website: website ?? null, adj_reason: reason },
      ...{ adj_amount: amount, adj_note: note, adj_id_user: ctx.actor.id, deleted_at: null },
    })
    return answerFor(ctx, tx.read, account, month)
  })

const findAdjustment = async (ctx: Ctx, tx: Tx, id: number): Promise<Row<'adjustments'>> => {
  const row = await tx.lock('adjustments', id)
  if (!row || row.deleted_at || !(await isAccountInReach(tx.read, reachOf(ctx.actor), row.adj_id_account)))
    throw notFound()
  return row
}

export const destroyAdjustment = (ctx: Ctx, id: number): Promise<unknown> =>
  write(writeContext(ctx), 'report.destroyAdjustment', async tx => {
    const { adj_month } = await findAdjustment(ctx, tx, id)
    await takeOpenMonth(tx, adj_month)
    const row = await findAdjustment(ctx, tx, id)
    return tx.update('adjustments', row, { deleted_at: new Date().toISOString() })
  })

/** Said by either side; what was said stays. */
export const disputeAdjustment = (
  ctx: Ctx,
  id: number,
  { text }: BodyOf<Calls['disputeAdjustment']>,
): Promise<OneTransfer> =>
  write(writeContext(ctx), 'report.disputeAdjustment', async tx => {
    const row = await findAdjustment(ctx, tx, id)
    await tx.insert('adjustment_messages', { ajm_id_adjustment: id, ajm_id_user: ctx.actor.id, ajm_text: text })
    return answerFor(ctx, tx.read, row.adj_id_account, row.adj_month)
  })
