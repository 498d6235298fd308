import { CSV_BOM, UPLOAD_COLUMNS, type UploadCheck } from '@candela/shared-contract'
import { aWebsiteOf } from '../../../test/accounts'
import { fileOf } from '../../../test/csv'
import { dayOf, firstOf, MONTH_OF_ROWS, ownRows, uploadOf, uploadText } from '../../../test/rows'

const { product, aSite } = ownRows()

const EXPORTED = UPLOAD_COLUMNS.map(column => (column === 'anw_website' ? 'anw_name' : column))
const ROWS = [
  { day: dayOf(1), adType: 'Video', refreshAdRequests: 40, refreshImpressions: 30 },
  { day: dayOf(2), currency: 'USD', value: 1_234_567_891 },
] as const

const named = async (anw_name: string) => {
  const mine = await aSite(ROWS.map(row => ({ ...row })))
  await product().database.unaudited.updateTable('websites').set({ anw_name }).where('id', '=', mine.site.id).execute()
  const send = (path: string, text: string, more: object = {}) =>
    product().call('POST', `/adNetworkReport/${path}`, {
      token: mine.token,
      body: { ...uploadOf(mine.network, text), ...more },
    })
  return {
    ...mine,
    check: async (text: string, more: object = {}) => (await send('check', text, more)).body as unknown as UploadCheck,
    commit: (text: string, conflict: string) => send('import', text, { conflict, reason: 'Sent by mail' }),
  }
}

it.each(['en_US', 'pt_BR', 'es_ES', 'it_IT'])(
  'the file that the list of rows gives is stored already when it is read back, in %s',
  async locale => {
    const { token, site, check } = await named(`Folha "da" Manhã ${locale}`)
    await product().call('POST', '/user/updateUserLocale', { token, body: { usr_locale: locale } })
    const filters = { period: MONTH_OF_ROWS, anr_id_website: [String(site.id)] }
    const question = { columns: EXPORTED, filters, format: 'csv' }
    const { text } = await fileOf(product(), '/report/report01/export', token, question)
    expect(text.startsWith(CSV_BOM)).toBe(true)
    expect(await check(text, { decimal: locale === 'en_US' ? '.' : ',' })).toMatchObject({
      missing: [],
      problems: [],
      rows: 2,
      same: 2,
      fresh: 0,
      conflicts_count: 0,
    })
  },
)

it('a website is found by its address or its name, unless another one is called the same', async () => {
  const { account, check } = await named('Folha da Tarde')
  const said = (host: string) => check(uploadText(host, [{ day: dayOf(9) }]))
  expect(await said('folha DA tarde')).toMatchObject({ fresh: 1, problems: [] })
  expect((await said('Folha da Noite')).problems).toMatchObject([{ line: 2, heading: 'Site' }])
  const { anw_website } = await aWebsiteOf(product(), account.id, { anw_name: 'Folha da tarde' })
  expect((await said('Folha da Tarde')).problems).toMatchObject([{ line: 2, heading: 'Site' }])
  expect(await said(anw_website)).toMatchObject({ fresh: 1, problems: [] })
})

it.each([
  ['replace', [40, 30]],
  ['sum', [40, 30]],
])('what a file does not say of refreshes stays: %s', async (conflict, refreshes) => {
  const { site, commit, check, list } = await named('Folha')
  const heads = ['Ad type', 'Date', 'Site', 'Format', 'Device', 'Requests', 'Impressions', 'Revenue (BRL)']
  const row = firstOf((await list()).filter(({ anr_ad_type }) => anr_ad_type === 'Video'))
  const cells = ['Video', row.anr_date, site.anw_website, row.anr_format, row.anr_device, '7000', '6000', '70']
  const text = [heads, cells].map(each => each.join('\t')).join('\n')
  expect(await check(text, { currency: 'USD' })).toMatchObject({
    conflicts: [{ currency: 'BRL', said: { ad_requests: 7_040, impressions: 6_030 } }],
  })
  expect((await commit(text, conflict)).body).toMatchObject({ stored: 1 })
  const after = firstOf((await list()).filter(({ anr_key }) => anr_key === row.anr_key))
  expect([after.anr_refresh_ad_requests, after.anr_refresh_impressions]).toEqual(refreshes)
})
