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
import { answer, heldWebsite, hostOf, joinAccount, reached, refuseTakenDomain } from './website.service'

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

/** Nobody takes from themselves what they could not give back. */
const refuseLosingIt = async (ctx: Ctx, tx: Tx, id: number): Promise<void> => {
  if (!(await websiteInReach(tx.read, reachOf(ctx.actor), id))) throw wrongField('users', 'ownRecord')
}

type Change = { action: string; updated_at: string | undefined; changeFrom: (tx: Tx) => Promise<Changed> }
type Changed = Facts & { users?: number[] | undefined; anw_reject_reason?: string | null | undefined }

/** One way to change a website, whoever thought of the change. */
export const changeWebsite = (ctx: Ctx, id: number, { action, updated_at, changeFrom }: Change): Promise<OneWebsite> =>
  write(blame(ctx), action, async tx => {
    // Whoever does not reach it learns nothing of its past either.
    await reached(ctx, tx.read, id)
    const { users, anw_reject_reason, ...facts } = await changeFrom(tx)
    // The account before its website, as everybody holds them; held, so that nobody removes it meanwhile.
    if (facts.anw_account_id !== undefined) await tx.lock('accounts', facts.anw_account_id)
    const row = await heldWebsite(ctx, tx, id, 'update', updated_at)
    const patch = await patchFor(ctx, tx, row, facts)
    if (anw_reject_reason !== undefined && patch.anw_status !== undefined) patch.anw_reject_reason = anw_reject_reason
    const after = await tx.update('websites', row, patch).catch(refuseTakenDomain('anw_website'))
    if (after.anw_account_id !== row.anw_account_id) await joinAccount(tx, after.anw_account_id)
    if (users) await setPeopleIn(tx, reachOf(ctx.actor), id, users, 'users')
    await refuseLosingIt(ctx, tx, id)
    if (letIn(row)?.anw_status === after.anw_status) await tellPeople(ctx, tx, [after], null)
    return answer(ctx, tx.read, id)
  })

export const updateWebsite = (ctx: Ctx, id: number, { updated_at, ...change }: WebsiteUpdate): Promise<OneWebsite> =>
  changeWebsite(ctx, id, { action: 'website.update', updated_at, changeFrom: async () => change })
