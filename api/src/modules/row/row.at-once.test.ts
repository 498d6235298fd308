import { addDays } from '@candela/shared-contract'
import { type Product, startProduct } from '../../../test/product'
import { broughtRows, rowsOf, someRows, TODAY } from '../../../test/rows'

const ROUNDS = 5
const day = addDays(TODAY, -2)
const filters = { period: [`${day}..${day}`] }

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.close())

it('two who say at the same moment that they looked at a row both come through', async () => {
  for (const _ of Array.from({ length: ROUNDS })) {
    const { token, site, network } = await someRows(product)
    await broughtRows(product, site.id, network, [{ day, impressions: 5_000 }])
    const rows = await rowsOf(product, token, filters)
    const seen = { rows: rows.map(({ id, updated_at }) => ({ id, updated_at })), payload: { filters } }
    const say = () => product.call('POST', '/adNetworkReport/bulk', { token, body: { action: 'acknowledge', ...seen } })
    const answers = await Promise.all([say(), say()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await rowsOf(product, token, filters)).map(row => row.is_acknowledged)).toEqual([true])
  }
})
