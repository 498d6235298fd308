import { type BodyOf, type endpoints, type HistoryAnswer, type OneUser, USER_REVERTS } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import { historyOf } from '../../platform/history'
import { changesToRevert } from '../../platform/revert'
import { write } from '../../platform/write'
import { pastFor } from '../logged'
import { userLogged } from './user.repository'
import { changeUserIn, users } from './user.service'

const TABLES = {
  users: [...USER_REVERTS, 'usr_email', 'usr_password', 'deleted_at'],
  // Of a picture: that it changed. What it is called says nothing to anybody.
  user_photos: ['pho_bytes'],
} as const

/** What of it a reader is shown. */
const pastOf = (ctx: Ctx) => pastFor(ctx, TABLES, userLogged)

export const historyOfUser = async (ctx: Ctx, id: number, before?: string): Promise<HistoryAnswer> => {
  await users.require(ctx, ctx.app.database.read, id)
  return historyOf(ctx, id, pastOf(ctx), before)
}

/** Gives somebody back what one action took from them, with the rules of any other change. */
export const revertUser = (
  ctx: Ctx,
  id: number,
  { transaction, updated_at }: BodyOf<typeof endpoints.user.revert>,
): Promise<OneUser> =>
  write(writeContext(ctx), 'user.revert', async tx => {
    const { row } = await users.lock(ctx, tx, id, 'update', updated_at)
    const wanted = { id, transaction, table: 'users', fields: USER_REVERTS, ...pastOf(ctx) } as const
    const { values } = await changesToRevert(tx, wanted)
    return changeUserIn(ctx, tx, row, values)
  })
