import { anAccount, aWebsiteOf, listAccounts, MANAGES_ACCOUNTS } from '../../../test/accounts'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'

type Person = { id: number; name: string; gone: boolean; came: boolean }
type Site = { gone: boolean; live: boolean }
type Made = { id: number; enabled: boolean; code: boolean; managers: Person[]; users: Person[]; sites: Site[] }

const ACCOUNTS = 18
const STEPS = 7

let product: Product
let admin: string
let manager: { id: number; token: string }
let all: Made[]

/** Somebody who is called so; a removed one stays attached. */
const aPerson = async (name: string, facts: { gone?: boolean; came?: boolean } = {}): Promise<Person> => {
  const { gone = false, came = false } = facts
  const { id } = await product.database.unaudited
    .insertInto('users')
    .values({
      usr_name: name,
      usr_email: `${name.toLowerCase()}@sorted.example`,
      usr_comission: null,
      usr_product: null,
      usr_password: null,
      usr_last_seen_at: came ? '2026-01-01T00:00:00Z' : null,
      deleted_at: gone ? '2026-01-01T00:00:00Z' : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name, gone, came }
}

/** Every `step`-th account has it. */
const picked = <T>(n: number, things: readonly (readonly [step: number, thing: T])[]): T[] =>
  things.filter(([step]) => n % step === 0).map(([, thing]) => thing)

beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  manager = await somebodyWith(product, MANAGES_ACCOUNTS, 'managed')
  const [gone, second, third] = [await aPerson('Aaron', { gone: true }), await aPerson('bruno'), await aPerson('Ágata')]
  const last = { id: manager.id, name: 'Zilda', gone: false, came: true }
  await product.database.exec(`update users set usr_name = 'Zilda' where id = ${manager.id}`)
  const [came, never] = [await aPerson('Came', { came: true }), await aPerson('Never')]
  const left = await aPerson('Left', { gone: true, came: true })
  const made = Array.from({ length: ACCOUNTS }, async (_, n): Promise<Made> => {
    const facts = {
      enabled: n % 7 > 0,
      code: n % 3 > 0,
      managers: picked(n + 1, [
        [3, gone],
        [2, last],
        [3, second],
        [5, third],
      ]),
      users: picked(n, [
        [2, came],
        [3, never],
        [4, left],
      ]),
      sites: picked(n, [
        [1, { gone: true, live: true }],
        [2, { gone: false, live: n % 4 > 0 }],
        [3, { gone: false, live: false }],
        [5, { gone: false, live: true }],
      ]),
    }
    const ids = (people: Person[]) => people.map(({ id }) => id)
    const { id } = await anAccount(product, { managers: ids(facts.managers), users: ids(facts.users) })
    for (const site of facts.sites)
      await aWebsiteOf(product, id, {
        anw_status: site.live ? 1 : 2,
        deleted_at: site.gone ? '2026-01-01T00:00:00Z' : null,
      })
    await product.database.unaudited
      .updateTable('accounts')
      .set({ acc_is_enabled: facts.enabled ? 1 : 0, acc_google_child_network_code: facts.code ? '7' : null })
      .where('id', '=', id)
      .execute()
    return { id, ...facts }
  })
  all = await Promise.all(made)
})
afterAll(() => product.close())

const here = <T extends { gone: boolean }>(things: readonly T[]): T[] => things.filter(({ gone }) => !gone)
const letters = new Intl.Collator('und')

/** The first attached is the main contact. */
const mainOf = ({ managers: [main, ...others] }: Made): string | undefined =>
  main?.gone
    ? here(others)
        .map(({ name }) => name)
        .sort(letters.compare)[0]
    : main?.name

const stepsOf = ({ enabled, code, managers, users, sites }: Made): number =>
  [
    enabled,
    here(managers).length > 0,
    here(users).length > 0,
    here(users).some(({ came }) => came),
    here(sites).length > 0,
    here(sites).some(({ live }) => live),
    code,
  ].filter(Boolean).length

const BY: Record<string, (one: Made, other: Made) => number> = {
  websites_count: (one, other) => here(one.sites).length - here(other.sites).length,
  users_count: (one, other) => here(one.users).length - here(other.users).length,
  readiness: (one, other) => stepsOf(one) - stepsOf(other),
  managers: (one, other) => letters.compare(mainOf(one) ?? '', mainOf(other) ?? ''),
}

/** Nobody comes last in either direction. */
const ordered = (made: readonly Made[], field: string, dir: 'asc' | 'desc'): number[] => {
  const sign = dir === 'desc' ? -1 : 1
  const missing = (one: Made) => Number(field === 'managers' && mainOf(one) === undefined)
  return made
    .toSorted(
      (one, other) =>
        missing(one) - missing(other) || sign * (BY[field]?.(one, other) ?? 0) || sign * (one.id - other.id),
    )
    .map(({ id }) => id)
}

const listed = async (token: string, sort: object[], filters: object = {}): Promise<number[]> => {
  const known = new Set(all.map(({ id }) => id))
  const pages = [1, 2, 3, 4].map(page => listAccounts(product, token, { sort, filters, page, perPage: 7 }))
  const ids = (await Promise.all(pages)).flatMap(({ rows }) => rows.map(({ id }) => id))
  return ids.filter(id => known.has(id))
}

describe.each(Object.keys(BY))('sorted by %s', field => {
  it.each(['asc', 'desc'] as const)('%s, page by page, as counted from what was made', async dir => {
    expect(await listed(admin, [{ field, dir }])).toEqual(ordered(all, field, dir))
  })

  it('only accounts in reach are sorted', async () => {
    const mine = all.filter(({ managers }) => managers.some(({ id }) => id === manager.id))
    expect(mine.length).toBeGreaterThan(2)
    expect(await listed(manager.token, [{ field, dir: 'desc' }])).toEqual(ordered(mine, field, 'desc'))
  })
})

it('can be sorted by one count within another', async () => {
  const ids = await listed(admin, [
    { field: 'users_count', dir: 'desc' },
    { field: 'websites_count', dir: 'asc' },
  ])
  const within = new Map(ordered(all, 'websites_count', 'asc').map((id, place) => [id, place]))
  const users = new Map(all.map(made => [made.id, here(made.users).length]))
  const at = (places: ReadonlyMap<number, number>, id: number) => places.get(id) ?? 0
  expect(ids).toEqual(
    ids.toSorted((one, other) => at(users, other) - at(users, one) || at(within, one) - at(within, other)),
  )
  expect(ids).toHaveLength(ACCOUNTS)
})

it.each(['ready', 'gaps'])('those that are %s are the same as counted', async readiness => {
  const chosen = all.filter(made => (stepsOf(made) === STEPS) === (readiness === 'ready'))
  expect(chosen.length).toBeGreaterThan(0)
  expect(await listed(admin, [{ field: 'readiness', dir: 'asc' }], { readiness: [readiness] })).toEqual(
    ordered(chosen, 'readiness', 'asc'),
  )
})
