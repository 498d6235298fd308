import {
  addDays,
  CERTAINTY_WORDS,
  type Day,
  MOST_STATEMENT_LINES,
  statementWord,
  todayIn,
} from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { aFact, aNetwork, bring, type Network } from '../../../test/brought-facts'
import { exploredFile } from '../../../test/explorers'
import { preparedFile } from '../../../test/exports'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { refusal, SEES_STATEMENTS, statement, statementFile } from '../../../test/statements'
import { readXlsx } from '../../../test/xlsx'
import { MOST_GROUPS } from '../report/report.context'

/** Accounts of tests live in this zone. */
const today = todayIn('UTC')
const ago = (days: number): Day => addDays(today, -days)
const PATH = '/candelaReport/export'

let product: Product
let network: Network
let reader: Awaited<ReturnType<typeof aReader>>
let polyglot: typeof reader
const aReader = () => somebodyWith(product, SEES_STATEMENTS, 'managed')

beforeAll(async () => {
  product = await startProduct()
  network = await aNetwork(product)
  reader = await aReader()
  polyglot = await aReader()
  const account = await anAccount(product, { name: 'Ação & Média, Ltda.', managers: [reader.id, polyglot.id] })
  for (const [index, anw_name] of ['=SUM(A1)', 'Zoë; "quoted"', 'Plain'].entries()) {
    const site = await aWebsiteOf(product, account.id, { anw_name })
    const days = [ago(1), ago(2), ago(8), ago(9), ...(anw_name === 'Plain' ? [ago(20)] : [])]
    await bring(
      product,
      days.map((day, nth) => aFact(site.id, day, network, { value: (1_000 + 300 * index + 7 * nth) * 1e4 })),
      index === 0 ? days.map(day => ({ website: site.id, day, pageviews: 1_200, sessions: null })) : [],
    )
  }
})
afterAll(() => product.close())

const COLUMNS = ['time', 'website', 'net', 'margin', 'fill', 'rpm', 'total_impressions', 'previous', 'change', 'state']
const period = `${ago(2)}..${ago(1)}`

it('has the lines on screen: the same rows, in the same order, with the same numbers', async () => {
  for (const sort of [undefined, { field: 'net', dir: 'desc' }, { field: 'website', dir: 'desc' }]) {
    const query = { period, perWebsite: true, sort }
    const { rows } = await statement(product, reader, query)
    expect(rows).toHaveLength(6)
    const columns = COLUMNS.filter(column => column !== 'website')
    const { status, headers, text } = await statementFile(product, reader, { ...query, columns })
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(text.slice(1).split('\r\n').slice(1, -1)).toEqual(
      rows.map(({ key, values, previous, changes, state }) =>
        [
          key.date?.id,
          ...[values.net, values.margin, values.fill, values.rpm, values.total_impressions],
          ...[previous?.net, changes?.net, CERTAINTY_WORDS.en[state].label],
        ].join(),
      ),
    )
  }
})

it('leaves lines without numbers out where the screen hides them', async () => {
  const query = { period: `${ago(13)}..${ago(13)}`, step: 'website', columns: ['website', 'net'] }
  const linesOf = async (facts: object) =>
    (await statementFile(product, reader, { ...query, ...facts })).text.split('\r\n').slice(1)
  expect(await linesOf({})).toEqual(['Plain,0.00', ''])
  expect(await linesOf({ hidesEmpty: true })).toEqual([''])
})

it('keeps names from being formulas, and numbers numbers', async () => {
  const { text } = await statementFile(product, reader, { period, step: 'website', columns: ['website', 'net'] })
  const lines = text.split('\r\n').slice(1)
  expect(lines).toEqual(['Plain,25.66', '"Zoë; ""quoted""",20.86', "'=SUM(A1),16.06", ''])
})

