import { anAccount } from '../../../test/accounts'
import { allowing, somebodyOf, somebodyOfEachGroup } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { groupIdOf, listUsers } from '../../../test/users'
import { aSeller } from '../../../test/websites'
import type { GroupKey } from '../../seeds/groups'

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

const ONE = 'update destroy govern invite'
const ROW = 'update destroy'

/** What somebody is told of a person, alone and in a list; a number is the status of a refusal, `none` no row. */
type May = { one: string | 403 | 404; row: string | 403 }

const MAY: Record<GroupKey, Record<Whom, May>> = {
  SA: {
    oneself: { one: 'update', row: 'update' },
    invited: { one: 'update destroy govern invite', row: 'update destroy' },
    publisher: { one: 'update destroy govern', row: 'update destroy' },
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
