import { type BodyOf, type endpoints, type HistoryAnswer, type OneUser, USER_REVERTS } from '@candela/shared-contract'
import { ipSeenBy } from '../../platform/address'
import { type Ctx, writeContext } from '../../platform/context'
import { historyOf } from '../../platform/history'
import { valuesBefore } from '../../platform/revert'
import { write } from '../../platform/write'
import { groupNames } from '../group/group.repository'
import { userNames } from './user.repository'
import { changeUserIn, users } from './user.service'

const FIELDS = [
  'usr_name',
  'usr_email',
  'usr_status',
  'usr_id_group',
  'usr_comission',
  'usr_product',
  'usr_locale',
  'usr_password',
  'deleted_at',
] as const

const rules = ({
  actor,
  app: {
    database: { read },
  },
}: Ctx) => ({
  // Of a picture: that it changed. What it is called says nothing to anybody.
  tables: { users: FIELDS, user_photos: ['pho_bytes'] },
  names: { usr_id_group: (ids: readonly number[]) => groupNames(read, ids) },
  actors: (ids: readonly number[]) => userNames(read, ids),
  address: ipSeenBy(actor),
})

export const historyOfUser = async (ctx: Ctx, id: number, before?: string): Promise<HistoryAnswer> => {
  const { read } = ctx.app.database
  await users.require(ctx, read, id)
  return historyOf(read, id, rules(ctx), before)
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
