import type { HistoryAnswer } from '@candela/shared-contract'
import { addressSeenBy } from '../../platform/address'
import type { Ctx } from '../../platform/context'
import { historyOf } from '../../platform/history'
import { userNames } from '../user/user.repository'
import { requireAccount } from './account.service'

const FIELDS = [
  'acc_name',
  'acc_is_enabled',
  'acc_time_zone',
  'acc_tier',
  'acc_google_child_network_code',
  'acc_enable_aps',
  'acc_enable_teads',
  'acc_is_custom_ad_unit_path_enabled',
  'acc_gross_visible',
  'deleted_at',
] as const

export const historyOfAccount = async (ctx: Ctx, id: number, before?: string): Promise<HistoryAnswer> => {
  const { read } = ctx.app.database
  await requireAccount(ctx, read, id)
  const people = (ids: readonly number[]) => userNames(read, ids)
  const rules = {
    tables: {
      accounts: FIELDS,
      account_managers: ['acm_id_user', 'acm_is_main'],
      account_users: ['acu_id_user', 'acu_comission'],
    },
    names: { acm_id_user: people, acu_id_user: people },
    actors: people,
    address: addressSeenBy(ctx.actor),
  }
  return historyOf(read, id, rules, before)
}
