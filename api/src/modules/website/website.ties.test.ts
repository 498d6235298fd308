import type { SystemLog } from '@candela/shared-contract'
import fc from 'fast-check'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { askList } from '../../../test/lists'
import { aGroup, somebodyOf } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { attachTo, lastTransaction, peopleStored, somebodyForWebsites, storedWebsite } from '../../../test/websites'

/** More by command: `TIES_RUNS=200`. */
const RUNS = Number(process.env.TIES_RUNS ?? 3)
const ACCOUNTS = 3
const PEOPLE = 5

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

const post = (path: string, body: unknown, token = admin) => product.call('POST', path, { token, body })

type Step =
  | { act: 'move'; to: number; keep: number[] }
  | { act: 'attach' | 'detach' | 'sell' | 'ban' | 'remove'; who: number }
  | { act: 'rename' }
  | { act: 'takeBack'; which: number }

const who = fc.nat(PEOPLE - 1)
const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({
      act: fc.constant('move'),
      to: fc.nat(ACCOUNTS - 1),
      keep: fc.uniqueArray(who, { maxLength: 2 }),
    }),
    fc.record({ act: fc.constantFrom('attach', 'detach', 'sell', 'ban', 'remove'), who }),
    fc.record({ act: fc.constant('rename') }),
    fc.record({ act: fc.constant('takeBack'), which: fc.nat(9) }),
  ),
  { minLength: 8, maxLength: 14 },
)

type Person = { id: number; email: string; token: string; isBanned: boolean; isRemoved: boolean }
/** What can be taken back: who came by it and who went, and of a move from where, and who was there before it. */
type Done = {
  transaction: string
  at: number
  came: Person[]
  went: Person[]
  moved?: { from: number; before: Person[] }
}

/** The rules, kept beside the product with nothing but sets. */
const aWorld = async () => {
  const people: Person[] = []
  for (let index = 0; index < PEOPLE; index += 1) {
    const somebody = await somebodyForWebsites(product, 'own')
    people.push({ ...somebody, isBanned: false, isRemoved: false })
  }
  // One seller of each account stays; the others come and go.
  const accounts = await Promise.all(
    people.slice(0, ACCOUNTS).map(async person => {
      const { id } = await anAccount(product, { users: [person.id] })
      return { id, sellers: new Set([person]) }
    }),
  )
  const [first] = accounts
  const [owner] = people
  if (!first || !owner) throw new Error('a world has accounts and people')
  const website = await aWebsiteOf(product, first.id)
  await attachTo(product, website.id, owner.id)
  return {
    people,
    accounts,
    id: website.id,
    account: 0,
    ties: new Set([owner]),
    done: [] as Done[],
    /** What was done to it, in order: a name, or a move away from an account. */
    past: [] as ({ name: string } | { left: number })[],
  }
}
type World = Awaited<ReturnType<typeof aWorld>>

const living = (people: Iterable<Person>): Person[] => [...people].filter(({ isRemoved }) => !isRemoved)
const sellersOf = (world: World, account: number): Person[] => living(world.accounts[account]?.sellers ?? [])

const without = (people: Iterable<Person>, others: Iterable<Person>): Person[] =>
  [...people].filter(person => ![...others].includes(person))

const noted = async (world: World, done: Omit<Done, 'transaction' | 'at'>) => {
  world.done.push({ transaction: await lastTransaction(product), at: world.past.length, ...done })
}

const move = async (world: World, to: number, keep: Person[]) => {
  const from = world.account
  if (to === from) return
  const kept = keep.map(({ id }) => id)
  const body = { anw_account_id: world.accounts[to]?.id, ...(kept.length > 0 && { keep: kept }) }
  const before = living(world.ties)
  const moved = await post(`/website/${world.id}`, body)
  expect([moved.status, moved.body.errors]).toEqual([200, undefined])
  const staying = new Set([...sellersOf(world, to), ...keep])
  const left = before.filter(person => staying.has(person))
  world.ties = new Set(left.length > 0 ? left : sellersOf(world, to))
  world.account = to
  world.past.push({ left: from })
  await noted(world, { came: without(world.ties, before), went: without(before, world.ties), moved: { from, before } })
}

const change = async (world: World, wanted: Person[]) => {
  const now = living(world.ties)
  const [came, went] = [without(wanted, now), without(now, wanted)]
  if (wanted.length === 0 || came.length + went.length === 0) return
  expect((await post(`/website/${world.id}`, { users: wanted.map(({ id }) => id) })).status).toBe(200)
  for (const person of came) world.ties.add(person)
  for (const person of went) world.ties.delete(person)
  await noted(world, { came, went })
}

