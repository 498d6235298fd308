import {
  addDays,
  IMPORT_BYTES,
  IMPORT_ROWS,
  type Pair,
  PLATFORM_ZONE,
  type QuotationImportReport,
  toDay,
  todayIn,
} from '@candela/shared-contract'
import { asPast } from '../../../test/as-past'
import { closer, TYPED } from '../../../test/books'
import { closeMonth } from '../../../test/brought-facts'
import { sendCsv } from '../../../test/csv'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { aQuotation } from '../../../test/quotations'

let product: Product
let token: string
beforeAll(async () => {
  product = await startProduct({ config: { closeAtOnceBelow: 0 } })
  token = await product.signIn('finance@candela.example')
  await closeMonth(product, toDay('2002-03-01'), { USD: '2.3', EUR: '2.1' })
})
afterAll(() => product.close())

const PATH = '/currencyExchange/import'
const TODAY = todayIn(PLATFORM_ZONE)
const HEAD = 'date;currency;value'
const file = (...rows: string[]) => [HEAD, ...rows].join('\r\n')

const check = (payload: string | Buffer, by = token) =>
  sendCsv<QuotationImportReport>(product, `${PATH}/check`, by, payload)
const send = (payload: string | Buffer, fingerprint: string, by = token) =>
  sendCsv<QuotationImportReport>(product, `${PATH}?fingerprint=${fingerprint}`, by, payload)
/** Looked at and then stored, as people do. */
const bring = async (payload: string, by = token) => send(payload, (await check(payload, by)).report.fingerprint, by)

const storedOn = (...days: string[]) =>
  product.database.read
    .selectFrom('currency_quotations')
    .where('cue_date', 'in', days)
    .where('deleted_at', 'is', null)
    .select(['cue_date', 'cue_currency', 'cue_value', 'cue_source', 'cue_id_user'])
    .orderBy('cue_date')
    .orderBy('cue_currency')
    .execute()
const countStored = async (): Promise<number> => {
  const { n } = await product.database.read
    .selectFrom('currency_quotations')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}
/** As if nobody had quoted them yet. */
const forgetEuros = () =>
  asPast(product, trx => trx.deleteFrom('currency_quotations').where('cue_currency', '=', 'EUR').execute())
const problemsOf = ({ errors }: QuotationImportReport) =>
  errors.map(({ line, field, code }) => `${line} ${field} ${code}`)

