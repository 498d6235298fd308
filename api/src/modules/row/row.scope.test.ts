import { addDays, type Day, type ReportRow, type ReportRowHistoryEntry } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { aFact, aNetwork, bring } from '../../../test/brought-facts'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { firstOf, NOTHING_COUNTED, ROW_PAIRS, saidOfRow, TODAY, uploadOf, uploadText } from '../../../test/rows'
import { attachTo, movedOn } from '../../../test/websites'

const day = addDays(TODAY, -2)
const before = addDays(day, -1)
const filters = { period: [`${before}..${day}`] }

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

type Reader = { token: string }
const list = async ({ token }: Reader, asked: object = {}): Promise<ReportRow[]> => {
  const { body } = await product.call('POST', '/report/report01', { token, body: { filters, ...asked } })
  return body.data as ReportRow[]
}
const choices = async ({ token }: Reader, of: string, more = '') => {
  const { body } = await product.call('GET', `/report/report01/choices?of=${of}${more}`, { token })
  return (body as unknown as { label: string }[]).map(({ label }) => label)
}
const change = async (id: number, body: object) =>
  expect((await product.call('POST', `/website/${id}`, { token: admin, body })).status).toBe(200)

describe('a website that left', () => {
  /** Two websites of a manager's, of which the first went to another account and got another name there. */
  const left = async (names: readonly [former: string, now: string, other: string]) => {
    const manager = await somebodyWith(product, ROW_PAIRS, 'managed')
    const account = await anAccount(product, { managers: [manager.id] })
    const site = await aWebsiteOf(product, account.id, { anw_name: names[0] })
    const other = await aWebsiteOf(product, account.id, { anw_name: names[2] })
    const network = await aNetwork(product)
    const facts = (at: Day) => [aFact(site.id, at, network), aFact(other.id, at, network)]
    await bring(product, facts(before))
    await change(site.id, { anw_account_id: (await anAccount(product)).id })
    await movedOn(product, site.id, day)
    await change(site.id, { anw_name: names[1] })
    await bring(product, [...facts(before), ...facts(day)])
    return manager
  }

  it('is found, sorted and chosen by what it was called, and by nothing that it is called since', async () => {
    const manager = await left(['Middle of three', 'Zebra of theirs', 'Other of mine'])
    const names = (rows: readonly ReportRow[]) => rows.map(({ anw_name }) => anw_name)
    expect(names(await list(manager, { search: 'zebra' }))).toEqual([])
    expect(names(await list(manager, { search: 'MIDDLE' }))).toEqual(['Middle of three'])
    const sort = [{ field: 'anw_name', dir: 'asc' }]
    expect(new Set(names(await list(manager, { sort })))).toEqual(new Set(['Middle of three', 'Other of mine']))
    expect(names(await list(manager, { sort }))[0]).toBe('Middle of three')
    expect(await choices(manager, 'website')).toEqual(['Middle of three', 'Other of mine'])
    expect(await choices(manager, 'website', '&search=zebra')).toEqual([])
    const { body } = await product.call('POST', '/report/report01', {
      token: manager.token,
      body: { filters, search: 'zebra' },
    })
    expect(body.meta).toMatchObject({ total: 0 })
  })
})

it('whether there is a row in the time of another account is not told by trying to write it', async () => {
  const manager = await somebodyWith(product, ROW_PAIRS, 'managed')
  const site = await aWebsiteOf(product, (await anAccount(product)).id)
  const network = await aNetwork(product)
  await bring(product, [aFact(site.id, before, network)])
  await change(site.id, { anw_account_id: (await anAccount(product, { managers: [manager.id] })).id })
  await movedOn(product, site.id, day)
  await bring(product, [aFact(site.id, before, network), aFact(site.id, day, network)])
  const said = { anr_id_ad_network: network.id, anr_currency: 'BRL', reason: 'Late' }
  const [mine] = await list(manager)
  const answers = [before, addDays(before, -1)].flatMap(
    anr_date =>
      [
        [
          '',
          {
            ...said,
            anr_date,
            anr_id_website: site.id,
            anr_format: 'top',
            anr_device: 'desktop',
            anr_ad_type: 'Display',
            ...NOTHING_COUNTED,
          },
        ],
        [`/${mine?.anr_key}`, { ...said, anr_date }],
      ] as const,
  )
  for (const [path, body] of answers)
    expect((await product.call('POST', `/adNetworkReport${path}`, { token: manager.token, body })).status).toBe(409)
})

