import { anAccount, listAccounts } from '../../../test/accounts'
import { allowing, somebodyOfEachGroup } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import type { GroupKey } from '../../seeds/groups'

let product: Product
let people: Awaited<ReturnType<typeof somebodyOfEachGroup>>
let account: number
beforeAll(async () => {
  product = await startProduct()
  people = await somebodyOfEachGroup(product)
  account = (await anAccount(product, { name: 'Judged account', managers: people.ids, users: people.ids })).id
})
afterAll(() => product.close())

const ONE = 'update destroy note addWebsite removeWebsite'
const ROW = 'update destroy'

/** What each default group may do to an account in its reach. */
const MAY: Record<GroupKey, { one: string; row: string }> = {
  SA: { one: 'update destroy note addWebsite removeWebsite', row: 'update destroy' },
  OP: { one: 'addWebsite', row: '' },
  FI: { one: '', row: '' },
  AM: { one: 'update note addWebsite', row: 'update' },
  PO: { one: 'addWebsite', row: '' },
  PV: { one: '', row: '' },
}

it.each(Object.entries(MAY) as [GroupKey, { one: string; row: string }][])(
  '%s is told what they may do to an account: %j',
  async (key, { one, row }) => {
    const { token } = people.of(key)
    const { rows } = await listAccounts(product, token, { search: 'Judged account' })
    expect({
      one: (await product.call('GET', `/account/${account}`, { token })).body.can,
      rows: rows.map(({ id, can }) => ({ id, can })),
    }).toEqual({ one: allowing(ONE, one), rows: [{ id: account, can: allowing(ROW, row) }] })
  },
)
