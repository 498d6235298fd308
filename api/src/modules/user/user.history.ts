import { type BodyOf, type endpoints, type OneUser, userInLog } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import { write } from '../../platform/write'
import { pastOf } from '../logged'
import { userLogged } from './user.repository'
import { changeUserIn, users } from './user.service'

const past = pastOf({
  records: users,
  back: userInLog.revert,
  // Of a picture: that it changed. What it is called says nothing to anybody.
  shows: { users: ['usr_email', 'usr_password'], user_photos: ['pho_bytes'] },
  logged: userLogged,
})

export const historyOfUser = past.history

/** Gives somebody back what one action took from them, with the rules of any other change. */
export const revertUser = (
  ctx: Ctx,
  id: number,
  { transaction, updated_at }: BodyOf<typeof endpoints.user.revert>,
): Promise<OneUser> =>
  write(writeContext(ctx), 'user.revert', async tx => {
    const { row, record } = await users.lock(ctx, tx, id, 'update', updated_at)
    const { values } = await past.takenFrom(ctx, tx, record, transaction)
    return changeUserIn(ctx, tx, row, values)
  })