describe('a row that was changed to a day in the time of another account', () => {
  /** A website that went from an account to another one, with a row in the time of the former, and who manages which. */
  const moved = async () => {
    const [former, later] = [
      await somebodyWith(product, ROW_PAIRS, 'managed'),
      await somebodyWith(product, ROW_PAIRS, 'managed'),
    ]
    const site = await aWebsiteOf(product, (await anAccount(product, { managers: [former.id] })).id)
    const network = await aNetwork(product)
    await bring(product, [aFact(site.id, before, network)])
    await change(site.id, { anw_account_id: (await anAccount(product, { managers: [later.id] })).id })
    await movedOn(product, site.id, day)
    return { former, later, key: firstOf(await list(former)).anr_key }
  }
  const update = async ({ token }: Reader, key: string, said: object) => {
    const body = { ...saidOfRow(key), ...said }
    const answer = await product.call('POST', `/adNetworkReport/${key}`, { token, body })
    expect(answer.status).toBe(200)
    return answer.body.transaction
  }
  const historyOf = async ({ token }: Reader, key: string) => {
    const { status, body } = await product.call('GET', `/adNetworkReport/${key}/history`, { token })
    if (status !== 200) return status
    return (body as unknown as ReportRowHistoryEntry[]).map(({ reason, kind, changes }) => {
      const isTold = (side: 'before' | 'after') => changes.some(each => each[side] !== null)
      return { reason, kind, before: isTold('before'), after: isTold('after') }
    })
  }

  it('tells whoever reads it what it was in the time of their account, and nothing else', async () => {
    const { former, later, key } = await moved()
    await update(former, key, { anr_value: '7', reason: 'Theirs' })
    const transaction = await update({ token: admin }, key, { anr_date: day, reason: 'Wrong day' })
    const there = firstOf(await list(later)).anr_key
    expect(await historyOf(former, there)).toBe(404)
    expect(await historyOf(later, there)).toEqual([{ reason: 'Wrong day', kind: 'update', before: false, after: true }])
    const ofAdmin = await historyOf({ token: admin }, there)
    expect(ofAdmin).toMatchObject([{ reason: 'Wrong day', before: true, after: true }, { reason: 'Theirs' }])
    await update(later, there, { anr_value: '9', reason: 'Of the other one' })
    await update(later, there, { anr_value: '7', reason: 'Of the other one again' })

    const undo = { action: 'undo', payload: { transaction } }
    expect((await product.call('POST', '/adNetworkReport/bulk', { token: admin, body: undo })).body.done).toBe(1)
    expect(await historyOf(later, key)).toBe(404)
    expect(await historyOf(former, key)).toEqual([
      { reason: 'Wrong day', kind: 'undo', before: false, after: true },
      { reason: 'Wrong day', kind: 'update', before: true, after: false },
      { reason: 'Theirs', kind: 'update', before: true, after: true },
    ])
  })

  it('tells nothing of the share of that account before it is stored', async () => {
    const { former, key } = await moved()
    const answerOn = async (anr_date: Day) => {
      const body = { ...saidOfRow(key), ...NOTHING_COUNTED, anr_date }
      const answer = await product.call('POST', `/adNetworkReport/${key}/preview`, { token: former.token, body })
      return [answer.status, answer.body.code ?? null, answer.body.errors?.[0]?.code ?? null]
    }
    expect(await answerOn(before)).toEqual([200, null, null])
    expect(await answerOn(day)).toEqual([409, 'notPossibleNow', null])
    expect(await answerOn(addDays(TODAY, 1))).toEqual([422, 'invalid', 'futureDay'])
  })
})

