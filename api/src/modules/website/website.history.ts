import type { HistoryAnswer } from '@candela/shared-contract'
import { addressSeenBy } from '../../platform/address'
import type { Ctx } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { isOneOf } from '../../platform/db/text'
import { historyOf } from '../../platform/history'
import { type Reach, reachesAccount, reachOf } from '../reach'
import { userNames } from '../user/user.repository'
import { requireWebsite } from './website.service'

const FIELDS = [
  'anw_name',
  'anw_website',
  'anw_product',
  'anw_status',
  'anw_reject_reason',
  'anw_comission',
  'anw_account_id',
  'deleted_at',
] as const

/** Of those that were removed as well; of foreign ones only the number is told. */
const accountNames = async (
  read: Reader,
  reach: Reach,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await read
    .selectFrom('accounts as a')
    .where(isOneOf('a.id', ids))
    .where(reachesAccount(reach, 'a.id'))
    .select(['a.id', 'a.acc_name'])
    .execute()
  return new Map(rows.map(({ id, acc_name }) => [id, acc_name]))
}

/** Who is not shown the commission is not shown what it was either. */
const fieldsSeen = (knowsComission: boolean) => FIELDS.filter(field => knowsComission || field !== 'anw_comission')

export const historyOfWebsite = async (ctx: Ctx, id: number, before?: string): Promise<HistoryAnswer> => {
  const { read } = ctx.app.database
  const { anw_comission } = await requireWebsite(ctx, read, id)
  const reach = reachOf(ctx.actor)
  const rules = {
    tables: { websites: fieldsSeen(anw_comission !== null), website_users: ['wsu_id_user'] },
    names: {
      anw_account_id: (ids: readonly number[]) => accountNames(read, reach, ids),
      wsu_id_user: (ids: readonly number[]) => userNames(read, ids),
    },
    actors: (ids: readonly number[]) => userNames(read, ids),
    address: addressSeenBy(ctx.actor),
  }
  return historyOf(read, id, rules, before)
}
