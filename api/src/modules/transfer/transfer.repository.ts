import type { Day, DayRange, TransferState } from '@candela/shared-contract'
import { type SqlBool, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { isOneOf } from '../../platform/db/text'
import { type Reach, reachesAccount } from '../reach'
import { type SiteScope, siteName } from '../report/report.scope'

/** A proof that tells of other accounts as well is for those alone who reach all of them. */
const isProofShown = (reach: Reach) =>
  sql<boolean>`t.tra_id_proof is not null and not exists (
    select from transfer_files as pf cross join unnest(pf.trf_accounts) as pa(id)
    where pf.id = t.tra_id_proof and not ${reachesAccount(reach, 'pa.id')})`

/** Transfers of accounts in reach, with their invoice. */
export const transfersIn = (read: Reader, reach: Reach) =>
  read
    .selectFrom('transfers as t')
    .innerJoin('accounts as a', 'a.id', 't.tra_id_account')
    .leftJoin('transfers as c', 'c.id', 't.tra_id_carried_to')
    .leftJoin('invoices as i', join => join.onRef('i.inv_id_transfer', '=', 't.id').on('i.inv_ended_at', 'is', null))
    .leftJoin('transfer_files as f', 'f.id', 'i.inv_id_file')
    .leftJoin('users as u', 'u.id', 'i.inv_id_user')
    .where(reachesAccount(reach, 't.tra_id_account'))
    .selectAll('t')
    .select(['a.acc_name', 'a.acc_time_zone', 'c.tra_month as carried_to'])
    .select(['i.id as invoice_id', 'i.inv_number', 'i.inv_amount', 'i.inv_issued_on', 'i.created_at as sent_at'])
    .select(['i.inv_id_user', 'u.usr_name as sender', 'f.trf_type', 'f.trf_bytes'])
    .select(isProofShown(reach).as('is_proof_shown'))

export type StoredTransfer = Awaited<ReturnType<ReturnType<typeof transfersIn>['execute']>>[number]

const sumOfLines = (column: 'trl_gross_brl' | 'trl_net_usd') =>
  sql<string>`(select coalesce(sum(${sql.ref(`l.${column}`)}), 0)::text from transfer_lines as l
    where l.trl_id_transfer = t.id)`

/** What is summed of transfers, and what they are put in order by; of what one is made of its lines alone are added up. */
export const foundTransfers = (read: Reader, reach: Reach) =>
  read
    .selectFrom('transfers as t')
    .innerJoin('accounts as a', 'a.id', 't.tra_id_account')
    .where(reachesAccount(reach, 't.tra_id_account'))
    .select(['t.id', 't.tra_id_account', 't.tra_month', 't.tra_state', 't.tra_net', 't.tra_payable', 't.tra_pay_on'])
    .select(['a.acc_name', 'a.acc_time_zone'])
    .select([sumOfLines('trl_gross_brl').as('gross'), sumOfLines('trl_net_usd').as('net_usd')])

export type FoundTransfer = Awaited<ReturnType<ReturnType<typeof foundTransfers>['execute']>>[number]

/** A website that left is called what it was called then. */
export const linesOf = (read: Reader, scope: Pick<SiteScope, 'formerNames'>, transfers: readonly number[]) =>
  read
    .selectFrom('transfer_lines as l')
    .innerJoin('websites as w', 'w.id', 'l.trl_id_website')
    .where(isOneOf('l.trl_id_transfer', transfers))
    .orderBy('w.anw_name')
    .orderBy('w.id')
    .selectAll('l')
    .select(siteName(scope, 'w').as('name'))
    .execute()

export type StoredLine = Awaited<ReturnType<typeof linesOf>>[number]

/** A website that left is called what it was called then, here as well. */
export const adjustmentsIn = (
  read: Reader,
  reach: Reach,
  scope: Pick<SiteScope, 'formerNames'>,
  { from, to }: DayRange,
) =>
  read
    .selectFrom('adjustments as d')
    .innerJoin('accounts as a', 'a.id', 'd.adj_id_account')
    .leftJoin('websites as w', 'w.id', 'd.adj_id_website')
    .where('d.deleted_at', 'is', null)
    .where('d.adj_month', '>=', from)
    .where('d.adj_month', '<=', to)
    .where(reachesAccount(reach, 'd.adj_id_account'))
    .orderBy('d.id')
    .selectAll('d')
    .select(['a.acc_name', 'a.acc_time_zone', siteName(scope, 'w').as('website_name')])
    .execute()

export type StoredAdjustment = Awaited<ReturnType<typeof adjustmentsIn>>[number]

export const messagesOf = (read: Reader, adjustments: readonly number[]) =>
  read
    .selectFrom('adjustment_messages as m')
    .leftJoin('users as u', 'u.id', 'm.ajm_id_user')
    .where(isOneOf('m.ajm_id_adjustment', adjustments))
    .orderBy('m.id')
    .selectAll('m')
    .select('u.usr_name')
    .execute()

/** Adjustments about which a publisher had the last word, the one that waits longest first. */
export const openDisputesIn = (read: Reader, reach: Reach) =>
  read
    .selectFrom('adjustments as d')
    .innerJoin('accounts as a', 'a.id', 'd.adj_id_account')
    .innerJoin('adjustment_messages as m', 'm.ajm_id_adjustment', 'd.id')
    .innerJoin('users as u', 'u.id', 'm.ajm_id_user')
    .innerJoin('access_groups as g', 'g.id', 'u.usr_id_group')
    .where('d.deleted_at', 'is', null)
    .where('g.gro_scope', '=', 'own')
    .where(
      sql<SqlBool>`not exists (select from adjustment_messages as l where l.ajm_id_adjustment = d.id and l.id > m.id)`,
    )
    .where(reachesAccount(reach, 'd.adj_id_account'))
    .orderBy('m.id')
    .select(['d.adj_id_account as account', 'a.acc_name as label', 'd.adj_month as month'])
    .execute()

export const closingRatesOf = (read: Reader, from: Day, to: Day) =>
  read
    .selectFrom('currency_closings')
    .where('ccl_month', '>=', from)
    .where('ccl_month', '<=', to)
    .orderBy('ccl_currency', 'desc')
    .select(['ccl_month', 'ccl_currency', 'ccl_value'])
    .execute()

/** Transfers on which money is still to move, the oldest first. */
const UNDER_WAY: readonly TransferState[] = [
  'rejected',
  'awaiting_invoice',
  'invoice_received',
  'approved',
  'scheduled',
  'on_hold',
  'reversed',
]

export const transfersUnderWay = (read: Reader, reach: Reach) =>
  transfersIn(read, reach).where('t.tra_state', 'in', UNDER_WAY).orderBy('t.tra_month').orderBy('t.id')

/** What is too little of an account, before a month, that no month took over. */
export const waitingOf = (read: Reader, reach: Reach, before: Day) =>
  read
    .selectFrom('transfers as t')
    .where('t.tra_state', '=', 'below_threshold')
    .where('t.tra_id_carried_to', 'is', null)
    .where('t.tra_month', '<', before)
    .innerJoin('accounts as a', 'a.id', 't.tra_id_account')
    .where(reachesAccount(reach, 't.tra_id_account'))
    .groupBy(['t.tra_id_account', 'a.acc_name', 'a.acc_time_zone'])
    .select(['t.tra_id_account', 'a.acc_name', 'a.acc_time_zone', sql<string>`sum(t.tra_payable)::text`.as('amount')])
    .execute()

export const hasLineOf = (websites: readonly number[]) =>
  sql<SqlBool>`exists (select from transfer_lines as wl where wl.trl_id_transfer = t.id
    and ${isOneOf('wl.trl_id_website', websites)})`
