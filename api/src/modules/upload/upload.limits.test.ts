import { type PageviewCheck, UPLOAD_COLUMNS_READ, type UploadCheck } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { wrongIn } from '../../../test/product'
import { dayOf, firstOf, ownRows, uploadOf, uploadText } from '../../../test/rows'

const { product, aSite } = ownRows()

const somebody = async () => {
  const mine = await aSite([])
  const { token, network, site } = mine
  const send = (path: string, body: object, headers: Record<string, string> = {}) =>
    product().call('POST', `/adNetworkReport/${path}`, { token, body, headers })
  const linesOf = (many: number, more: object) =>
    uploadText(
      site.anw_website,
      Array.from({ length: many }, (_, nth) => ({ day: dayOf(1), author: `A${nth}`, ...more })),
    )
  return {
    ...mine,
    send,
    checked: (text: string, more: object = {}) => send('check', { ...uploadOf(network, text), ...more }),
    pageviews: (counts: readonly string[]) => ({
      text: ['Date,Site,Pageviews', ...counts.map((count, nth) => `${dayOf(nth)},${site.anw_website},${count}`)].join(
        '\n',
      ),
      decimal: '.',
    }),
    linesOf,
  }
}

it('more of anything than a form takes is too much for a file', async () => {
  const { send, checked, pageviews, linesOf } = await somebody()
  const { body } = await send('checkPageviews', pageviews(Array(10).fill('999999999999999')))
  const { problems, totals } = body as unknown as PageviewCheck
  expect(problems).toHaveLength(10)
  expect(problems[0]).toMatchObject({ line: 2, heading: 'Pageviews', code: 'tooBig' })
  expect(totals.pageviews).toBeNull()
  const most = (await send('checkPageviews', pageviews(['1000000000000', '1000000000001']))).body
  expect(most).toMatchObject({ totals: { pageviews: 1_000_000_000_000 }, problems: [{ line: 3, code: 'tooBig' }] })
  expect((await checked(linesOf(1, { shown: '1000000000001' }))).body).toMatchObject({
    problems: [{ heading: 'Impressions', code: 'tooBig' }],
  })
})

it('amounts add up to the micro-unit, and counts that no number holds are refused', async () => {
  const { checked, linesOf } = await somebody()
  const { body } = await checked(linesOf(24, { value: '999999999.999999' }))
  expect((body as unknown as UploadCheck).totals).toMatchObject([{ value: '23999999999.999976', rows: 24 }])
  const many = await checked(linesOf(10_000, { requests: '1000000000000' }))
  expect(wrongIn(many)).toMatchObject([{ field: 'text', code: 'tooBig' }])
})

it('far too many columns are refused before the lines are read', async () => {
  const { checked } = await somebody()
  const before = process.cpuUsage()
  expect(wrongIn(await checked(`${'c,'.repeat(300_000)}c\n1,2\n`))).toMatchObject([{ field: 'text', code: 'tooMany' }])
  // Of this process, in microseconds: to read them takes many seconds, on whatever machine.
  expect(process.cpuUsage(before).user).toBeLessThan(1_500_000)
})

it.each([
  ['one column too many', `${'c,'.repeat(UPLOAD_COLUMNS_READ)}c\n1,2\n`, 'tooMany'],
  ['a heading that is a text', `${'c'.repeat(201)},d\n1,2\n`, 'tooLong'],
])('%s: refused', async (_what, text, code) => {
  const { checked } = await somebody()
  expect(wrongIn(await checked(text))).toMatchObject([{ field: 'text', code }])
})

it('marks in quotes part no cells', async () => {
  const { checked } = await somebody()
  const { body } = await checked('\r\n"Money, of, all, days";Day\n1;2\n')
  expect((body as unknown as UploadCheck).headings).toMatchObject([
    { heading: 'Money, of, all, days' },
    { heading: 'Day', column: 'anr_date' },
  ])
})

it('a network out of reach is answered as one that is not there', async () => {
  const { network, checked } = await somebody()
  const theirs = await aWebsiteOf(product(), (await anAccount(product())).id)
  await product().database.exec(`update ad_networks set adn_id_website = ${theirs.id} where id = ${network.id}`)
  const text = uploadText(theirs.anw_website, [{ day: dayOf(1) }])
  const foreign = await checked(text)
  const absent = await checked(text, { anr_id_ad_network: 999_999 })
  expect(wrongIn(foreign)).toMatchObject([{ field: 'anr_id_ad_network', code: 'notAnOption' }])
  expect([foreign.status, wrongIn(foreign)]).toEqual([absent.status, wrongIn(absent)])
})

it('what is sent again with its key is stored once and answered the same, and added again without it', async () => {
  const { send, network, linesOf, list, pageviews, site } = await somebody()
  const body = { ...uploadOf(network, linesOf(1, { value: '8' })), conflict: 'sum', reason: 'Sent by mail' }
  const headers = { 'idempotency-key': 'upload once' }
  const first = await send('import', body, headers)
  expect(first.body).toMatchObject({ stored: 1 })
  expect((await send('import', body, headers)).body).toEqual(first.body)
  expect(firstOf(await list()).anr_value).toBe('8.000000')
  expect((await send('import', body)).body).toMatchObject({ stored: 1, same: 0 })
  expect(firstOf(await list()).anr_value).toBe('16.000000')

  const days = { ...pageviews(['8']), conflict: 'sum', reason: 'Sent by mail' }
  const key = { 'idempotency-key': 'days once' }
  const once = await send('importPageviews', days, key)
  expect((await send('importPageviews', days, key)).body).toEqual(once.body)
  expect((await send('importPageviews', days)).body).toMatchObject({ stored: 1, same: 0 })
  const stored = await product()
    .database.read.selectFrom('website_days')
    .where('wsd_id_website', '=', site.id)
    .where('wsd_date', '=', dayOf(0))
    .select('wsd_pageviews')
    .execute()
  expect(stored).toEqual([{ wsd_pageviews: 16 }])
})