describe('a look at a file of quotations', () => {
  it('says of each line what becomes of it, from which value to which, and keeps nothing', async () => {
    await aQuotation(product, { cue_date: '2007-01-03', cue_value: '2.1' })
    await aQuotation(product, { cue_date: '2007-01-04', cue_value: '2.2' })
    const before = await countStored()
    const { status, report } = await check(
      file('2007-01-02;USD;2,0001', '2007-01-03;USD;2,1000', '2007-01-04;usd;2.25', '2007-01-05;GBP;3'),
    )
    expect(status).toBe(200)
    expect(report).toMatchObject({ total: 4, fresh: 1, same: 1, changed: 1, wrong: 1 })
    expect(report.rows).toEqual([
      { line: 2, state: 'fresh', cue_date: '2007-01-02', cue_currency: 'USD', before: null, after: '2.0001' },
      { line: 3, state: 'same', cue_date: '2007-01-03', cue_currency: 'USD', before: '2.1000', after: '2.1000' },
      { line: 4, state: 'changed', cue_date: '2007-01-04', cue_currency: 'USD', before: '2.2000', after: '2.2500' },
      { line: 5, state: 'wrong', cue_date: '2007-01-05', cue_currency: 'GBP', before: null, after: null },
    ])
    expect(report.errors).toEqual([
      { line: 5, field: 'cue_currency', code: 'notAnOption', message: 'Scegli una delle opzioni' },
    ])
    expect(await countStored()).toBe(before)
  })

  it.each([
    ['no day', ';USD;1,5', 'cue_date required'],
    ['a day that is none', '30/02/2007;USD;1,5', 'cue_date invalid'],
    ['a day to come', `${addDays(TODAY, 1)};USD;1,5`, 'cue_date futureDay'],
    ['a day before the real', '1994-06-30;USD;1,5', 'cue_date beforeReal'],
    ['a closed month', '31/03/2002;USD;1,5', 'cue_date closedDay'],
    ['no currency', '2007-02-01;;1,5', 'cue_currency required'],
    ['the currency of the platform', '2007-02-01;BRL;1,5', 'cue_currency notAnOption'],
    ['no value', '2007-02-01;USD;', 'cue_value required'],
    ['nothing', '2007-02-01;USD;0,0000', 'cue_value tooSmall'],
    ['less than nothing', '2007-02-01;USD;-1,5', 'cue_value invalid'],
    ['seven decimals', '2007-02-01;USD;1,2345678', 'cue_value decimals'],
    ['words', '2007-02-01;USD;five', 'cue_value invalid'],
    ['more than there are columns', '2007-02-01;USD;1,5;File', 'null cells'],
  ])('refuses %s at its field, and so does the import', async (_what, line, problem) => {
    const payload = file('2007-02-15;USD;1,5', line)
    const { report } = await check(payload)
    expect([problemsOf(report), report.wrong]).toEqual([[`3 ${problem}`], 1])
    const answer = await send(payload, report.fingerprint)
    const [field, code] = problem.split(' ')
    expect([answer.status, answer.problems]).toEqual([
      422,
      [field === 'null' ? `line 3 ${code}` : `line 3: ${field} ${code}`],
    ])
    expect(await storedOn('2007-02-15')).toEqual([])
  })

  it('refuses the second of two lines of one currency and day', async () => {
    const { report } = await check(file('2007-02-01;USD;1,5', '1/2/2007;USD;1,5', '2007-02-01;EUR;1,5'))
    expect(problemsOf(report)).toEqual(['3 cue_date duplicate'])
  })

  it('lets a closed month say again what it was closed with', async () => {
    await aQuotation(product, { cue_date: '2002-03-15', cue_value: '2.3' })
    expect((await check(file('2002-03-15;USD;2,3'))).report).toMatchObject({ same: 1, wrong: 0 })
    expect(problemsOf((await check(file('2002-03-15;USD;2,4'))).report)).toEqual(['2 cue_date closedDay'])
  })

  it('refuses a value whose decimal point is wrong, beside what is stored around the file and what it says itself', async () => {
    await aQuotation(product, { cue_date: '2011-01-03', cue_value: '2' })
    await aQuotation(product, { cue_date: '2011-01-10', cue_value: '60' })
    const payload = file(
      '2011-01-04;USD;10',
      '2011-01-05;USD;52,142',
      '2011-01-06;USD;2',
      '2011-01-07;USD;0,399999',
      '2011-01-08;USD;0,4',
    )
    const { report } = await check(payload)
    expect(problemsOf(report)).toEqual(['3 cue_value rateUnlikely', '5 cue_value rateUnlikely'])
    expect(report).toMatchObject({ fresh: 3, wrong: 2 })
    expect(report.rows[1]).toMatchObject({ line: 3, state: 'wrong', before: null, after: '52.1420' })
    const answer = await send(payload, report.fingerprint)
    expect([answer.status, answer.problems]).toEqual([
      422,
      ['line 3: cue_value rateUnlikely', 'line 5: cue_value rateUnlikely'],
    ])
    expect(await storedOn('2011-01-04')).toEqual([])
    const right = file('2011-01-07;USD;0,4', '2011-01-06;USD;2', '2011-01-04;USD;10')
    expect((await check(right)).report).toMatchObject({ fresh: 3, wrong: 0 })
  })

  it('takes a value that a line puts right for what it will be, and leaves alone what a line only says again', async () => {
    await aQuotation(product, { cue_date: '2011-02-01', cue_value: '2' })
    await aQuotation(product, { cue_date: '2011-02-02', cue_value: '60' })
    expect(problemsOf((await check(file('2011-02-03;USD;2,1', '2011-02-02;USD;60'))).report)).toEqual([
      '2 cue_value rateUnlikely',
    ])
    expect((await check(file('2011-02-03;USD;2,1', '2011-02-02;USD;2,1'))).report).toMatchObject({
      ...{ fresh: 1, changed: 1, wrong: 0 },
    })
    expect(problemsOf((await check(file('2011-02-02;USD;60,1'))).report)).toEqual(['2 cue_value rateUnlikely'])
  })

  it('judges the first quotations of a currency by each other, and those before them by the first that is stored', async () => {
    await forgetEuros()
    const first = file('2011-03-02;EUR;61,2', '2011-03-01;EUR;6,1', '2011-03-03;EUR;6,3')
    expect(problemsOf((await check(first)).report)).toEqual(['2 cue_value rateUnlikely'])
    await aQuotation(product, { cue_date: '2011-03-04', cue_currency: 'EUR', cue_value: '2' })
    const before = file('2011-03-01;EUR;10,1', '2011-03-02;EUR;10', '2011-03-03;EUR;60')
    expect(problemsOf((await check(before)).report)).toEqual(['2 cue_value rateUnlikely', '4 cue_value rateUnlikely'])
  })

  it('judges the first one of a month by the closing of the month before as well, and the next ones by the first', async () => {
    await forgetEuros()
    await aQuotation(product, { cue_date: '2011-05-31', cue_currency: 'EUR', cue_value: '540' })
    await closeMonth(product, toDay('2011-05-01'), { USD: '2', EUR: '5.4' })
    const { report } = await check(file('2011-06-03;EUR;5,41', '2011-06-04;EUR;541', '2011-06-05;EUR;5,42'))
    expect(problemsOf(report)).toEqual(['3 cue_value rateUnlikely'])
    expect(problemsOf((await check(file('2011-06-03;EUR;54,1'))).report)).toEqual(['2 cue_value rateUnlikely'])
    await forgetEuros()
  })

  it('does not judge by a closing that is wrong, where the month has one before it', async () => {
    await forgetEuros()
    await closeMonth(product, toDay('2011-07-01'), { USD: '2', EUR: '54' })
    await aQuotation(product, { cue_date: '2011-08-02', cue_currency: 'EUR', cue_value: '5.4' })
    expect(problemsOf((await check(file('2011-08-03;EUR;54'))).report)).toEqual(['2 cue_value rateUnlikely'])
    await forgetEuros()
  })

  it('says nothing more of a line that something else is wrong with', async () => {
    await aQuotation(product, { cue_date: '2011-04-01', cue_value: '2' })
    const { report } = await check(file('2011-04-04;USD;2', '2011-04-04;USD;60', '2002-03-10;USD;5000'))
    expect(problemsOf(report)).toEqual(['3 cue_date duplicate', '4 cue_date closedDay'])
  })

  it.each([
    ['points, and days with the day first', 'date,currency,value\n1/3/2007,USD,1.5\n02.03.2007,EUR,1.234567'],
    ['commas, and thousands parted', 'date;currency;value\n20070301;USD;1,5\n2007-03-02;EUR;R$ 1.234,5678'],
    [
      'what the list writes in Portuguese',
      'Data;Moeda;Valor em BRL;Origem\n2007-03-01;USD;1,5;Digitada\n2007-03-02;EUR;1,5;',
    ],
    ['short names in Italian, in another order', '\uFEFFvalore;valuta;data\n1,5;eur;2007-03-01\n1,5;usd;2007-03-02'],
  ])('reads %s', async (_what, payload) => {
    await forgetEuros()
    const { status, report } = await check(payload)
    expect([status, report.fresh, report.errors]).toEqual([200, 2, []])
  })

  it.each([
    ['is no UTF-8', Buffer.from([0x61, 0x63, 0x63, 0x0a, 0xe3, 0x28]), ['encoding']],
    ['has a first line only', HEAD, ['csvEmpty']],
    ['has an unknown column', `${HEAD};bank\n2007-01-02;USD;2;Ours`, ['bank columnUnknown']],
    ['has no values', 'date;currency\n2007-01-02;USD', ['cue_value columnMissing']],
    ['has too many lines', file(...Array.from({ length: IMPORT_ROWS + 1 }, () => '2007-01-02;USD;2')), ['tooMany']],
  ])('refuses a file that %s', async (_what, payload, problems) => {
    const answer = await check(payload)
    expect([answer.status, answer.code, answer.problems]).toEqual([422, 'invalid', problems])
    expect((await send(payload, 'seen')).problems).toEqual(problems)
  })

  it('refuses what is too big before it is read', async () => {
    expect((await check('a'.repeat(IMPORT_BYTES + 1))).status).toBe(413)
  })
})

