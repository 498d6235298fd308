import { type BodyOf, type endpoints, type OneUser, userLogConfig } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import { write } from '../../platform/write'
import { defineHistory } from '../logged'
import { userLogRules } from './user.repository'
import { changeUserIn, userAccess } from './user.service'

const recordHistory = defineHistory({
  records: userAccess,
  revertible: userLogConfig.revert,
  // Of a picture: that it changed. What it is called says nothing to anybody.
  shows: { users: ['usr_email', 'usr_password'], user_photos: ['pho_bytes'] },
  logged: userLogRules,
})

export const historyOfUser = recordHistory.history

/** Gives somebody back what one action took from them, with the rules of any other change. */
export const revertUser = (
  ctx: Ctx,
  id: number,
  { transaction, updated_at }: BodyOf<typeof endpoints.user.revert>,
): Promise<OneUser> =>
  write(writeContext(ctx), 'user.revert', async tx => {
    const { row, record } = await userAccess.lock(ctx, tx, id, 'update', updated_at)
    const { values } = await recordHistory.changesToRevert(ctx, tx, record, transaction)
    return changeUserIn(ctx, tx, row, values)
  })
