import type { AccountPeople } from './account-people'
import type { DemoAccount } from './demo-accounts'
import type { Past, PastTx } from './past'
import type { SeededUser } from './people'

export const ADMINISTRATOR = 1

const DAY_MS = 86_400_000

export type Event = { daysAgo: number; by: number | null; action: string; write: (tx: PastTx) => void }

/** An account of the demo as far as its events are told. */
export type Life = {
  past: Past
  account: DemoAccount
  id: number
  /** The id of its first website; the others follow. */
  firstSite: number
  people: AccountPeople
  /** Of its managers those who are in this demo, the main contact first. */
  managers: readonly number[]
  /** How many days ago. */
  opened: number
  joined: (user: number) => number
  /** Who of the staff did something that many days ago. */
  staff: (daysAgo: number) => number
  /** It was opened long ago, did well, and rose by a tier. */
  rose: boolean
}

type Place = Pick<Life, 'past' | 'account' | 'id' | 'firstSite' | 'people'>

export const lifeOf = (place: Place, users: ReadonlyMap<number, SeededUser>, today: string): Life => {
  const { account, id, people } = place
  const joined = (user: number): number => {
    const at = Date.parse(String(users.get(user)?.created_at))
    return Math.floor((Date.parse(today) - at) / DAY_MS)
  }
  const managers = account.managers.filter(manager => users.has(manager))
  const [main] = managers
  const opened = account.opened ?? joined(people.sellers[0]?.id ?? ADMINISTRATOR)
  return {
    ...place,
    managers,
    opened,
    joined,
    staff: daysAgo => (main !== undefined && joined(main) > daysAgo ? main : ADMINISTRATOR),
    rose: id % 5 === 1 && opened > 150 && account.tier < 5,
  }
}

export const attachSeller = (tx: PastTx, { id }: Life, seller: number): void => {
  const acu_comission = seller % 3 === 0 ? '5.00' : '0.00'
  tx.insert('account_users', { acu_id_account: id, acu_id_user: seller, acu_comission })
}

export const attachUser = (tx: PastTx, website: number, user: number): void => {
  tx.insert('website_users', { wsu_id_website: website, wsu_id_user: user })
}