const takeBack = async (world: World, { transaction, at, came, went, moved }: Done) => {
  const { status } = await post(`/website/${world.id}/revert`, { transaction })
  if (moved && world.account !== moved.from) {
    expect(status).toBe(200)
    world.ties = new Set(living(moved.before))
    world.past.push({ left: world.account })
    world.account = moved.from
    return
  }
  const sellers = sellersOf(world, world.account)
  const hasMoved = world.past.slice(at).some(each => 'left' in each)
  const back = living(went).filter(person => !hasMoved || sellers.includes(person))
  const wanted = new Set([...without(living(world.ties), came), ...back])
  // A website keeps somebody, and what is as it was already is nobody's change.
  if (wanted.size === 0) return expect(status).toBe(422)
  expect(status).toBeLessThan(500)
  // Whoever was removed from the product keeps their place for their return.
  world.ties = new Set([...wanted, ...without(world.ties, living(world.ties))])
}

const sell = async (world: World, person: Person) => {
  const [account] = [world.accounts[world.account]]
  if (!account || person.isRemoved || [...account.sellers][0] === person) return
  if (account.sellers.has(person)) account.sellers.delete(person)
  else account.sellers.add(person)
  const users = living(account.sellers).map(({ id }) => ({ acu_id_user: id, acu_comission: '0' }))
  expect((await post(`/account/${account.id}`, { users })).status).toBe(200)
}

const ban = async (person: Person) => {
  if (person.isRemoved) return
  person.isBanned = !person.isBanned
  const usr_status = person.isBanned ? 'Banido' : 'Ativo'
  expect((await post(`/user/${person.id}`, { usr_status })).status).toBe(200)
  if (!person.isBanned) person.token = await product.signIn(person.email)
}

const remove = async (world: World, person: Person) => {
  // The sellers who stay are there for every move.
  if (person.isBanned || world.people.indexOf(person) < ACCOUNTS) return
  person.isRemoved = !person.isRemoved
  if (person.isRemoved) expect((await product.call('DELETE', `/user/${person.id}`, { token: admin })).status).toBe(204)
  else {
    expect((await post(`/user/${person.id}/restore`, undefined)).status).toBe(200)
    person.token = await product.signIn(person.email)
  }
}

const takeOfSomebody = async (
  world: World,
  act: Extract<Step, { who: number }>['act'],
  person: Person,
): Promise<unknown> => {
  const now = living(world.ties)
  switch (act) {
    case 'attach':
      return person.isRemoved || change(world, [...new Set([...now, person])])
    case 'detach':
      return change(world, without(now, [person]))
    case 'sell':
      return sell(world, person)
    case 'ban':
      return ban(person)
    case 'remove':
      return remove(world, person)
  }
}

const rename = async (world: World) => {
  const name = `Name ${world.id} ${world.past.length}`
  expect((await post(`/website/${world.id}`, { anw_name: name })).status).toBe(200)
  world.past.push({ name })
}

const take = async (world: World, step: Step): Promise<unknown> => {
  if ('who' in step) {
    const person = world.people[step.who]
    return person && takeOfSomebody(world, step.act, person)
  }
  if (step.act === 'rename') return rename(world)
  if (step.act === 'move') return move(world, step.to, living(step.keep.flatMap(index => world.people[index] ?? [])))
  const done = world.done.at(-1 - step.which)
  return done && takeBack(world, done)
}

const isName = (each: World['past'][number]): each is { name: string } => 'name' in each

/** The names that it got in the time of an account of theirs, or of the account that it belongs to now. */
const namesFor = (world: World, person: Person): string[] =>
  world.past.flatMap((each, index) => {
    const leaving = world.past.slice(index).find(later => 'left' in later)
    const isTheirs = !leaving || world.accounts[leaving.left]?.sellers.has(person)
    return isName(each) && isTheirs ? [each.name] : []
  })

const told = async (world: World, { token }: Person) => {
  const { status } = await product.call('GET', `/website/${world.id}`, { token })
  if (status !== 200) return { status, names: new Set<string>(), logged: 0 }
  const { body } = await product.call('GET', `/website/${world.id}/history`, { token })
  const log = await askList<SystemLog>(product, '/systemLog/list', token, {
    filters: { slo_object_id: [String(world.id)], slo_table_name: ['websites'], field: ['anw_name'] },
  })
  return { status, names: new Set(JSON.stringify(body).match(/Name \d+ \d+/g)), logged: log.total }
}

const expectRules = async (world: World) => {
  expect((await storedWebsite(product, world.id)).anw_account_id).toBe(world.accounts[world.account]?.id)
  const stored = await peopleStored(product, world.id)
  const here = living(world.people).map(({ id }) => id)
  const tied = living(world.ties).map(({ id }) => id)
  expect(stored.filter(id => here.includes(id)).toSorted()).toEqual(tied.toSorted())
  for (const person of living(world.people)) {
    const { status, names, logged } = await told(world, person)
    if (person.isBanned) expect(status).toBe(401)
    else if (!world.ties.has(person) && !sellersOf(world, world.account).includes(person)) expect(status).toBe(404)
    else {
      const known = namesFor(world, person)
      expect([status, logged]).toEqual([200, known.length])
      // A name shows as what it became, and as what it was before the next one.
      for (const name of known) expect(names).toContain(name)
      const all = world.past.filter(isName).map(({ name }) => name)
      const shown = all.filter((name, index) => known.includes(name) || known.includes(all[index + 1] ?? ''))
      for (const name of all) if (!shown.includes(name)) expect(names).not.toContain(name)
    }
  }
}

