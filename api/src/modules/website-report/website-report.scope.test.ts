import { addDays, dayIn, PLATFORM_ZONE, type WebsiteReportAnswer } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { aFact, aNetwork, bring } from '../../../test/brought-facts'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { attachTo, movedOn } from '../../../test/websites'

const day = addDays(dayIn(PLATFORM_ZONE, new Date()), -2)
const before = addDays(day, -1)

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.close())

it('a website that left has its last day of then, also where its new account has another website of the reader', async () => {
  const seller = await somebodyWith(product, ['report.report04'], 'own')
  const [mine, theirs] = [await anAccount(product, { users: [seller.id] }), await anAccount(product)]
  const left = await aWebsiteOf(product, mine.id, { anw_name: 'Left' })
  const attached = await aWebsiteOf(product, theirs.id, { anw_name: 'Attached' })
  await attachTo(product, attached.id, seller.id)
  const network = await aNetwork(product)
  const facts = [aFact(left.id, before, network), aFact(attached.id, day, network)]
  await bring(product, facts)
  const admin = await product.signIn('admin@candela.example')
  await product.call('POST', `/website/${left.id}`, { token: admin, body: { anw_account_id: theirs.id } })
  await movedOn(product, left.id, day)
  await bring(product, [...facts, aFact(left.id, day, network)])
  const { body } = await product.call('POST', '/report/report04', {
    token: seller.token,
    body: { period: `${before}..${day}`, currency: 'BRL', sort: { field: 'website', dir: 'asc' } },
  })
  const { rows } = body as unknown as WebsiteReportAnswer
  expect(rows.map(({ name, lastDay, status }) => [name, lastDay, status])).toEqual([
    ['Attached', day, 1],
    ['Left', before, null],
  ])
})
