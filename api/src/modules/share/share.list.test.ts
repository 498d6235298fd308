import type { ShareRow } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { fileOf } from '../../../test/csv'
import { askList } from '../../../test/lists'
import { type Product, startProduct } from '../../../test/product'
import { aShareOf, inDays } from '../../../test/shares'

let product: Product
let admin: string
let account: number
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  account = (await anAccount(product, { name: '=Lantern media' })).id
  const [first, second] = [
    await aWebsiteOf(product, account, { anw_website: 'lantern-one.example' }),
    await aWebsiteOf(product, account, { anw_website: 'lantern-two.example' }),
  ]
  await aShareOf(product, first.id, { wrs_valid_from: inDays(-50), rev_percentage_value: '70.00' })
  await aShareOf(product, first.id, { wrs_valid_from: inDays(-20) })
  await aShareOf(product, first.id, { wrs_valid_from: inDays(6), rev_percentage_value: '82.50' })
  await aShareOf(product, first.id, { wrs_valid_from: inDays(7), deleted_at: new Date().toISOString() })
  await aShareOf(product, second.id, {
    wrs_type: 'website_fixed_cpm',
    wrs_valid_from: inDays(-9),
    wrs_currency: 'USD',
    rev_fixed_cpm: '2.5000',
  })
})
afterAll(() => product.close())

const list = (body: object = {}) => askList<ShareRow>(product, '/websiteRevenueShare/list', admin, body)
const told = async (body: object) =>
  (await list({ search: 'lantern', ...body })).rows.map(row => [row.anw_website, row.state, row.wrs_valid_from])
const [ONE, TWO] = ['lantern-one.example', 'lantern-two.example']

describe('the list of revenue shares', () => {
  it('says of each version where it stands, until when, and what follows', async () => {
    const { rows, counts } = await list({ search: 'LANTERN-one' })
    expect(
      rows.map(({ state, wrs_valid_from, until, next_from }) => [state, wrs_valid_from, until, next_from]),
    ).toEqual([
      ['planned', inDays(6), null, null],
      ['in_force', inDays(-20), inDays(5), inDays(6)],
      ['past', inDays(-50), inDays(-21), null],
    ])
    expect(rows.map(({ can }) => can.update)).toEqual([true, false, false])
    expect(counts).toMatchObject({ state: { in_force: 1, planned: 1, past: 1 }, wrs_type: { website_fixed_cpm: 0 } })
  })

  it.each<[object, () => unknown[]]>([
    [
      { filters: { state: ['in_force'] } },
      () => [
        [ONE, 'in_force', inDays(-20)],
        [TWO, 'in_force', inDays(-9)],
      ],
    ],
    [{ filters: { wrs_type: ['website_fixed_cpm'] } }, () => [[TWO, 'in_force', inDays(-9)]]],
    [
      { filters: { state: ['past', 'planned'] }, sort: [{ field: 'wrs_valid_from', dir: 'asc' }], perPage: 1 },
      () => [[ONE, 'past', inDays(-50)]],
    ],
    [{ sort: [{ field: 'wrs_valid_from', dir: 'desc' }], page: 2, perPage: 1 }, () => [[TWO, 'in_force', inDays(-9)]]],
  ])('is narrowed, ordered and turned: %j', async (question, expected) => {
    expect(await told(question)).toEqual(expected())
    expect((await list({ filters: { anw_account_id: [String(account)] } })).total).toBe(4)
  })

  it('is had as a file in the words of the reader, where a name is no formula', async () => {
    const { status, text } = await fileOf(product, '/websiteRevenueShare/export', admin, {
      search: 'lantern',
      filters: { state: ['in_force'] },
      columns: ['anw_website', 'acc_name', 'wrs_type', 'receives', 'state', 'until'],
    })
    expect(status).toBe(200)
    expect(
      text
        .replace(/^\ufeff/, '')
        .trim()
        .split(/\r?\n/),
    ).toEqual([
      'Website,Account,Type,Publisher receives,State,Until',
      `${ONE},'=Lantern media,Percentage,80.00%,In force,${inDays(5)}`,
      `${TWO},'=Lantern media,Fixed CPM,"$2.50 per 1,000 impressions",In force,`,
    ])
  })
})
