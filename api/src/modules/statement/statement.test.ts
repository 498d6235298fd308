import { addDays, type Day, type ReportLine, todayIn } from '@candela/shared-contract'
import { goldenTable } from '../../../test/brought-facts'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { SEES_STATEMENTS, statement, statementFile } from '../../../test/statements'

/** Accounts of tests live in this zone. */
const today = todayIn('UTC')
const ago = (days: number): Day => addDays(today, -days)

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.close())

const aReader = (scope: 'own' | 'managed' = 'own') => somebodyWith(product, SEES_STATEMENTS, scope)

describe('the golden table', () => {
  const values = {
    pageviews: '9000',
    imp_per_page: '1.52',
    total_requests: '17000',
    total_impressions: '13700',
    fill: '80.59',
    ecpm: '5.29',
    rpm: '8.05',
    gross: '92.90',
    revshare_pct: '78.00',
    net: '72.46',
  }

  it('comes out of every step, of its chart and of its totals', async () => {
    const reader = await aReader()
    await goldenTable(product, ago(2), [reader.id])
    const period = `${ago(2)}..${ago(2)}`
    for (const step of ['day', 'week', 'month']) {
      const answer = await statement(product, reader, { period, step })
      expect(answer.rows.map((row: ReportLine) => row.values)).toEqual([values])
      expect(answer.steps.map(({ values: shown }) => shown)).toEqual([values])
      expect(answer.totals.values).toEqual(values)
    }
    const { rows, steps, totals } = await statement(product, reader, { period, step: 'website' })
    expect(totals.values).toEqual(values)
    expect(steps).toEqual(
      rows.map(({ key, values: shown }) => ({
        key: String(key.website?.id),
        label: key.website?.label,
        values: shown,
      })),
    )
    expect(rows.map(row => row.values.net)).toEqual(['51.84', '13.02', '7.60'])
  })

  it('comes out of the file', async () => {
    const reader = await aReader()
    const { websites } = await goldenTable(product, ago(3), [reader.id])
    const [mobile, desktop, video] = websites.map(({ anw_name }) => anw_name)
    const { text } = await statementFile(product, reader, {
      period: `${ago(3)}..${ago(3)}`,
      perWebsite: true,
      columns: ['time', 'website', 'gross', 'net', 'ecpm', 'rpm', 'fill'],
    })
    expect(text.slice(1).split('\r\n')).toEqual([
      'Day (UTC),Website,Gross revenue (BRL),Estimated earnings (BRL),Net CPM (BRL),RPM (BRL),Fill rate (%)',
      `${ago(3)},${mobile},64.80,51.84,5.46,5.76,79.17`,
      `${ago(3)},${desktop},9.50,7.60,2.00,,95.00`,
      `${ago(3)},${video},18.60,13.02,32.55,,40.00`,
      '',
    ])
  })
})