it('a dry run tells nothing of days in the time of another account', async () => {
  const manager = await somebodyWith(product, ROW_PAIRS, 'managed')
  const site = await aWebsiteOf(product, (await anAccount(product)).id)
  const network = await aNetwork(product)
  await bring(product, [aFact(site.id, before, network)])
  await product.database.exec(`update website_days set wsd_pageviews = 777 where wsd_id_website = ${site.id}`)
  await change(site.id, { anw_account_id: (await anAccount(product, { managers: [manager.id] })).id })
  await movedOn(product, site.id, day)
  const days = [before, addDays(before, -1), day]
  const refused = { problems: [{ line: 2 }, { line: 3 }], problems_count: 2, conflicts: [], fresh: 1 }
  const check = async (path: string, body: object) =>
    (await product.call('POST', `/adNetworkReport/${path}`, { token: manager.token, body })).body
  const rows = uploadText(
    site.anw_website,
    days.map(each => ({ day: each })),
  )
  expect(await check('check', uploadOf(network, rows))).toMatchObject(refused)
  const pageviews = ['Date,Site,Pageviews', ...days.map(each => `${each},${site.anw_website},10`)].join('\n')
  expect(await check('checkPageviews', { text: pageviews, decimal: '.' })).toMatchObject(refused)
})

it('whoever is attached to websites alone learns nothing of their accounts by the order of rows', async () => {
  const guest = await somebodyWith(product, ['report.report01'], 'own')
  const network = await aNetwork(product)
  const sites: { id: number }[] = []
  for (const name of ['B account', 'A account', 'C account']) {
    const site = await aWebsiteOf(product, (await anAccount(product, { name })).id)
    await attachTo(product, site.id, guest.id)
    sites.push(site)
  }
  await bring(
    product,
    sites.map(({ id }) => aFact(id, day, network)),
  )
  const order = async () =>
    (await list(guest, { sort: [{ field: 'acc_name', dir: 'asc' }] })).map(row => row.anr_id_website)
  const first = await order()
  await product.database.exec(`update accounts set acc_name = translate(acc_name, 'ABC', 'CBA')
    where acc_name in ('A account', 'B account', 'C account')`)
  expect(await order()).toEqual(first)
})

it('numbers that are too large for what is worked out of them are refused by their field', async () => {
  const writer = await somebodyWith(product, ROW_PAIRS, 'all')
  const site = await aWebsiteOf(product, (await anAccount(product)).id)
  const network = await aNetwork(product)
  await product.database.unaudited
    .insertInto('website_revenue_shares')
    .values({
      ...{ wrs_id_website: site.id, wrs_type: 'website_fixed_cpm', wrs_valid_from: '2020-01-01', wrs_currency: 'BRL' },
      ...{ rev_fixed_cpm: '10000', rev_fixed_value: null, rev_percentage_value: null, ars_percentage: null },
      deleted_at: null,
    })
    .execute()
  const row = {
    ...{ anr_id_website: site.id, anr_id_ad_network: network.id, anr_date: day, anr_currency: 'BRL', reason: 'Late' },
    ...{ anr_format: 'top', anr_device: 'desktop', anr_ad_type: 'Display', anr_value: '1' },
    ...{ anr_ad_requests: 0, anr_refresh_ad_requests: 0, anr_impressions: 0, anr_refresh_impressions: 0 },
  }
  for (const counted of [{ anr_impressions: Number.MAX_SAFE_INTEGER }, { anr_impressions: 1e12 }]) {
    const answer = await product.call('POST', '/adNetworkReport', { token: writer.token, body: { ...row, ...counted } })
    expect([answer.status, answer.body.errors?.map(({ field, code }) => [field, code])]).toEqual([
      422,
      [['anr_impressions', 'tooBig']],
    ])
  }
  expect(await list(writer, { filters: { ...filters, anr_id_website: [String(site.id)] } })).toEqual([])
})