describe('an import of quotations', () => {
  const logged = () =>
    product.database.read
      .selectFrom('system_logs')
      .where('slo_action', '=', 'currencyExchange.import')
      .select(['slo_type', 'slo_transaction_hash', 'slo_diffs'])
      .orderBy('id')
      .execute()

  it('stores what is new and changes what differs, by whom and out of a file, as one action', async () => {
    await aQuotation(product, { cue_date: '2008-01-02', cue_value: '2.1' })
    await aQuotation(product, { cue_date: '2008-01-03', cue_value: '2.2' })
    const { status, report } = await bring(file('2008-01-02;USD;2,1', '2008-01-03;USD;2,3', '2008-01-03;EUR;3,123456'))
    expect([status, report.fresh, report.same, report.changed]).toEqual([200, 1, 1, 1])
    const by = expect.any(Number)
    expect(await storedOn('2008-01-02', '2008-01-03')).toEqual([
      { cue_date: '2008-01-02', cue_currency: 'USD', cue_value: '2.100000', cue_source: 'manual', cue_id_user: null },
      { cue_date: '2008-01-03', cue_currency: 'EUR', cue_value: '3.123456', cue_source: 'file', cue_id_user: by },
      { cue_date: '2008-01-03', cue_currency: 'USD', cue_value: '2.300000', cue_source: 'file', cue_id_user: by },
    ])
    const logs = await logged()
    expect(logs.map(({ slo_type }) => slo_type)).toEqual(['currency', 'currency'])
    expect(new Set(logs.map(({ slo_transaction_hash }) => slo_transaction_hash)).size).toBe(1)
    expect(JSON.stringify(logs[1]?.slo_diffs)).toContain('2.300000')
  })

  it('sent again changes nothing, and leaves no trace', async () => {
    const payload = file('2008-02-01;USD;2,1')
    await bring(payload)
    const [before, trail] = [await storedOn('2008-02-01'), (await logged()).length]
    expect((await bring(payload)).report).toMatchObject({ fresh: 0, same: 1, changed: 0 })
    expect(await storedOn('2008-02-01')).toEqual(before)
    expect(await logged()).toHaveLength(trail)
  })

  it('stores nothing once something else is stored than the preview said', async () => {
    const { id } = await aQuotation(product, { cue_date: '2008-03-03', cue_value: '2.1' })
    const payload = file('2008-03-03;USD;2,2', '2008-03-04;USD;2,2')
    const { report } = await check(payload)
    await product.call('POST', `/currencyExchange/${id}`, { token, body: { cue_value: '2.15' } })
    expect(await send(payload, report.fingerprint)).toMatchObject({ status: 409, code: 'previewOutdated' })
    expect(await storedOn('2008-03-04')).toEqual([])
    expect(await send(payload, (await check(payload)).report.fingerprint)).toMatchObject({ status: 200 })
  })

  it('is of the file that was looked at, and of one that was looked at', async () => {
    const { report } = await check(file('2008-04-01;USD;2,2'))
    expect(await send(file('2008-04-01;USD;2,3'), report.fingerprint)).toMatchObject({ code: 'previewOutdated' })
    const unseen = await sendCsv(product, PATH, token, file('2008-04-01;USD;2,3'))
    expect([unseen.status, unseen.problems]).toEqual([422, ['fingerprint required']])
    expect(await storedOn('2008-04-01')).toEqual([])
  })

  it('is refused line by line when a month was closed meanwhile, or is being closed', async () => {
    const [closed, closing] = [file('2008-05-05;USD;2,2'), file('2003-02-03;USD;2,2')]
    const [seen, alsoSeen] = [await check(closed), await check(closing)]
    await closeMonth(product, toDay('2008-05-01'), { USD: '2', EUR: '2' })
    expect((await send(closed, seen.report.fingerprint)).problems).toEqual(['line 2: cue_date closedDay'])
    const begun = await closer(product, token, toDay('2003-02-01')).begin(TYPED)
    expect(begun.status).toBe(200)
    expect(problemsOf((await check(closing)).report)).toEqual(['2 cue_date closingDay'])
    expect((await send(closing, alsoSeen.report.fingerprint)).problems).toEqual(['line 2: cue_date closingDay'])
    await product.doJobs()
  })

  it('of two at the same moment stores one, also beside a change of the same day', async () => {
    const { id } = await aQuotation(product, { cue_date: '2009-01-05', cue_value: '2.1' })
    const payload = file('2009-01-05;USD;2,2', '2009-01-06;USD;2,2')
    const { fingerprint } = (await check(payload)).report
    const [one, other, change] = await Promise.all([
      send(payload, fingerprint),
      send(payload, fingerprint),
      product.call('POST', `/currencyExchange/${id}`, { token, body: { cue_value: '2.3' } }),
    ])
    expect(change.status).toBe(200)
    expect([one, other].map(({ status }) => status).filter(status => status === 200).length).toBeLessThan(2)
    expect([one, other].map(({ status, code }) => code ?? status)).toContain('previewOutdated')
    expect((await storedOn('2009-01-06')).length).toBeLessThan(2)
  })

  it('takes 4,000 lines of 66 months in one go', async () => {
    const days = Array.from({ length: 2_000 }, (_, index) => addDays(toDay('1994-07-01'), index))
    const payload = file(...days.flatMap(day => [`${day};USD;0,9321`, `${day};EUR;1,1`]))
    expect((await bring(payload)).report).toMatchObject({ total: 4_000, fresh: 4_000 })
    expect((await check(payload)).report).toMatchObject({ same: 4_000 })
  })
})

