import type { BulkAnswer, HistoryAnswer } from '@candela/shared-contract'
import { aFact, aNetwork, bring, closeMonth } from '../../../test/brought-facts'
import { asShown } from '../../../test/bulk'
import { type Product, startProduct } from '../../../test/product'
import { anOldWebsite, aShareOf, eighty, inDays, oneShareIn as oneIn, shareCalls, today } from '../../../test/shares'
import { aTechnology } from '../../../test/technologies'
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
const restore = (id: number) => product.call('POST', `/websiteRevenueShare/${id}/restore`, { token: admin })
const bulk = async (asked: object) => {
  const body = await asShown(product, 'website_revenue_shares', asked)
  const answer = await product.call('POST', '/websiteRevenueShare/bulk', { token: admin, body })
  return answer.body as unknown as BulkAnswer
}
const row = (more: object = {}) => ({
  rev_device: null,
  rev_format: null,
  rev_technology: null,
  rev_percentage_value: '70',
  ...more,
})
const byCondition = (...conditions: object[]) => ({
  wrs_type: 'specific_per_condition',
  rev_percentage_value: undefined,
  ars_percentage: '75',
  conditions,
})

describe('a new version', () => {
  it('comes back with all that it says, after those of its website', async () => {
    const website = await anOldWebsite(product)
    const { id: technology, anc_name } = await aTechnology(product)
    await aShareOf(product, website, { wrs_valid_from: inDays(-20) })
    const answer = await store(website, {
      ...byCondition(row({ rev_format: 'video', rev_device: 'mobile' }), row({ rev_technology: technology })),
      wrs_note: '  Renewed ',
    })
    const { record, can } = oneIn(answer)
    expect(record).toMatchObject({
      wrs_type: 'specific_per_condition',
      wrs_valid_from: inDays(10),
      until: null,
      next_from: null,
      state: 'planned',
      rev_percentage_value: null,
      ars_percentage: '75.00',
      wrs_note: 'Renewed',
      conditions: [
        { rev_device: 'mobile', rev_format: 'video', technology: null, rev_percentage_value: '70.00' },
        { rev_technology: technology, technology: anc_name },
      ],
    })
    expect(record.set_by).toEqual(expect.any(String))
    expect(record.timeline.map(({ state, until, next_from }) => [state, until, next_from])).toEqual([
      ['planned', null, null],
      ['in_force', inDays(9), inDays(10)],
    ])
    expect(can).toEqual({ update: true, destroy: true })
    expect((await get(record.id)).body).toEqual(answer.body)
  })

  it('at a fixed price for a thousand is as fine as it was stored, and is refused any finer', async () => {
    const website = await anOldWebsite(product)
    const at = (rev_fixed_cpm: string) => ({
      wrs_type: 'website_fixed_cpm' as const,
      rev_percentage_value: undefined,
      wrs_currency: 'USD' as const,
      rev_fixed_cpm,
    })
    const { id } = await aShareOf(product, website, { ...at('1.2345'), rev_percentage_value: null })
    const { record } = oneIn(await get(id))
    expect(record.rev_fixed_cpm).toBe('1.2345')
    const { wrs_valid_from, rev_fixed_cpm } = record
    const saved = await update(id, { ...at(rev_fixed_cpm ?? ''), wrs_valid_from })
    expect(oneIn(saved).record).toMatchObject({ rev_fixed_cpm: '1.2345', updated_at: record.updated_at })
    expect(oneIn(await update(id, { ...at('1.2300'), wrs_valid_from })).record.rev_fixed_cpm).toBe('1.23')
    expect(firstError(await update(id, { ...at('1.23456'), wrs_valid_from }))).toEqual([
      422,
      'rev_fixed_cpm',
      'invalid',
    ])
  })

  it.each<[object, string, string]>([
    [{ wrs_type: undefined }, 'wrs_type', 'required'],
    [{ wrs_type: 'half' }, 'wrs_type', 'notAnOption'],
    [{ rev_percentage_value: undefined }, 'rev_percentage_value', 'required'],
    [{ rev_percentage_value: '100.01' }, 'rev_percentage_value', 'tooBig'],
    [{ rev_percentage_value: '80.125' }, 'rev_percentage_value', 'invalid'],
    [{ rev_percentage_value: '-1' }, 'rev_percentage_value', 'invalid'],
    [{ rev_fixed_cpm: '2.00' }, 'rev_fixed_cpm', 'invalid'],
    [
      { wrs_type: 'website_fixed_cpm', rev_percentage_value: undefined, wrs_currency: 'BRL' },
      'rev_fixed_cpm',
      'required',
    ],
    [
      { wrs_type: 'website_fixed_cpm', rev_percentage_value: undefined, rev_fixed_cpm: '2.00' },
      'wrs_currency',
      'required',
    ],
    [
      {
        wrs_type: 'website_fixed_value',
        rev_percentage_value: undefined,
        wrs_currency: 'BRL',
        rev_fixed_value: '0.00',
      },
      'rev_fixed_value',
      'tooSmall',
    ],
    [
      {
        wrs_type: 'website_fixed_value',
        rev_percentage_value: undefined,
        wrs_currency: 'BRL',
        rev_fixed_value: '9.999',
      },
      'rev_fixed_value',
      'invalid',
    ],
    [{ wrs_valid_from: '2026-02-30' }, 'wrs_valid_from', 'period'],
    [{ wrs_valid_from: '' }, 'wrs_valid_from', 'required'],
    [byCondition(), 'conditions', 'required'],
    [byCondition(row()), 'conditions.0.rev_device', 'required'],
    [
      byCondition(row({ rev_format: 'top' }), row({ rev_format: 'top', rev_percentage_value: '60' })),
      'conditions.1.rev_device',
      'duplicate',
    ],
    [
      byCondition(
        row({ rev_format: 'top' }),
        ...['desktop', 'tablet', 'mobile'].map(rev_device => row({ rev_device, rev_format: 'top' })),
      ),
      'conditions.0.rev_device',
      'covered',
    ],
    [byCondition(row({ rev_technology: 987_654 })), 'conditions.0.rev_technology', 'notAnOption'],
    [{ wrs_id_website: 987_654 }, 'wrs_id_website', 'notAnOption'],
    [{ wrs_note: 'Two\nlines' }, 'wrs_note', 'invalidCharacters'],
  ])('with %j is refused by name of the field', async (facts, field, code) => {
    const website = await anOldWebsite(product)
    expect(firstError(await store(website, facts))).toEqual([422, field, code])
    expect((await timeline(website)).timeline.versions).toEqual([])
  })

  it('begins after every day that has numbers, every closed month and the version in force', async () => {
    const website = await anOldWebsite(product, 40)
    const begins = async (day: string) => firstError(await store(website, { wrs_valid_from: day }))
    const early = [422, 'wrs_valid_from', 'tooEarly']
    const earliest = async () => (await timeline(website)).timeline.earliest
    expect(await begins(inDays(-41))).toEqual(early)
    await aShareOf(product, website, { wrs_valid_from: inDays(-30) })
    expect([await earliest(), await begins(inDays(-30))]).toEqual([inDays(-29), early])
    await bring(product, [aFact(website, inDays(-3), await aNetwork(product))])
    expect([await earliest(), await begins(inDays(-3))]).toEqual([inDays(-2), early])
    expect((await store(website, { wrs_valid_from: inDays(-2) })).status).toBe(200)
    const other = await anOldWebsite(product, 4_000)
    await closeMonth(product, '2019-03-01' as never, { USD: '4', EUR: '5' })
    const answer = await store(other, { wrs_valid_from: '2019-03-31' })
    expect(firstError(answer)).toEqual(early)
  })

  it('is the only one of its day, also when two are made at the same moment', async () => {
    const website = await anOldWebsite(product)
    const answers = await Promise.all([store(website), store(website)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(firstError(await store(website))).toEqual([422, 'wrs_valid_from', 'dayTaken'])
  })
})

describe('a version that is still to come', () => {
  it('is changed as a whole, and a type leaves nothing of the one before', async () => {
    const { record } = oneIn(await store(await anOldWebsite(product), byCondition(row({ rev_format: 'top' }))))
    const changed = await update(record.id, { wrs_valid_from: inDays(12), updated_at: record.updated_at })
    expect(oneIn(changed).record).toMatchObject({
      ...eighty,
      rev_percentage_value: '80.00',
      ars_percentage: null,
      conditions: [],
    })
    const late = await update(record.id, { rev_percentage_value: '90', updated_at: record.updated_at })
    expect([late.status, late.body.code]).toEqual([409, 'stale'])
  })

  it('keeps conditions that say what they said, and their change is a change of the version', async () => {
    const { record } = oneIn(await store(await anOldWebsite(product), byCondition(row({ rev_format: 'top' }))))
    const more = byCondition(row({ rev_format: 'top' }), row({ rev_format: 'side', rev_percentage_value: '61' }))
    const { updated_at } = oneIn(await update(record.id, more)).record
    expect(updated_at > record.updated_at).toBe(true)
    const answer = await product.call('GET', `/websiteRevenueShare/${record.id}/history`, { token: admin })
    const [entry] = (answer.body as unknown as HistoryAnswer).data
    expect(entry?.changes.map(({ field, after }) => [field, after])).toEqual([
      ['rev_format', 'side'],
      ['rev_percentage_value', '61.00'],
    ])
  })

  it('is removed and comes back, unless its day has another one by then or is there', async () => {
    const website = await anOldWebsite(product)
    const { id } = await aShareOf(product, website, { wrs_valid_from: inDays(10) })
    expect((await destroy(id)).status).toBe(204)
    expect([(await get(id)).status, (await destroy(id)).status]).toEqual([404, 404])
    const second = oneIn(await store(website)).record.id
    expect(firstError(await restore(id))).toEqual([422, 'wrs_valid_from', 'dayTaken'])
    await destroy(second)
    expect((await restore(id)).status).toBe(200)
    await destroy(id)
    await product.database.exec(`update website_revenue_shares set wrs_valid_from = '${today()}' where id = ${id}`)
    expect(await restore(id)).toMatchObject({ status: 409, body: { code: 'shareBegun' } })
  })

  it('goes with others in one action, which is undone as one', async () => {
    const website = await anOldWebsite(product)
    const ids = [(await aShareOf(product, website)).id, (await aShareOf(product, website)).id]
    const begun = (await aShareOf(product, website, { wrs_valid_from: inDays(-5) })).id
    const removed = await bulk({ action: 'destroy', ids: [...ids, begun] })
    expect(removed).toMatchObject({ done: 2, refused: [{ id: begun, code: 'shareBegun' }] })
    expect((await timeline(website)).timeline.versions.map(({ id }) => id)).toEqual([begun])
    expect(await bulk({ action: 'undo', payload: { transaction: removed.transaction } })).toMatchObject({ done: 2 })
    expect((await timeline(website)).timeline.versions).toHaveLength(3)
  })
})

describe('a version that has begun', () => {
  it.each([-5, 0])('%d days ago stays as it is', async days => {
    const website = await anOldWebsite(product)
    const { id } = await aShareOf(product, website, { wrs_valid_from: inDays(days) })
    for (const answer of [await update(id, {}), await destroy(id)])
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'shareBegun', message: expect.stringContaining('new version') },
      })
    expect(oneIn(await get(id)).can).toEqual({ update: false, destroy: false })
  })
})
