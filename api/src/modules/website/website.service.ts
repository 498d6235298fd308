import type { Currency, OneWebsite, WebsiteCreateBody, WebsiteUpdateBody } from '@candela/shared-contract'
import { sql } from 'kysely'
import { type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { idsOf } from '../../platform/db/order'
import type { Row } from '../../platform/db/schema'
import { isOneOf } from '../../platform/db/text'
import { AppError, throwIfAny, wrongField } from '../../platform/http/app-error'
import { storedPercent } from '../../platform/percent'
import { defineRecordAccess, rethrowAsTaken } from '../../platform/record'
import { requireHost, unicodeHost } from '../../platform/web/host'
import { type Tx, write } from '../../platform/write'
import { attachedTo } from '../attached'
import { isAccountInReach, reachOf } from '../reach'
import { oneWithEarnings30 } from '../report/report.earnings30'
import { FEE_OF_TIER } from '../type/fee-of-tier'
import { mailDecision } from './website.mails'
import { restorePeopleIn, setPeopleIn, settlePeopleAfterMove } from './website.people'
import {
  canWebsite,
  firstStatus,
  mayAddWebsite,
  mayRemove,
  patchThatApproves,
  problemsOfChange,
  problemsOfNew,
  statusPatch,
} from './website.policy'
import { toOneWebsite } from './website.present'
import { type ReadWebsite, websiteInReach, websiteOfHost } from './website.repository'

type NewWebsite = Omit<WebsiteCreateBody, 'anw_account_id' | 'users'> & Pick<Partial<WebsiteCreateBody>, 'users'>

/** Asked before a write, to say whose it is to whoever reaches its account. */
export const assertHostIsFree = async ({ actor }: Ctx, read: Reader, host: string, field: string): Promise<void> => {
  const holder = await websiteOfHost(read, reachOf(actor), host)
  if (holder) throw new AppError('invalid', { fields: [{ field, code: 'domainTaken', name: holder.acc_name }] })
}

/** For the `catch` of the write, where somebody took it in between. */
export const rethrowAsTakenDomain = (field: string) => rethrowAsTaken('websites_website', field, 'domainTaken')

/**
 * A new website of an account that the caller reaches, inside their transaction. Errors are named under `field`, which
 * is empty where the website is the form itself.
 */
export const addWebsiteIn = async (
  ctx: Ctx,
  tx: Tx,
  accountId: number,
  row: NewWebsite,
  field: string,
): Promise<Row<'websites'>> => {
  if (!mayAddWebsite(ctx.actor)) throw new AppError('forbidden')
  const at = (name: string): string => (field ? `${field}.${name}` : name)
  throwIfAny(problemsOfNew(ctx.actor, row).map(problem => ({ ...problem, field: at(problem.field) })))
  const host = requireHost(row.anw_website, at('anw_website'))
  // Held, so that nobody removes the account meanwhile.
  const account = await tx.lock('accounts', accountId)
  if (!account || account.deleted_at) throw wrongField(at('anw_account_id'), 'notAnOption')
  await assertHostIsFree(ctx, tx.read, host, at('anw_website'))
  const website = await tx
    .insert('websites', {
      anw_name: row.anw_name || unicodeHost(host),
      anw_website: host,
      anw_product: row.anw_product,
      anw_status: row.anw_status ?? firstStatus(ctx.actor),
      anw_comission: storedPercent(row.anw_comission ?? FEE_OF_TIER[account.acc_tier]),
      anw_account_id: accountId,
      anw_reject_reason: null,
      deleted_at: null,
    })
    .catch(rethrowAsTakenDomain(at('anw_website')))
  if (row.users) await setPeopleIn(tx, reachOf(ctx.actor), website, row.users, at('users'))
  return website
}

/** The row is held by the caller. Its people stay attached: they come back with it. */
export const removeWebsiteIn = async (ctx: Ctx, tx: Tx, row: Row<'websites'>): Promise<void> => {
  if (!canWebsite(ctx.actor, 'destroy', row)) throw new AppError('forbidden')
  await tx.update('websites', row, { deleted_at: new Date().toISOString() })
}

const presented = async (ctx: Ctx, read: Reader, website: ReadWebsite, currency?: Currency): Promise<OneWebsite> => {
  const withEarnings = await oneWithEarnings30(read, 'website', website, currency)
  const people = await attachedTo(read, 'website_users', website.id).orderBy(sql`tie.id`).execute()
  return toOneWebsite(ctx.actor, withEarnings, people)
}

export const websiteAccess = defineRecordAccess({
  table: 'websites',
  find: (read, actor, id) => websiteInReach(read, reachOf(actor), id),
  may: canWebsite,
  present: presented,
})

/** Raises the account's version: a form of the account that was opened before is stale and cannot drop this website. */
export const bumpAccountVersion = (tx: Tx, accountId: number): Promise<void> => tx.touch('accounts', accountId)

export const storeWebsite = (ctx: Ctx, { anw_account_id, ...row }: WebsiteCreateBody): Promise<OneWebsite> =>
  write(writeContext(ctx), 'website.store', async tx => {
    if (!(await isAccountInReach(tx.read, reachOf(ctx.actor), anw_account_id)))
      throw wrongField('anw_account_id', 'notAnOption')
    const { id } = await addWebsiteIn(ctx, tx, anw_account_id, row, '')
    await bumpAccountVersion(tx, anw_account_id)
    return websiteAccess.answer(ctx, tx.read, id)
  })

type Change = Omit<WebsiteUpdateBody, 'anw_product'> & {
  /** What was stored once may come back, whatever is offered by now. */
  anw_product?: string | undefined
  anw_reject_reason?: string | null | undefined
  /** Who was attached before the move that is taken back. */
  peopleBefore?: readonly number[] | undefined
}
type OwnFields = Omit<Change, 'users' | 'keep' | 'anw_reject_reason' | 'peopleBefore' | 'updated_at'>

/** The columns that a change writes. What its rules say against it is refused at once; a wrong or taken host by itself. */
const patchFor = async (
  ctx: Ctx,
  tx: Tx,
  row: Row<'websites'>,
  ownFields: OwnFields,
): Promise<Partial<Row<'websites'>>> => {
  const { anw_website, anw_status, anw_comission, anw_account_id } = ownFields
  const patch = {
    ...ownFields,
    ...(anw_website === undefined ? {} : { anw_website: requireHost(anw_website, 'anw_website') }),
    ...(anw_comission === undefined ? {} : { anw_comission: storedPercent(anw_comission) }),
    ...(anw_status === undefined ? {} : statusPatch(row, anw_status)),
  }
  const problems = problemsOfChange(ctx.actor, row, patch)
  const isNewAccount = anw_account_id !== undefined && anw_account_id !== row.anw_account_id
  const isRefused = problems.some(({ field }) => field === 'anw_account_id')
  if (isNewAccount && !isRefused && !(await isAccountInReach(tx.read, reachOf(ctx.actor), anw_account_id)))
    problems.push({ field: 'anw_account_id', code: 'notAnOption' })
  throwIfAny(problems)
  const { anw_website: host = row.anw_website } = patch
  if (host !== row.anw_website) await assertHostIsFree(ctx, tx.read, host, 'anw_website')
  return patch
}

/** Changes a website that the caller reaches: fields and people, those that are said. */
export const changeWebsiteIn = async (ctx: Ctx, tx: Tx, id: number, change: Change): Promise<OneWebsite> => {
  const { users, keep = [], peopleBefore, anw_reject_reason, updated_at, ...ownFields } = change
  // The account before its website, as everybody holds them; held, so that nobody removes it meanwhile.
  if (ownFields.anw_account_id !== undefined) await tx.lock('accounts', ownFields.anw_account_id)
  const { row } = await websiteAccess.lock(ctx, tx, id, 'update', updated_at)
  const patch = await patchFor(ctx, tx, row, ownFields)
  if (anw_reject_reason !== undefined && patch.anw_status !== undefined) patch.anw_reject_reason = anw_reject_reason
  const after = await tx.update('websites', row, patch).catch(rethrowAsTakenDomain('anw_website'))
  const reach = reachOf(ctx.actor)
  const account = after.anw_account_id
  const moves = account !== row.anw_account_id
  if (moves) await bumpAccountVersion(tx, account)
  if (peopleBefore) await restorePeopleIn(tx, after, peopleBefore)
  else {
    const people = moves ? await settlePeopleAfterMove(tx, reach, id, { account, said: users, keep }) : users
    if (people) await setPeopleIn(tx, reach, after, people, 'users')
  }
  const website = await websiteInReach(tx.read, reach, id)
  // A change that would put the website out of the caller's own reach is refused.
  if (!website) throw wrongField('users', 'ownRecord')
  if (patchThatApproves(row)?.anw_status === after.anw_status) await mailDecision(ctx, tx, [id], null)
  return presented(ctx, tx.read, website)
}

export const updateWebsite = (ctx: Ctx, id: number, change: WebsiteUpdateBody): Promise<OneWebsite> =>
  write(writeContext(ctx), 'website.update', tx => changeWebsiteIn(ctx, tx, id, change))

export const destroyWebsite = (ctx: Ctx, id: number): Promise<void> =>
  write(writeContext(ctx), 'website.destroy', async tx => {
    const { row, record } = await websiteAccess.lock(ctx, tx, id, 'destroy')
    if (!mayRemove(ctx.actor, record)) throw new AppError('forbidden')
    await removeWebsiteIn(ctx, tx, row)
  })

/** The living accounts of these websites, held: accounts before their websites, as everybody holds them. */
export const lockAccountsOf = async (tx: Tx, websites: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = tx.read.selectFrom('websites').where(isOneOf('id', websites)).select('anw_account_id as id')
  const accounts = await tx.lockAll('accounts', [...(await idsOf(rows))])
  return new Set(accounts.filter(({ deleted_at }) => !deleted_at).map(({ id }) => id))
}

/** Brings one back inside of an action. */
export const restoreWebsiteIn = async (ctx: Ctx, tx: Tx, row: Row<'websites'>): Promise<OneWebsite> => {
  const account = await tx.lock('accounts', row.anw_account_id)
  if (!account || account.deleted_at) throw new AppError('parentRemoved', { what: account?.acc_name ?? '' })
  await assertHostIsFree(ctx, tx.read, row.anw_website, 'anw_website')
  await tx.update('websites', row, { deleted_at: null }).catch(rethrowAsTakenDomain('anw_website'))
  await bumpAccountVersion(tx, account.id)
  return websiteAccess.answer(ctx, tx.read, row.id)
}