describe('whoever', () => {
  const STORE: Pair[] = ['currencyExchange.list', 'currencyExchange.store']

  it('may not change quotations imports new ones only', async () => {
    await aQuotation(product, { cue_date: '2010-01-04', cue_value: '2.1' })
    const somebody = await somebodyWith(product, STORE)
    const { report } = await check(file('2010-01-04;USD;2,2', '2010-01-04;EUR;3,3'), somebody.token)
    expect(problemsOf(report)).toEqual(['2 cue_date quotationTaken'])
    expect(await bring(file('2010-01-04;USD;2,1', '2010-01-04;EUR;3,3'), somebody.token)).toMatchObject({ status: 200 })
  })

  it('may not add quotations imports none', async () => {
    const { token: other } = await somebodyWith(product, ['currencyExchange.list', 'currencyExchange.update'])
    const payload = file('2010-02-01;USD;2,2')
    expect((await check(payload, other)).status).toBe(403)
    expect((await send(payload, 'seen', other)).status).toBe(403)
  })
})

describe('the file to fill in', () => {
  it.each([
    ['en_US', 'Date,Currency,Value in BRL,Source'],
    ['pt_BR', 'Data;Moeda;Valor em BRL;Origem'],
    ['es_ES', 'Fecha;Moneda;Valor en BRL;Origen'],
    ['it_IT', 'Data;Valuta;Valore in BRL;Origine'],
  ])('speaks %s, and can be sent as it is', async (locale, head) => {
    const somebody = await somebodyWith(product, ['currencyExchange.store', 'currencyExchange.update'])
    await product.database.unaudited
      .updateTable('users')
      .set({ usr_locale: locale as never })
      .where('id', '=', somebody.id)
      .execute()
    const answer = await product.server.inject({
      url: `/api/web${PATH}/template`,
      headers: { authorization: `Bearer ${somebody.token}`, 'accept-language': locale.replace('_', '-') },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.payload.replace('\uFEFF', '').startsWith(head)).toBe(true)
    const { report } = await check(answer.rawPayload, somebody.token)
    expect(report).toMatchObject({ total: 1, wrong: 0 })
  })
})
