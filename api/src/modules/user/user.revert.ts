import { type BodyOf, type endpoints, type OneUser, USER_REVERTS } from '@candela/shared-contract'
import { blame, type Ctx } from '../../platform/context'
import { takenBack } from '../../platform/revert'
import { write } from '../../platform/write'
import { changeUserIn, lockUser } from './user.service'

/** Gives somebody back what one action took from them, with the rules of any other change. */
export const revertUser = (
  ctx: Ctx,
  id: number,
  { transaction, updated_at }: BodyOf<typeof endpoints.user.revert>,
): Promise<OneUser> =>
  write(blame(ctx), 'user.revert', async tx => {
    const row = await lockUser(ctx, tx, id, 'update', updated_at)
    const { values } = await takenBack(tx.read, { id, transaction, table: 'users', fields: USER_REVERTS })
    return changeUserIn(ctx, tx, row, values)
  })
