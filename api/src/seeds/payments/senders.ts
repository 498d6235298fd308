import type { Reader } from '../../platform/db/database'

/** Who sends the invoices of an account, and who answers its questions, at a moment; of those who were there first. */
export type People = {
  sellerAt: (account: number, at: Date) => number | null
  managerAt: (account: number, at: Date) => number | null
}

type Tie = { account: number; user: number; since: string }

const firstOf = (ties: readonly Tie[], account: number, at: Date): number | null =>
  ties.find(tie => tie.account === account && Date.parse(tie.since) < at.getTime())?.user ?? null

export const peopleOf = async (read: Reader): Promise<People> => {
  const sellers = await read
    .selectFrom('account_users')
    .select(['acu_id_account as account', 'acu_id_user as user', 'created_at as since'])
    .orderBy('id')
    .execute()
  const managers = await read
    .selectFrom('account_managers')
    .select(['acm_id_account as account', 'acm_id_user as user', 'created_at as since'])
    .orderBy('acm_is_main', 'desc')
    .orderBy('id')
    .execute()
  const managerAt = (account: number, at: Date): number | null => firstOf(managers, account, at)
  return {
    managerAt,
    // Managers send invoices for publishers who do not.
    sellerAt: (account, at) => firstOf(sellers, account, at) ?? managerAt(account, at),
  }
}
