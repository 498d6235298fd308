import { addDays, type OneTechnology, type ReportRowHistoryEntry } from '@candela/shared-contract'
import { aNetwork } from '../../../test/brought-facts'
import { type Product, startProduct } from '../../../test/product'
import { broughtRows, rowsOf, someRows, TODAY } from '../../../test/rows'

const day = addDays(TODAY, -2)

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.close())

it('what a row was before is told as well once its technology was merged into another one', async () => {
  const { token, site, network } = await someRows(product)
  await broughtRows(product, site.id, network, [{ day }])
  const row = async () => (await rowsOf(product, token, { period: [`${day}..${day}`] }))[0]?.anr_key ?? ''
  const body = {
    anr_id_ad_network: network.id,
    anr_date: day,
    anr_currency: 'BRL',
    anr_value: '5',
    reason: 'Corrected',
  }
  expect((await product.call('POST', `/adNetworkReport/${await row()}`, { token, body })).status).toBe(200)
  const told = async () => {
    const { body: entries } = await product.call('GET', `/adNetworkReport/${await row()}/history`, { token })
    return (entries as unknown as ReportRowHistoryEntry[]).map(({ reason }) => reason)
  }
  expect(await told()).toEqual(['Corrected'])
  const admin = await product.signIn('admin@candela.example')
  const mergeInto = async (from: number, into: number) => {
    const { body: one } = await product.call('GET', `/adNetworkCategory/${from}`, { token: admin })
    const { updated_at } = (one as unknown as OneTechnology).record
    const asked = { token: admin, body: { into, updated_at } }
    expect((await product.call('POST', `/adNetworkCategory/${from}/merge`, asked)).status).toBe(200)
  }
  const [second, third] = [await aNetwork(product), await aNetwork(product)]
  const before = await row()
  await mergeInto(network.technology, second.technology)
  await mergeInto(second.technology, third.technology)
  expect(await row()).not.toBe(before)
  expect(await told()).toEqual(['Corrected'])
})
