import { GROSS_ROW_COLUMNS, REPORT_ROW_COLUMNS, type ReportRowColumn } from '@candela/shared-contract'
import { aWebsiteOf } from '../../../test/accounts'
import { fileOf } from '../../../test/csv'
import { somebodyWith } from '../../../test/people'
import { broughtRows, dayOf, ownRows, ROW_PAIRS, someRows, TODAY } from '../../../test/rows'
import { writtenLines } from '../../../test/written-lines'

const { product } = ownRows()

describe('lines of a file that the database writes', () => {
  const NAMES = [`Plain`, `=SUM(A1)`, `-12.34`, `'+x`, `a "b"; c, d`, `back\\slash`, `\u202Eשלום`, `＝wide`]
  /** Halves, nothing to divide by, more than fits, less than nothing, and what looks wrong. */
  const ROWS = [
    { adRequests: 800, refreshAdRequests: 0, impressions: 1, value: 12_345_678 },
    { adRequests: 160_000, impressions: 201, refreshImpressions: 0, value: 25_000 },
    { adRequests: 160_000, impressions: 203, refreshImpressions: 0, value: 35_015 },
    { adRequests: 0, impressions: 0, value: 1 },
    { adRequests: 7, impressions: 9, value: -12_340_000 },
    { adRequests: 7, impressions: 3, refreshImpressions: 1, value: -1 },
    { adRequests: 9_000_000_000_000, impressions: 8_999_999_999_999, value: 4_500_000_000_000_005 },
    { adRequests: 100, impressions: 80, value: 0, author: 'Ana' },
    { adRequests: 100, impressions: 80, value: 5_000_000, author: '=HYPERLINK("x")' },
  ]

  let readers: { id: number; token: string; columns: ReportRowColumn[] }[]
  beforeAll(async () => {
    const mine = await someRows(product())
    const { unaudited } = product().database
    const seller = await somebodyWith(product(), ROW_PAIRS, 'own')
    await unaudited
      .insertInto('account_users')
      .values({ acu_id_account: mine.account.id, acu_id_user: seller.id, acu_comission: '0' })
      .execute()
    for (const [index, anw_name] of NAMES.entries()) {
      const site = index === 0 ? mine.site : await aWebsiteOf(product(), mine.account.id, { anw_name })
      const currency = (nth: number) => (['BRL', 'USD', 'EUR'] as const)[(index + nth) % 3] ?? 'BRL'
      const rows = ROWS.map((row, nth) => ({ ...row, day: dayOf(nth), currency: currency(nth) }))
      await broughtRows(product(), site.id, index % 2 ? mine.network : mine.other, [...rows, { day: TODAY }])
    }
    await unaudited
      .updateTable('ad_networks')
      .set({ adn_name: 'Net; "work"' })
      .where('id', '=', mine.other.id)
      .execute()
    await unaudited.updateTable('accounts').set({ acc_gross_visible: 0 }).where('id', '=', mine.account.id).execute()
    const columns = [...REPORT_ROW_COLUMNS]
    readers = [
      { ...mine.manager, columns },
      { ...seller, columns: columns.filter(column => !GROSS_ROW_COLUMNS.has(column)) },
    ]
  })

  it.each(['en_US', 'pt_BR', 'es_ES', 'it_IT'])(
    'are those of the file that is answered at once, in %s',
    async locale => {
      for (const { id, token, columns } of readers) {
        await product().call('POST', '/user/updateUserLocale', { token, body: { usr_locale: locale } })
        for (const sort of [
          [],
          [{ field: 'anr_date', dir: 'asc' }],
          [{ field: 'anw_name', dir: 'asc' }],
          [{ field: 'fill', dir: 'desc' }],
        ]) {
          const question = { columns, filters: { period: [`${dayOf(0)}..${TODAY}`] }, sort }
          const { text } = await fileOf(product(), '/report/report01/export', token, { ...question, format: 'csv' })
          const { lines, count } = await writtenLines(product(), id, question)
          expect(lines).toHaveLength(NAMES.length * (ROWS.length + 1))
          expect(count).toBe(lines.length)
          expect(lines).toEqual(text.slice(1).split('\r\n').slice(1, -1))
        }
      }
    },
  )
})
