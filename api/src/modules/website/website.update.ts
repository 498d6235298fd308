import type { OneWebsite, WebsiteUpdate } from '@candela/shared-contract'
import { blame, type Ctx } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { AppError, type FieldProblem, wrongField } from '../../platform/http/app-error'
import { asPercent } from '../../platform/percent'
import { type Tx, write } from '../../platform/write'
import { reachOf } from '../reach'
import { tellPeople } from './website.approve'
import { setPeopleIn } from './website.people'
import { canWebsite, letIn, mayChangeDomain, objectionToStatus, withStatus } from './website.policy'
import { isAccountInReach, websiteInReach } from './website.repository'
import { hostOf, joinAccount, lockWebsite, presented, refuseTakenDomain } from './website.service'

/** What was stored once may come back, whatever is offered by now. */
type Facts = Omit<WebsiteUpdate, 'users' | 'updated_at' | 'anw_product'> & { anw_product?: string | undefined }
type WebsitePatch = Partial<Row<'websites'>>

const GOVERNED = ['anw_status', 'anw_comission', 'anw_account_id'] as const

/** The columns that a change writes; refuses what speaks against it, all of it at once. */
const patchFor = async (ctx: Ctx, tx: Tx, row: Row<'websites'>, facts: Facts): Promise<WebsitePatch> => {
  const { anw_website, anw_status, anw_comission, anw_account_id } = facts
  const problems: FieldProblem[] = []
  const host = anw_website === undefined ? undefined : hostOf(anw_website, 'anw_website')
  if (host !== undefined && host !== row.anw_website && !mayChangeDomain(ctx.actor, row))
    problems.push({ field: 'anw_website', code: 'notHeld' })
  if (!canWebsite(ctx.actor, 'govern', row)) {
    const said = GOVERNED.filter(field => facts[field] !== undefined)
    problems.push(...said.map(field => ({ field, code: 'notHeld' as const })))
  } else {
    const status = anw_status === undefined ? null : objectionToStatus(ctx.actor, row, anw_status)
    if (status) problems.push({ field: 'anw_status', code: status })
    const isMoved = anw_account_id !== undefined && anw_account_id !== row.anw_account_id
    if (isMoved && !(await isAccountInReach(tx.read, reachOf(ctx.actor), anw_account_id)))
      problems.push({ field: 'anw_account_id', code: 'notAnOption' })
  }
  if (problems.length > 0) throw new AppError('invalid', { fields: problems })
  return {
    ...facts,
    ...(host === undefined ? {} : { anw_website: host }),
    ...(anw_comission === undefined ? {} : { anw_comission: asPercent(anw_comission) }),
    ...(anw_status === undefined ? {} : withStatus(row, anw_status)),
  }
}

type Change = Facts & {
  users?: number[] | undefined
  anw_reject_reason?: string | null | undefined
  updated_at?: string | undefined
}

/** Changes a website that the caller reaches: facts and people as far as they are said. */
export const changeWebsiteIn = async (ctx: Ctx, tx: Tx, id: number, change: Change): Promise<OneWebsite> => {
  const { users, anw_reject_reason, updated_at, ...facts } = change
  // The account before its website, as everybody holds them; held, so that nobody removes it meanwhile.
  if (facts.anw_account_id !== undefined) await tx.lock('accounts', facts.anw_account_id)
  const row = await lockWebsite(ctx, tx, id, 'update', updated_at)
  const patch = await patchFor(ctx, tx, row, facts)
  if (anw_reject_reason !== undefined && patch.anw_status !== undefined) patch.anw_reject_reason = anw_reject_reason
  const after = await tx.update('websites', row, patch).catch(refuseTakenDomain('anw_website'))
  if (after.anw_account_id !== row.anw_account_id) await joinAccount(tx, after.anw_account_id)
  if (users) await setPeopleIn(tx, reachOf(ctx.actor), id, users, 'users')
  const website = await websiteInReach(tx.read, reachOf(ctx.actor), id)
  // Nobody takes from themselves what they could not give back.
  if (!website) throw wrongField('users', 'ownRecord')
  if (letIn(row)?.anw_status === after.anw_status) await tellPeople(ctx, tx, [after], null)
  return presented(ctx, tx.read, website)
}

export const updateWebsite = (ctx: Ctx, id: number, change: WebsiteUpdate): Promise<OneWebsite> =>
  write(blame(ctx), 'website.update', tx => changeWebsiteIn(ctx, tx, id, change))
