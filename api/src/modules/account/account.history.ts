import {
  type AccountUpdateBody,
  accountLogConfig,
  type BodyOf,
  type endpoints,
  type OneAccount,
} from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { TiedRow } from '../../platform/revert'
import { type Tx, write } from '../../platform/write'
import { tiesOf } from '../attached'
import { defineHistory } from '../logged'
import { accountLogRules } from './account.repository'
import { accountAccess, changeAccountIn } from './account.service'

const recordHistory = defineHistory({
  records: accountAccess,
  revertible: accountLogConfig.revert,
  shows: { account_managers: ['acm_id_user', 'acm_is_main'], account_users: ['acu_id_user', 'acu_comission'] },
  logged: accountLogRules,
})

export const historyOfAccount = recordHistory.history

/** The people that one action touched: as they were, or null for those whom it brought in. */
const asTheyWere = <V>(rows: readonly TiedRow[], field: string, read: (was: Record<string, unknown>) => V) =>
  new Map(
    rows.flatMap(({ was, became }) => {
      const user = (was ?? became)?.[field]
      return typeof user === 'number' ? [[user, was && read(was)] as const] : []
    }),
  )

type Managers = NonNullable<AccountUpdateBody['managers']>
type Sellers = NonNullable<AccountUpdateBody['users']>

const managersBack = async (tx: Tx, id: number, rows: readonly TiedRow[]): Promise<Managers> => {
  const back = asTheyWere(rows, 'acm_id_user', was => was.acm_is_main === true)
  const others = (await tiesOf(tx.read, 'account_managers', id)).filter(({ acm_id_user }) => !back.has(acm_id_user))
  // Who was the main contact comes first, so that they are it again.
  return [...back]
    .flatMap(([acm_id_user, acm_is_main]) => (acm_is_main === null ? [] : [{ acm_id_user, acm_is_main }]))
    .concat(others.map(({ acm_id_user, acm_is_main }) => ({ acm_id_user, acm_is_main })))
}

/** They are paid as they were then, as far as whoever takes the action back is shown what that was, and says it. */
const sellersBack = async (tx: Tx, id: number, rows: readonly TiedRow[]): Promise<Sellers> => {
  const back = asTheyWere(rows, 'acu_id_user', ({ acu_comission }) =>
    typeof acu_comission === 'string' ? { acu_comission } : {},
  )
  const now = await tiesOf(tx.read, 'account_users', id)
  const others = now.filter(({ acu_id_user }) => !back.has(acu_id_user))
  return [...back]
    .flatMap(([acu_id_user, pay]): Sellers => (pay ? [{ acu_id_user, ...pay }] : []))
    .concat(others.map(({ acu_id_user }) => ({ acu_id_user })))
}

/** Gives an account back what one action took, its people as well, with the rules of any other change. */
export const revertAccount = (
  ctx: Ctx,
  id: number,
  { transaction, updated_at }: BodyOf<typeof endpoints.account.revert>,
): Promise<OneAccount> =>
  write(writeContext(ctx), 'account.revert', async tx => {
    const { row, record } = await accountAccess.lock(ctx, tx, id, 'update', updated_at)
    const { values, rows } = await recordHistory.changesToRevert(ctx, tx, record, transaction)
    const managers = rows.filter(({ table }) => table === 'account_managers')
    const sellers = rows.filter(({ table }) => table === 'account_users')
    await changeAccountIn(ctx, tx, row, {
      ...values,
      ...(managers.length > 0 ? { managers: await managersBack(tx, id, managers) } : {}),
      ...(sellers.length > 0 ? { users: await sellersBack(tx, id, sellers) } : {}),
    })
    return accountAccess.answer(ctx, tx.read, id)
  })
