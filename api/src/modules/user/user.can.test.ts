import {
  type AnswerOf,
  type Endpoint,
  endpointList,
  type endpoints,
  isPair,
  type Permission,
  pairsFor,
  routeOf,
} from '@candela/shared-contract'
import { anAccount } from '../../../test/accounts'
import { allowing, somebodyOf, somebodyOfEachGroup, somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { groupIdOf, listUsers } from '../../../test/users'
import { aSeller } from '../../../test/websites'
import { DEFAULT_GROUPS, type GroupKey } from '../../seeds/groups'

type Whom = 'oneself' | 'invited' | 'publisher' | 'administrator'

let product: Product
let people: Awaited<ReturnType<typeof somebodyOfEachGroup>>
let others: Record<Exclude<Whom, 'oneself'>, number>
beforeAll(async () => {
  product = await startProduct()
  people = await somebodyOfEachGroup(product)
  others = {
    invited: (await aSeller(product)).id,
    publisher: (await somebodyOf(product, await groupIdOf(product, 'Publisher viewer'))).id,
    administrator: (await somebodyOf(product, await groupIdOf(product, 'Super admin'))).id,
  }
  const publishers = [people.of('PO').id, people.of('PV').id, others.invited, others.publisher]
  await anAccount(product, { managers: [people.of('AM').id], users: publishers })
  // Found by one search.
  const ids = [...people.ids, ...Object.values(others)].join()
  await product.database.exec(`update users set usr_name = 'Judged ' || id where id in (${ids})`)
})
afterAll(() => product.close())

const ONE = 'update destroy govern invite impersonate'
const ROW = 'update destroy'

/** What somebody is told of a person, alone and in a list; a number is the status of a refusal, `none` no row. */
type May = { one: string | 403 | 404; row: string | 403 }

const MAY: Record<GroupKey, Record<Whom, May>> = {
  SA: {
    oneself: { one: 'update', row: 'update' },
    invited: { one: 'update destroy govern invite', row: 'update destroy' },
    publisher: { one: 'update destroy govern impersonate', row: 'update destroy' },
    administrator: { one: 'update destroy govern', row: 'update destroy' },
  },
  OP: {
    oneself: { one: 'update', row: 'update' },
    invited: { one: '', row: '' },
    publisher: { one: '', row: '' },
    administrator: { one: '', row: '' },
  },
  FI: {
    oneself: { one: 'update', row: 'update' },
    invited: { one: '', row: '' },
    publisher: { one: '', row: '' },
    administrator: { one: '', row: '' },
  },
  AM: {
    oneself: { one: 'update', row: 'update' },
    invited: { one: 'update govern invite', row: 'update' },
    publisher: { one: 'update govern', row: 'update' },
    administrator: { one: 404, row: 'none' },
  },
  PO: {
    oneself: { one: 'update', row: 'update' },
    invited: { one: 'invite', row: '' },
    publisher: { one: '', row: '' },
    administrator: { one: 404, row: 'none' },
  },
  PV: {
    oneself: { one: 'update', row: 403 },
    invited: { one: 403, row: 403 },
    publisher: { one: 403, row: 403 },
    administrator: { one: 403, row: 403 },
  },
}

const fully = (fields: string, said: string | number) =>
  typeof said === 'number' || said === 'none' ? said : allowing(fields, said)

it.each(Object.entries(MAY) as [GroupKey, Record<Whom, May>][])(
  '%s is told what they may do to a person: %j',
  async (key, may) => {
    const me = people.of(key)
    const list = await listUsers(product, me.token, { search: 'Judged' })
    const rows = list.status === 200 ? list.rows : []
    const told: Record<string, unknown> = {}
    for (const [whom, id] of Object.entries({ ...others, oneself: me.id })) {
      const { status, body } = await product.call('GET', `/user/${id}`, { token: me.token })
      const row = list.status === 200 ? (rows.find(found => found.id === id)?.can ?? 'none') : list.status
      told[whom] = { one: status === 200 ? body.can : status, row }
    }
    const expected = Object.entries(may).map(([whom, { one, row }]) => [
      whom,
      { one: fully(ONE, one), row: fully(ROW, row) },
    ])
    expect(told).toEqual(Object.fromEntries(expected))
  },
)

describe('what somebody can do, as administrators are told', () => {
  type Told = NonNullable<AnswerOf<typeof endpoints.user.permissions>>

  const toldOf = async (id: number) => {
    const token = await product.signIn('admin@candela.example')
    return (await product.call('GET', `/user/${id}/permissions`, { token })).body as unknown as Told
  }
  const pairsIn = ({ group }: Told) =>
    (group?.permissions ?? []).map(({ grp_controller, grp_method }) => `${grp_controller}.${grp_method}`)

  /** Calls that change nothing and need no record: whether they open is decided by rights alone. */
  const questions = endpointList.filter(
    ({ endpoint: { access, effect, params, stream } }) =>
      typeof access === 'string' && isPair(access) && effect === 'read' && !params && !stream,
  )
  const opens = async (endpoint: Endpoint, token: string): Promise<boolean> => {
    const sent = { token, ...(endpoint.body && { body: {} }) }
    const { status } = await product.call(endpoint.method, routeOf(endpoint), sent)
    return status !== 403
  }

  it.each(DEFAULT_GROUPS.map(({ key }) => key))('of %s is what their own session says', async key => {
    const { id, token } = people.of(key)
    const session = (await product.call('GET', '/auth/session', { token })).body as unknown as {
      user: { group: { permissions: Permission[]; gro_scope: string } }
    }
    const told = await toldOf(id)
    expect(told.group).toMatchObject({ gro_scope: session.user.group.gro_scope })
    expect(told.group?.permissions).toEqual(session.user.group.permissions)
    expect(told.active).toBe(true)
  })

  it('is what the API lets them ask, rights that open nothing alone included', async () => {
    const alone = await somebodyWith(product, ['mobileAccount.list', 'mobileUser.list', 'user.list', 'type.list'])
    for (const { id, token } of [alone, people.of('FI'), people.of('PV')]) {
      const told = await toldOf(id)
      const idle = new Set(told.idle.map(({ right }) => right))
      for (const { name, endpoint } of questions) {
        const [right = ''] = pairsFor(endpoint.access)
        const holds = pairsIn(told).includes(right) && !idle.has(right)
        expect([name, await opens(endpoint, token)]).toEqual([name, holds])
      }
    }
    expect((await toldOf(alone.id)).idle).toEqual([{ right: 'mobileAccount.list', missing: ['account.list'] }])
  })

  it('is, without any right, what is their own record’s', async () => {
    const nobody = await somebodyWith(product, [])
    const told = await toldOf(nobody.id)
    expect([pairsIn(told), told.own.toSorted()]).toEqual([[], ['user.get', 'user.update', 'userAccessLog.list']])
    for (const path of ['', '/sessions', '/visits'])
      expect((await product.call('GET', `/user/${nobody.id}${path}`, { token: nobody.token })).status).toBe(200)
  })
})
