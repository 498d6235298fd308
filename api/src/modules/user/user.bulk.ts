import type { BulkAnswer, UserBulk } from '@candela/shared-contract'
import { bulkAnswerOf, chosenIds } from '../../platform/bulk'
import { blame, type Ctx } from '../../platform/context'
import { isOneOf } from '../../platform/db/text'
import { write } from '../../platform/write'
import { revokeSessionsOf } from '../auth/session'
import { reachOf } from '../reach'
import { type BulkPatch, endsSessions, judged } from './user.judge'
import { userIdsInOrder } from './user.list'
import { refuseGiving } from './user.objections'
import { livingUsersIn } from './user.repository'
import { refuseTakenEmail } from './user.service'
import { undoUsers } from './user.undo'

type Change = Exclude<UserBulk, { action: 'undo' }>

const patchOf = (change: Change): BulkPatch => {
  switch (change.action) {
    case 'status':
      return { usr_status: change.payload.usr_status }
    case 'group':
      return { usr_id_group: change.payload.usr_id_group }
    case 'destroy':
      return { deleted_at: new Date().toISOString() }
  }
}

export const bulkUsers = (ctx: Ctx, body: UserBulk): Promise<BulkAnswer> =>
  write(blame(ctx), 'user.bulk', async tx => {
    if (body.action === 'undo') return undoUsers(ctx, tx, body.payload.transaction)
    const scope = reachOf(ctx.actor)
    const asked = await chosenIds(body, limit => userIdsInOrder(tx.read, scope, body.matching ?? {}, limit))
    await tx.lockAll('users', asked)
    // People before their group, as single changes hold them: two actions never wait for each other.
    if (body.action === 'group') await refuseGiving(tx, ctx.actor, body.payload.usr_id_group, 'payload.usr_id_group')
    const rows = await livingUsersIn(tx.read, scope).selectAll('u').where(isOneOf('u.id', asked)).execute()
    const patch = patchOf(body)
    const verdicts = await judged(
      ctx,
      tx,
      rows.map(row => ({ row, patch })),
    )
    const changing = verdicts.flatMap(({ row, refused }) => (refused ? [] : [row]))
    await tx.updateAll('users', changing, patch)
    if (endsSessions(patch))
      await revokeSessionsOf(
        tx,
        changing.map(({ id }) => id),
      )
    return bulkAnswerOf(ctx.locale, tx.transaction, asked, verdicts)
  }).catch(refuseTakenEmail)
