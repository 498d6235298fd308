import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { aFact, aNetwork, bring } from '../../../test/brought-facts'
import { somebodyOfEachGroup, somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { anOldWebsite, aShareOf, eighty, inDays, oneShareIn as oneIn, shareCalls } from '../../../test/shares'
import { firstError } from '../../../test/websites'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

const { store, get, update, destroy, timeline } = shareCalls(
  () => product,
  () => admin,
)

describe('who may', () => {
  it('is decided by rights: finance sets, ad ops and managers read', async () => {
    const { of, ids } = await somebodyOfEachGroup(product)
    const account = await anAccount(product, { managers: ids, users: ids })
    const website = await anOldWebsite(product, 60, account.id)
    const { id } = oneIn(await store(website, { wrs_note: 'Between us' }, of('FI').token)).record
    for (const key of ['OP', 'AM'] as const) {
      expect(oneIn(await get(id, of(key).token))).toMatchObject({
        record: { wrs_note: 'Between us' },
        can: { update: false },
      })
      expect((await update(id, {}, of(key).token)).status).toBe(403)
    }
    expect((await get(id, of('PV').token)).status).toBe(403)
    const theirs = oneIn(await get(id, of('PO').token))
    expect(theirs.record).toMatchObject({ rev_percentage_value: '80.00', wrs_note: null, set_by: null })
    await product.database.exec(`update accounts set acc_gross_visible = 0 where id = ${account.id}`)
    expect((await get(id, of('PO').token)).status).toBe(404)
    expect((await timeline(website, of('PO').token)).status).toBe(404)
    expect((await get(id, of('AM').token)).status).toBe(200)
  })

  it('is never a publisher, whatever their group was given', async () => {
    const rights = ['store', 'update', 'destroy', 'get', 'preview'].map(
      method => `websiteRevenueShare.${method}` as 'websiteRevenueShare.get',
    )
    const seller = await somebodyWith(product, rights, 'own')
    const account = await anAccount(product, { users: [seller.id] })
    const website = (await aWebsiteOf(product, account.id)).id
    const { id } = await aShareOf(product, website)
    const answers = [
      await store(website, {}, seller.token),
      await update(id, {}, seller.token),
      await destroy(id, seller.token),
    ]
    const asked = { ...eighty, websites: [website] }
    answers.push(await product.call('POST', '/websiteRevenueShare/preview', { token: seller.token, body: asked }))
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    const gone = await aShareOf(product, website, { wrs_valid_from: inDays(20) })
    expect((await destroy(gone.id)).status).toBe(204)
    const restored = await product.call('POST', `/websiteRevenueShare/${gone.id}/restore`, { token: seller.token })
    expect(restored.status).toBe(403)
    expect(oneIn(await get(id, seller.token)).can).toEqual({ update: false, destroy: false })
  })

  it('finds foreign websites nowhere', async () => {
    const manager = await somebodyWith(
      product,
      ['websiteRevenueShare.store', 'websiteRevenueShare.get', 'websiteRevenueShare.preview'],
      'managed',
    )
    const website = await anOldWebsite(product)
    const { id } = await aShareOf(product, website)
    expect((await get(id, manager.token)).status).toBe(404)
    expect(firstError(await store(website, {}, manager.token))).toEqual([422, 'wrs_id_website', 'notAnOption'])
    expect((await timeline(website, manager.token)).status).toBe(404)
    const body = { ...eighty, websites: [website] }
    const preview = await product.call('POST', '/websiteRevenueShare/preview', { token: manager.token, body })
    expect(firstError(preview)).toEqual([422, 'websites.0', 'notAnOption'])
  })

  it('leaves with the former account what was over before a website moved', async () => {
    const manager = await somebodyWith(product, ['websiteRevenueShare.get'], 'managed')
    const [former, next] = [await anAccount(product), await anAccount(product, { managers: [manager.id] })]
    const website = await anOldWebsite(product, 60, former.id)
    const [over, inForce] = [
      await aShareOf(product, website, { wrs_valid_from: inDays(-30) }),
      await aShareOf(product, website, { wrs_valid_from: inDays(-10) }),
    ]
    const body = { anw_account_id: next.id }
    expect((await product.call('POST', `/website/${website}`, { token: admin, body })).status).toBe(200)
    expect([(await get(over.id, manager.token)).status, (await get(inForce.id, manager.token)).status]).toEqual([
      404, 200,
    ])
    expect((await timeline(website, manager.token)).timeline.versions.map(({ id }) => id)).toEqual([inForce.id])
    expect((await timeline(website)).timeline.versions).toHaveLength(2)
  })

  it('does among many and of removed ones what it does of one', async () => {
    const manager = await somebodyWith(product, ['websiteRevenueShare.get', 'websiteRevenueShare.destroy'], 'managed')
    const [former, next] = [await anAccount(product), await anAccount(product, { managers: [manager.id] })]
    const website = await anOldWebsite(product, 60, former.id)
    const [over, inForce, gone, planned] = [
      await aShareOf(product, website, { wrs_valid_from: inDays(-30) }),
      await aShareOf(product, website, { wrs_valid_from: inDays(-10) }),
      await aShareOf(product, website, { deleted_at: new Date(Date.now() - 5 * 86_400_000).toISOString() }),
      await aShareOf(product, website),
    ]
    await product.call('POST', `/website/${website}`, { token: admin, body: { anw_account_id: next.id } })
    const rows = [over, inForce, gone, planned].map(({ id, updated_at }) => ({ id, updated_at }))
    const many = { action: 'destroy', rows }
    const removed = await product.call('POST', '/websiteRevenueShare/bulk', { token: manager.token, body: many })
    expect(removed.body).toMatchObject({
      done: 1,
      refused: [
        { id: over.id, code: 'notFound' },
        { id: inForce.id, code: 'shareBegun' },
        { id: gone.id, code: 'notFound' },
      ],
    })
    const restore = (id: number, token = manager.token) =>
      product.call('POST', `/websiteRevenueShare/${id}/restore`, { token })
    expect([(await restore(gone.id)).status, (await restore(planned.id)).status]).toEqual([404, 200])
    expect((await restore(gone.id, admin)).status).toBe(200)
  })

  it('leaves with the former account what was earned before a website moved', async () => {
    const manager = await somebodyWith(product, ['websiteRevenueShare.preview'], 'managed')
    const [former, next] = [await anAccount(product), await anAccount(product, { managers: [manager.id] })]
    const website = await anOldWebsite(product, 60, former.id)
    await bring(product, [aFact(website, inDays(-5), await aNetwork(product))])
    const asked = { token: manager.token, body: { ...eighty, websites: [website] } }
    const body = { anw_account_id: next.id }
    expect((await product.call('POST', `/website/${website}`, { token: admin, body })).status).toBe(200)
    const preview = await product.call('POST', '/websiteRevenueShare/preview', asked)
    expect(preview.body).toMatchObject({ total: { gross: '0.00', publisher_now: '0.00' } })
  })
})