it.each([
  ['en_US', ',', 'Day (UTC),Website,Estimated earnings (BRL),Change (%)', 'Estimate'],
  ['pt_BR', ';', 'Dia (UTC);Site;Ganhos estimados (BRL);Variação (%)', 'Estimativa'],
  ['es_ES', ';', 'Día (UTC);Sitio;Ganancias estimadas (BRL);Variación (%)', 'Estimación'],
  ['it_IT', ';', 'Giorno (UTC);Sito;Guadagni stimati (BRL);Variazione (%)', 'Stima'],
])('is written as people of %s read it', async (usr_locale, mark, head, state) => {
  const { token } = polyglot
  await product.call('POST', '/user/updateUserLocale', { token, body: { usr_locale } })
  const query = { period: `${ago(1)}..${ago(1)}`, perWebsite: true }
  const columns = ['time', 'website', 'net', 'change', 'state']
  const { text } = await statementFile(product, polyglot, { ...query, columns })
  const [first, line] = text.slice(1).split('\r\n')
  expect(first?.startsWith(`${head}${mark}`)).toBe(true)
  const decimal = usr_locale === 'en_US' ? '.' : ','
  expect(line).toBe([ago(1), "'=SUM(A1)", `8${decimal}00`, `-1${decimal}38`, state].join(mark))
})

describe('its head', () => {
  const headOf = async (facts: object) =>
    (await statementFile(product, reader, { period, ...facts })).text.slice(1).split('\r\n')[0]

  it('names the days by their step and zone', async () => {
    const columns = ['time']
    expect(await headOf({ step: 'week', columns })).toBe('Week (UTC)')
    expect(await headOf({ step: 'month', columns })).toBe('Month (UTC)')
  })

  it('of websites says which days they are about', async () => {
    expect(await headOf({ step: 'website', columns: ['website', 'fill'] })).toBe(
      `"Website (${ago(2)} – ${ago(1)}, UTC)",Fill rate (%)`,
    )
  })

  it('calls a column what the screen calls it, with its unit', async () => {
    const columns = ['previous', 'ecpm', 'imp_per_page', 'state']
    const names = columns.map(column => statementWord('en', 'day', column as 'state'))
    expect(await headOf({ currency: 'USD', columns })).toBe(
      `${names[0]} (USD),${names[1]} (USD),${names[2]},${names[3]}`,
    )
  })
})

describe('its name', () => {
  const nameOf = async (who: { token: string }, facts: object = {}) =>
    String((await statementFile(product, who, { period, columns: ['net'], ...facts })).headers['content-disposition'])

  it('says whose, which days, in what and when', async () => {
    const stem = `candela_acao-media-ltda_${ago(2)}_${ago(1)}_USD_`
    expect(await nameOf(reader, { currency: 'USD' })).toMatch(
      new RegExp(`^attachment; filename="${stem}\\d{8}-\\d{4}\\.csv"$`),
    )
  })

  it('names an account where it is about one alone', async () => {
    const other = await aReader()
    const [one, two] = [
      await anAccount(product, { name: 'חשבון', managers: [other.id] }),
      await anAccount(product, { name: 'Second', managers: [other.id] }),
    ]
    for (const { id } of [one, two]) await aWebsiteOf(product, id)
    expect(await nameOf(other)).toContain('"candela_all_')
    expect(await nameOf(other, { filters: { account: [String(two.id)] } })).toContain('"candela_second_')
    // Of a name without plain letters the number is left.
    expect(await nameOf(other, { filters: { account: [String(one.id)] } })).toContain(`"candela_${one.id}_`)
  })
})

it.each<[object, string, string]>([
  [{}, 'columns', 'required'],
  [{ columns: [] }, 'columns', 'required'],
  [{ columns: ['net', 'sessions'] }, 'columns.1', 'notAnOption'],
  [{ columns: ['time', 'website'] }, 'columns.1', 'notAnOption'],
  [{ columns: ['time'], step: 'website' }, 'columns.0', 'notAnOption'],
  [{ columns: ['net', 'rpm'], filters: { device: ['mobile'] } }, 'columns.1', 'notPerDimension'],
  [{ columns: ['net'], sort: { field: 'website', dir: 'asc' } }, 'sort.field', 'notAnOption'],
  [{ columns: ['net'], period: '2026-11-05..2026-11-01' }, 'period', 'period'],
  [{ columns: ['net'], period: '9999-12-01..9999-12-31' }, 'period', 'period'],
  [{ columns: ['net'], period: '2024-01-01..2026-01-01' }, 'period', 'tooMuch'],
  [{ columns: ['net'], page: 1 }, 'page', 'unknownField'],
])('is refused with %j', async (facts, field, code) => {
  expect(await refusal(product, reader, PATH, facts)).toEqual([[field, code]])
})

