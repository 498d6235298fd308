import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { asShown } from '../../../test/bulk'
import { type Product, startProduct } from '../../../test/product'
import { aSeller, storedWebsite, websiteIn, websitePayload } from '../../../test/websites'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

const post = (path: string, body?: unknown) => product.call('POST', path, { token: admin, body })

/** Somebody looks at an account, and saves its websites as they saw them after something else happened. */
const savedAfter = async (account: { id: number }, happen: () => Promise<unknown>) => {
  const { record } = (await product.call('GET', `/account/${account.id}`, { token: admin })).body as {
    record?: { updated_at: string; websites: { id: number }[] }
  }
  const websites = record?.websites.map(({ id }) => ({ id }))
  await happen()
  const { status, body } = await post(`/account/${account.id}`, { websites, updated_at: record?.updated_at })
  return [status, body.code]
}
const isThere = async (id: number) => (await storedWebsite(product, id)).deleted_at === null
const STALE = [409, 'stale']

describe('a website that came while somebody looked at its account is not taken away by their save', () => {
  it('when it is new', async () => {
    const account = await anAccount(product)
    let id = 0
    const add = async () => {
      const added = await post('/website', websitePayload(account.id, [(await aSeller(product)).id]))
      expect(added).toMatchObject({ status: 200 })
      id = websiteIn(added).id
    }
    expect(await savedAfter(account, add)).toEqual(STALE)
    expect(await isThere(id)).toBe(true)
  })

  it('when it was moved in', async () => {
    const account = await anAccount(product)
    const { id } = await aWebsiteOf(product, (await anAccount(product)).id)
    expect(await savedAfter(account, () => post(`/website/${id}`, { anw_account_id: account.id }))).toEqual(STALE)
    expect(await isThere(id)).toBe(true)
  })

  it('when it was brought back', async () => {
    const account = await anAccount(product)
    const { id } = await aWebsiteOf(product, account.id)
    await product.call('DELETE', `/website/${id}`, { token: admin })
    expect(await savedAfter(account, () => post(`/website/${id}/restore`))).toEqual(STALE)
    expect(await isThere(id)).toBe(true)
  })

  it('when the removal of many was undone', async () => {
    const account = await anAccount(product)
    const { id } = await aWebsiteOf(product, account.id)
    const body = await asShown(product, 'websites', { action: 'destroy', ids: [id] })
    const { transaction } = (await post('/website/bulk', body)).body
    const undo = () => post('/website/bulk', { action: 'undo', payload: { transaction } })
    expect(await savedAfter(account, undo)).toEqual(STALE)
    expect(await isThere(id)).toBe(true)
  })
})
