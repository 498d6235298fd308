import type { AccountRow, OneAccount, Pair } from '@candela/shared-contract'
import { askList } from './lists'
import type { Product } from './product'

export const MANAGES_ACCOUNTS: readonly Pair[] = [
  'account.list',
  'account.get',
  'account.simpleList',
  'account.store',
  'account.update',
  'account.destroy',
  'website.store',
  'website.destroy',
  'user.simpleList',
  'user.accountManager',
  'systemLog.list',
]

let last = 0

/** Everything that a new account needs. */
export const accountPayload = (facts: Record<string, unknown> = {}) => {
  last += 1
  return {
    acc_name: `New account ${last}`,
    acc_is_enabled: 1,
    acc_time_zone: 'America/Sao_Paulo',
    acc_tier: 3,
    acc_google_child_network_code: null,
    acc_enable_aps: 0,
    acc_enable_teads: 0,
    acc_is_custom_ad_unit_path_enabled: 0,
    acc_gross_visible: 1,
    managers: [],
    users: [],
    websites: [],
    ...facts,
  }
}

type Facts = { name?: string; managers?: readonly number[]; users?: readonly number[]; removed?: boolean }

/** An account with these people, the first manager as its main contact; made behind the API's back. */
export const anAccount = async ({ database }: Product, { name, managers = [], users = [] }: Facts = {}) => {
  last += 1
  const account = await database.unaudited
    .insertInto('accounts')
    .values({
      acc_name: name ?? `Test account ${last}`,
      acc_time_zone: 'UTC',
      acc_google_child_network_code: null,
      deleted_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  for (const [index, acm_id_user] of managers.entries())
    await database.unaudited
      .insertInto('account_managers')
      .values({ acm_id_account: account.id, acm_id_user, acm_is_main: index === 0 })
      .execute()
  for (const acu_id_user of users)
    await database.unaudited
      .insertInto('account_users')
      .values({ acu_id_account: account.id, acu_id_user, acu_comission: '0' })
      .execute()
  return account
}

/** A website of an account; made behind the API's back. */
export const aWebsiteOf = async (
  { database }: Product,
  anw_account_id: number,
  facts: Record<string, unknown> = {},
) => {
  last += 1
  const host = `site-${last}.example`
  return database.unaudited
    .insertInto('websites')
    .values({
      anw_name: host,
      anw_website: host,
      anw_product: 'Candela',
      anw_status: 1,
      anw_comission: '20',
      anw_account_id,
      anw_reject_reason: null,
      deleted_at: null,
      ...facts,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

type AccountCounts = Record<'acc_is_enabled' | 'acc_tier', Record<string, number>>

export const managerRow = (acm_id_user: number | null, acm_is_main = false) => ({ acm_id_user, acm_is_main })
export const sellerRow = (acu_id_user: number | null, acu_comission = '2.5') => ({ acu_id_user, acu_comission })

export const listAccounts = (product: Product, token: string, body: unknown = {}) =>
  askList<AccountRow, AccountCounts>(product, '/account/list', token, body)

export const accountNames = ({ rows }: { rows: AccountRow[] }): string[] => rows.map(({ acc_name }) => acc_name)

export const oneAccountOf = ({ body }: { body: unknown }): OneAccount => body as OneAccount
