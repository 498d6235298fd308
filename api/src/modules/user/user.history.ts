import { type BodyOf, type endpoints, type HistoryAnswer, type OneUser, USER_REVERTS } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import { historyOf } from '../../platform/history'
import { valuesBefore } from '../../platform/revert'
import { write } from '../../platform/write'
import { isOfStaff, reachOf } from '../reach'
import { changeUserIn, users } from './user.service'

const FIELDS = [...USER_REVERTS, 'usr_email', 'usr_password', 'deleted_at'] as const

/** Who is not told what people are paid is not told what it was either. */
const fieldsFor = ({ actor }: Ctx) => FIELDS.filter(field => field !== 'usr_comission' || isOfStaff(reachOf(actor)))

export const historyOfUser = async (ctx: Ctx, id: number, before?: string): Promise<HistoryAnswer> => {
  await users.require(ctx, ctx.app.database.read, id)
  // Of a picture: that it changed. What it is called says nothing to anybody.
  return historyOf(ctx, id, { users: fieldsFor(ctx), user_photos: ['pho_bytes'] }, before)
}

/** Gives somebody back what one action took from them, with the rules of any other change. */
export const revertUser = (
  ctx: Ctx,
  id: number,
  { transaction, updated_at }: BodyOf<typeof endpoints.user.revert>,
): Promise<OneUser> =>
  write(writeContext(ctx), 'user.revert', async tx => {
    const { row } = await users.lock(ctx, tx, id, 'update', updated_at)
    const { values } = await valuesBefore(tx, { id, transaction, table: 'users', fields: USER_REVERTS })
    return changeUserIn(ctx, tx, row, values)
  })