it('whatever becomes of a website and its people, nobody reads what the rules do not give them', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async taken => {
      const world = await aWorld()
      for (const step of taken) {
        await take(world, step)
        await expectRules(world)
      }
    }),
    { numRuns: RUNS, ...(process.env.TIES_SEED && { seed: Number(process.env.TIES_SEED) }) },
  )
}, 120_000)

describe('whom somebody brought in', () => {
  /** How somebody reaches the account of a website, or the website alone. */
  const WAYS = ['seller', 'manager', 'guest'] as const
  type Way = (typeof WAYS)[number]

  /** A website with whom somebody brought in and with others; it can move to an account of others. */
  const aStart = async (way: Way) => {
    const scope = way === 'manager' ? 'managed' : 'own'
    const me = await somebodyForWebsites(product, scope, 'user.get', 'userAccessLog.list')
    const { id: group } = await aGroup(product, { scope: 'own' })
    const [invited, other, theirs] = [
      await somebodyOf(product, group),
      await somebodyOf(product, group),
      await somebodyOf(product, group),
    ]
    await product.database.exec(`update users set usr_id_creator = ${me.id} where id = ${invited.id}`)
    const from = await anAccount(product, { users: [other.id] })
    const to = await anAccount(product, { users: [theirs.id] })
    const { id } = await aWebsiteOf(product, from.id)
    const people = (...said: { id: number }[]) => said.map(person => person.id)
    const others = way === 'guest' ? [me, other] : [other]
    const done = async (path: string, body: unknown, token?: string) => {
      const answer = await post(path, body, token)
      expect([answer.status, answer.body.errors]).toEqual([200, undefined])
    }
    /** By the one who brought them in, where it is theirs. */
    const attach = (...more: { id: number }[]) => done(`/website/${id}`, { users: people(...others, ...more) })
    const takeOff = () => done(`/website/${id}`, { users: people(...others) }, me.token)
    const arrive = async (isThere: boolean) => {
      if (way === 'guest') return done(`/website/${id}`, { users: people(invited, other, ...(isThere ? [me] : [])) })
      const users = people(other, ...(isThere ? [me] : [])).map(acu_id_user => ({ acu_id_user, acu_comission: '0' }))
      const managers = isThere ? [{ acm_id_user: me.id, acm_is_main: true }] : []
      return done(`/account/${from.id}`, way === 'seller' ? { users } : { managers })
    }
    /** Answers how it is taken back. */
    const move = async (...keep: { id: number }[]) => {
      await done(`/website/${id}`, { anw_account_id: to.id, ...(keep.length > 0 && { keep: people(...keep) }) })
      const transaction = await lastTransaction(product)
      return () => done(`/website/${id}/revert`, { transaction })
    }
    /** Their record, and how many of their visits and tries to sign in are told. */
    const seen = async () => {
      const visits = await askList(product, '/userAccessLog/list', me.token, {
        filters: { ual_id_user: [String(invited.id)] },
      })
      return [(await product.call('GET', `/user/${invited.id}`, { token: me.token })).status, visits.total]
    }
    const visit = () => product.signIn(invited.email)
    if (way === 'guest') await attachTo(product, id, me.id)
    else await arrive(true)
    await attach(invited)
    return { invited, arrive, move, takeOff, seen, visit }
  }

  it.each(WAYS)('is not theirs after the website was in the time of others with them on it: %s', async way => {
    const { invited, move, takeOff, seen, visit } = await aStart(way)
    const moveBack = await move(invited)
    await visit()
    await moveBack()
    expect((await seen())[0]).toBe(200)
    await takeOff()
    expect(await seen()).toEqual([404, 0])
  })

  it.each(WAYS)('is not theirs after they were gone while those stayed: %s', async way => {
    const { arrive, takeOff, seen, visit } = await aStart(way)
    await arrive(false)
    await visit()
    await arrive(true)
    expect((await seen())[0]).toBe(200)
    await takeOff()
    expect(await seen()).toEqual([404, 0])
  })

  it.each(WAYS)('is theirs after the website moved without them and came back: %s', async way => {
    const { move, takeOff, seen } = await aStart(way)
    const moveBack = await move()
    expect(await seen()).toEqual([200, 1])
    await moveBack()
    await takeOff()
    expect(await seen()).toEqual([200, 1])
  })
})
