import type { DemoAccount } from './demo-accounts'
import type { SeededUser } from './people'

/** Who sells through an account, and who only looks after one of its websites: by their place among its sites. */
export type AccountPeople = { sellers: SeededUser[]; visitors: { user: SeededUser; site: number }[] }

/** The groups of scope `own`, and those of them whose people sell. */
export type PublisherGroups = { publishers: ReadonlySet<number>; owners: ReadonlySet<number> }

/** The publisher to sign in as: whom they brought in works on their two accounts. */
const PUBLISHER = 5

const rank = ({ usr_status, usr_password }: SeededUser, sells: boolean): number =>
  (usr_status === 'Ativo' ? 0 : 4) + (usr_password ? 0 : 2) + (sells ? 0 : 1)

/**
 * Everybody whom an account manager brought in works for one of this manager's accounts, those first that have nobody
 * yet. Viewers see one website, and sell where nobody else does.
 */
export const peopleOfAccounts = (
  accounts: readonly DemoAccount[],
  users: readonly SeededUser[],
  groups: PublisherGroups,
): AccountPeople[] => {
  const byId = new Map(users.map(user => [user.id, user]))
  const known = (ids: readonly number[]) => ids.flatMap(id => byId.get(id) ?? [])
  const found: AccountPeople[] = accounts.map(({ sellers = [] }) => ({ sellers: known(sellers), visitors: [] }))
  const sells = ({ usr_id_group }: SeededUser) => groups.owners.has(usr_id_group ?? 0)

  const work = (ids: readonly number[], people: readonly SeededUser[]): void => {
    people.forEach((user, index) => {
      const at = ids[index % Math.max(ids.length, 1)]
      const place = at === undefined ? undefined : found[at]
      if (!place) return
      if (place.sellers.length === 0 || sells(user)) place.sellers.push(user)
      else place.visitors.push({ user, site: index % Math.max(accounts[at ?? 0]?.sites.length ?? 1, 1) })
    })
  }

  const broughtInBy = (creator: number): SeededUser[] =>
    users
      .filter(user => user.usr_id_creator === creator && groups.publishers.has(user.usr_id_group ?? 0))
      .toSorted((a, b) => rank(a, sells(a)) - rank(b, sells(b)))
  const of = (fits: (account: DemoAccount) => boolean): number[] =>
    accounts.flatMap((account, index) => (fits(account) && !account.alone ? [index] : []))

  work(
    of(({ sellers = [] }) => sellers.includes(PUBLISHER)),
    broughtInBy(PUBLISHER),
  )
  for (const manager of new Set(accounts.flatMap(({ managers }) => managers.slice(0, 1)))) {
    const looked = of(({ managers }) => managers[0] === manager)
    const empty = looked.filter(index => found[index]?.sellers.length === 0)
    work([...empty, ...looked.filter(index => !empty.includes(index))], broughtInBy(manager))
  }
  accounts.forEach(({ sites }, index) => {
    sites.forEach((site, place) => {
      for (const user of known(site.users ?? [])) found[index]?.visitors.push({ user, site: place })
    })
  })
  return found
}
