import { type CloseCheck, monthsLater } from '@candela/shared-contract'
import { sql } from 'kysely'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { closer, openMonth } from '../../../test/books'
import { aFact, aNetwork, bring, closeMonth } from '../../../test/brought-facts'
import { type Product, startProduct } from '../../../test/product'
import { keyText } from '../facts/facts.keys'

const OPEN = openMonth()
let product: Product
let finance: string
beforeAll(async () => {
  product = await startProduct()
  finance = await product.signIn('finance@candela.example')
  await closeMonth(product, monthsLater(OPEN, -1), { USD: '5', EUR: '6' })
})
afterAll(() => product.close())

const checksOf = async (): Promise<CloseCheck[]> =>
  (await closer(product, finance).call('closeMonth/checks', { month: OPEN.slice(0, 7) })).body.checks as never
const check = async (key: CloseCheck['key']) => (await checksOf()).find(each => each.key === key)

test('rows that look wrong are counted by website, until somebody has looked at them', async () => {
  const network = await aNetwork(product)
  const account = await anAccount(product)
  const [fine, wrong] = [await aWebsiteOf(product, account.id), await aWebsiteOf(product, account.id)]
  await bring(product, [
    aFact(fine.id, OPEN, network, { adRequests: 100, impressions: 50 }),
    aFact(wrong.id, OPEN, network, { adRequests: 10, impressions: 50 }),
  ])
  expect(await check('flags')).toMatchObject({ count: 1, items: [{ website: wrong.id, detail: '1' }], failed: false })
  await sql`insert into report_acknowledgements (rak_key, rak_id_import) select ${keyText('f')}, f.anr_id_import
    from ad_network_reports as f where f.anr_id_website = ${wrong.id}`.execute(product.database.unaudited)
  expect(await check('flags')).toMatchObject({ count: 0, items: [], failed: false })
})

test('a check that fails says so, and the others stand', async () => {
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(product.database.unaudited)
  await rename('report_acknowledgements', 'acknowledgements_away')
  const failed = (await checksOf()).filter(each => each.failed).map(({ key }) => key)
  await rename('acknowledgements_away', 'report_acknowledgements')
  expect(failed).toEqual(['flags'])
  expect((await checksOf()).filter(each => each.failed)).toEqual([])
})