it('of more lines than anybody reads is refused and not cut; the list says how many it left out', async () => {
  const many = await somebodyWith(product, [...SEES_STATEMENTS, 'report.performance'], 'managed')
  const account = await anAccount(product, { managers: [many.id] })
  const days = 390
  const sites = Math.ceil((MOST_STATEMENT_LINES + 1) / days)
  for (let count = 0; count < sites; count += 1) {
    const { id } = await aWebsiteOf(product, account.id)
    // Straight into the sums: an import of as many days tells nothing more and takes minutes.
    await product.database.exec(`insert into rollup_site_days
      select ${id}, '${ago(days)}'::date + n, ${account.id}, 'BRL', 'BRL', 1000000, 1000000, 10, 0, 5, 0
      from generate_series(0, ${days - 1}) as n`)
  }
  const query = { period: `${ago(days)}..${ago(1)}`, perWebsite: true, compare: 'none', currency: 'BRL' }
  const { rows, totals, steps, meta } = await statement(product, many, query)
  expect([rows.length, meta.more]).toEqual([MOST_STATEMENT_LINES, sites * days - MOST_STATEMENT_LINES])
  expect([totals.values.net, steps.length]).toEqual([`${sites * days}.00`, days])
  const long = await statementFile(product, many, { ...query, columns: ['time', 'net'] })
  expect([long.status, JSON.parse(long.text)]).toMatchObject([409, { code: 'fileTooLong' }])
  const question = { ...query, step: 'day', columns: ['time', 'website', 'net'] }
  const file = await preparedFile(product, many, { exp_report: 'candelaReport', exp_format: 'xlsx', question })
  expect(file.record).toMatchObject({ state: 'ready', exp_rows: sites * days, exp_currency: 'BRL' })
  const lines = readXlsx(file.bytes)
  expect(lines).toHaveLength(sites * days + 2)
  // Typed: a day, a name and a number; below them the sum that the screen says.
  expect(lines[1]).toEqual([expect.any(Number), expect.any(String), 1])
  expect(lines.at(-1)).toEqual(['Total', null, sites * days])
  const { perWebsite: _, ...rest } = query
  const asked = { ...rest, rows: ['date', 'website'], metrics: ['net'] }
  expect((await exploredFile(product, many, asked)).status).toBe(409)
  const performance = { exp_report: 'report/performance', exp_format: 'xlsx', question: asked } as const
  const explored = await preparedFile(product, many, performance)
  expect(explored.record).toMatchObject({ state: 'ready', exp_rows: sites * days, exp_currency: 'BRL' })
  const sums = readXlsx(explored.bytes)
  expect([sums.length, sums.at(-1)]).toEqual([sites * days + 2, ['Total', null, sites * days]])
  expect(sums[1]).toEqual([expect.any(Number), expect.any(String), 1])
  const { text } = await statementFile(product, many, { ...query, step: 'week', columns: ['time', 'website', 'net'] })
  expect(text.split('\r\n').length).toBeGreaterThan(sites * 55)
})

it('of more sums than are held at once is refused on screen and while somebody waits, and is a file', async () => {
  const many = await somebodyWith(product, SEES_STATEMENTS, 'managed')
  const account = await anAccount(product, { managers: [many.id] })
  // Whole weeks before: a few of the days that are compared with have none.
  const sites = Math.ceil((MOST_GROUPS + 1) / (2 * 190))
  for (let count = 0; count < sites; count += 1) {
    const { id } = await aWebsiteOf(product, account.id)
    await product.database.exec(`insert into rollup_site_days
      select ${id}, '${ago(390)}'::date + n, ${account.id}, 'BRL', 'BRL', 1000000, 1000000, 10, 0, 5, 0
      from generate_series(0, 389) as n`)
  }
  const query = { period: `${ago(195)}..${ago(1)}`, perWebsite: true, currency: 'BRL' }
  const { rows, meta } = await statement(product, many, { ...query, compare: 'none' })
  expect(rows.length + meta.more).toBe(sites * 195)
  const asked = { ...query, compare: 'previous' }
  expect(await refusal(product, many, '/candelaReport/list', asked)).toEqual([['period', 'asFile']])
  const columns = ['time', 'website', 'net', 'previous']
  const direct = await statementFile(product, many, { ...asked, columns })
  expect([direct.status, JSON.parse(direct.text)]).toMatchObject([409, { code: 'fileTooLong' }])
  const question = { ...asked, step: 'day', columns }
  const file = await preparedFile(product, many, { exp_report: 'candelaReport', exp_format: 'csv', question })
  expect(file.record).toMatchObject({ state: 'ready', exp_rows: sites * 195 })
})
