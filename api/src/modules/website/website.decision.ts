import type { OneWebsite, WebsiteApprove } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import { AppError } from '../../platform/http/app-error'
import { write } from '../../platform/write'
import { mailDecision } from './website.mails'
import { patchThatApproves, patchThatRejects, patchThatResubmits } from './website.policy'
import { websiteAccess } from './website.service'

export const approveWebsite = (ctx: Ctx, id: number, body: WebsiteApprove): Promise<OneWebsite> =>
  write(writeContext(ctx), 'website.approve', async tx => {
    const { row } = await websiteAccess.lock(ctx, tx, id, 'approve', body.updated_at)
    const reason = body.decision === 'reject' ? body.anw_reject_reason : null
    const patch = reason === null ? patchThatApproves(row) : patchThatRejects(row, reason)
    if (!patch) throw new AppError('notPossibleNow')
    await tx.update('websites', row, patch)
    await mailDecision(ctx, tx, [id], reason)
    return websiteAccess.answer(ctx, tx.read, id)
  })

export const resubmitWebsite = (ctx: Ctx, id: number): Promise<OneWebsite> =>
  write(writeContext(ctx), 'website.resubmit', async tx => {
    const { row } = await websiteAccess.lock(ctx, tx, id, 'update')
    const patch = patchThatResubmits(row)
    if (!patch) throw new AppError('notPossibleNow')
    await tx.update('websites', row, patch)
    return websiteAccess.answer(ctx, tx.read, id)
  })
