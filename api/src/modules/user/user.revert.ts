import { type BodyOf, type endpoints, type OneUser, USER_REVERTS } from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { takenBack } from '../../platform/revert'
import { changeUser } from './user.service'

/** Gives somebody back what one action took from them, with the rules of any other change. */
export const revertUser = (
  ctx: Ctx,
  id: number,
  { transaction, updated_at }: BodyOf<typeof endpoints.user.revert>,
): Promise<OneUser> =>
  changeUser(ctx, id, {
    action: 'user.revert',
    updated_at,
    patchFrom: async tx => (await takenBack(tx.read, { id, transaction, table: 'users', fields: USER_REVERTS })).values,
  })
