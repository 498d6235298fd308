import { addDays, PLATFORM_ZONE, toDay, todayIn, weekdayOf } from '@candela/shared-contract'
import { asPast } from '../../../test/as-past'
import { closeMonth } from '../../../test/brought-facts'
import { asShown } from '../../../test/bulk'
import { fileOf } from '../../../test/csv'
import { type Product, startProduct } from '../../../test/product'
import { aQuotation } from '../../../test/quotations'
import { lastTransaction } from '../../../test/websites'

let product: Product
let token: string
beforeAll(async () => {
  product = await startProduct()
  token = await product.signIn('finance@candela.example')
})
afterAll(() => product.close())

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, by = token) =>
  product.call(method, `/currencyExchange${path}`, { token: by, ...(body && { body }) })

const TODAY = todayIn(PLATFORM_ZONE)
const CLOSED = toDay('2002-03-01')
beforeAll(() => closeMonth(product, CLOSED, { USD: '2.3', EUR: '2.1' }))

const problem = (field: string, code: string) => ({
  status: 422,
  body: { errors: [expect.objectContaining({ field, code })] },
})
const USD = { cue_currency: 'USD', cue_value: '5.4321' }

describe('a quotation', () => {
  test('is stored with its six decimals, by whom, and stands beside the one before it', async () => {
    const day = '2003-05-06'
    await call('POST', '', { ...USD, cue_date: '2003-05-02', cue_value: '2' })
    const { status, body } = await call('POST', '', { ...USD, cue_date: day, cue_value: '2.000125' })
    expect(status).toBe(200)
    expect(body.record).toMatchObject({
      cue_date: day,
      cue_value: '2.000125',
      change: '0.01',
      is_closed: false,
      cue_source: 'manual',
      set_by: { label: expect.stringMatching(/./) },
      before: { day: '2003-05-02', value: '2.0000' },
      month: { average: '2.000063', days: 2, closing: null },
    })
  })

  test.each([
    ['no day', { ...USD, cue_date: '' }, 'cue_date', 'required'],
    ['no such day', { ...USD, cue_date: '2003-02-30' }, 'cue_date', 'invalid'],
    ['a day before the real', { ...USD, cue_date: '1994-06-30' }, 'cue_date', 'beforeReal'],
    ['a day to come', { ...USD, cue_date: addDays(TODAY, 2) }, 'cue_date', 'futureDay'],
    ['a closed month', { ...USD, cue_date: '2002-03-31' }, 'cue_date', 'closedDay'],
    [
      'the currency of the platform',
      { ...USD, cue_date: '2003-01-01', cue_currency: 'BRL' },
      'cue_currency',
      'notAnOption',
    ],
    ['nothing', { ...USD, cue_date: '2003-01-01', cue_value: '0.000000' }, 'cue_value', 'tooSmall'],
    ['seven decimals', { ...USD, cue_date: '2003-01-01', cue_value: '1.0000001' }, 'cue_value', 'decimals'],
    ['a comma', { ...USD, cue_date: '2003-01-01', cue_value: '1,5' }, 'cue_value', 'invalid'],
    ['less than nothing', { ...USD, cue_date: '2003-01-01', cue_value: '-1' }, 'cue_value', 'invalid'],
  ])('of %s is refused at its field', async (_, body, field, code) => {
    expect(await call('POST', '', body)).toMatchObject(problem(field, code))
  })

  test('is one of its currency and day, of two at once as well', async () => {
    const cue_date = '2003-06-10'
    const both = await Promise.all([call('POST', '', { ...USD, cue_date }), call('POST', '', { ...USD, cue_date })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(both.find(({ status }) => status === 422)).toMatchObject(problem('cue_date', 'quotationTaken'))
    expect((await call('POST', '', { ...USD, cue_date, cue_currency: 'EUR' })).status).toBe(200)
  })

  test('moves to no day of a closed month, and none leaves one', async () => {
    const open = await aQuotation(product, { cue_date: '2003-07-01' })
    const closed = await aQuotation(product, { cue_date: '2002-03-15' })
    expect(await call('POST', `/${open.id}`, { cue_date: '2002-03-02' })).toMatchObject(
      problem('cue_date', 'closedDay'),
    )
    expect(await call('POST', `/${closed.id}`, { cue_date: '2003-07-02' })).toMatchObject(
      problem('cue_date', 'closedDay'),
    )
    expect(await call('POST', `/${closed.id}`, { cue_value: '9' })).toMatchObject(problem('cue_date', 'closedDay'))
  })

  test('of a closed month says so, with its rate, and is neither changed nor removed', async () => {
    const { id } = await aQuotation(product, { cue_date: '2002-03-20' })
    const admin = await product.signIn('admin@candela.example')
    const { body } = await call('GET', `/${id}`, undefined, admin)
    expect(body).toMatchObject({
      record: { is_closed: true, month: { closing: '2.3000' } },
      can: { update: false, destroy: true },
    })
    expect(await call('DELETE', `/${id}`, undefined, admin)).toMatchObject({
      status: 409,
      body: { code: 'monthClosed', message: expect.stringContaining('2002-03') },
    })
  })

  test('that changed meanwhile is not overwritten', async () => {
    const { id, updated_at } = await aQuotation(product, { cue_date: '2003-08-01' })
    await call('POST', `/${id}`, { cue_value: '3' })
    const stale = await call('POST', `/${id}`, { cue_value: '4', updated_at })
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale', current: { record: { cue_value: '3.0000' } } } })
  })

  test('that is removed makes room, and comes back only where there is room and the month is open', async () => {
    const admin = await product.signIn('admin@candela.example')
    const cue_date = '2004-09-01'
    const { id } = await aQuotation(product, { cue_date })
    expect((await call('DELETE', `/${id}`, undefined, admin)).status).toBe(204)
    expect((await call('GET', `/${id}`)).status).toBe(404)
    const { body } = await call('POST', '', { ...USD, cue_date })
    expect(await call('POST', `/${id}/restore`, {}, admin)).toMatchObject(problem('cue_date', 'quotationTaken'))
    await call('DELETE', `/${(body.record as { id: number }).id}`, undefined, admin)
    await closeMonth(product, toDay('2004-09-01'), { USD: '2', EUR: '2' })
    expect(await call('POST', `/${id}/restore`, {}, admin)).toMatchObject({
      status: 409,
      body: { code: 'monthClosed' },
    })
  })
})

describe('a value is refused whose decimal point is wrong', () => {
  const UNLIKELY = problem('cue_value', 'rateUnlikely')
  const livingOn = async (day: string) => {
    const { body } = await call('POST', '/list', { filters: { period: [`${day}..${day}`] } })
    return (body.data as { cue_value: string }[]).map(({ cue_value }) => cue_value)
  }

  test.each([
    ['five times the last one', '2012-01', '10', true],
    ['more than that', '2012-02', '10.000001', false],
    ['a fifth of the last one', '2012-03', '0.4', true],
    ['less than that', '2012-04', '0.399999', false],
  ])('or not: %s', async (_, month, cue_value, isStored) => {
    await aQuotation(product, { cue_date: `${month}-10`, cue_value: '2' })
    // Neither one that is removed, nor of another currency, nor after it says anything.
    await aQuotation(product, { cue_date: `${month}-11`, cue_value: '60', deleted_at: new Date().toISOString() })
    await aQuotation(product, { cue_date: `${month}-11`, cue_value: '60', cue_currency: 'EUR' })
    await aQuotation(product, { cue_date: `${month}-13`, cue_value: '60' })
    const cue_date = `${month}-12`
    expect(await call('POST', '', { ...USD, cue_date, cue_value })).toMatchObject(isStored ? { status: 200 } : UNLIKELY)
    expect(await livingOn(cue_date)).toHaveLength(isStored ? 1 : 0)
  })

  test('by the first one after it where there is none before', async () => {
    await aQuotation(product, { cue_date: '1994-08-03', cue_value: '2' })
    expect(await call('POST', '', { ...USD, cue_date: '1994-08-01', cue_value: '10.1' })).toMatchObject(UNLIKELY)
    expect((await call('POST', '', { ...USD, cue_date: '1994-08-01', cue_value: '10' })).status).toBe(200)
  })

  test('of one that is changed by the nearest other one, of the day and currency that it will have', async () => {
    await aQuotation(product, { cue_date: '2013-01-02', cue_value: '2' })
    await aQuotation(product, { cue_date: '2013-01-02', cue_value: '60', cue_currency: 'EUR' })
    await aQuotation(product, { cue_date: '2013-02-01', cue_value: '11' })
    const { id } = await aQuotation(product, { cue_date: '2013-01-03', cue_value: '52.142' })
    const change = (body: object) => call('POST', `/${id}`, body)
    expect(await change({ cue_value: '10.1' })).toMatchObject(UNLIKELY)
    expect((await change({ cue_value: '10' })).status).toBe(200)
    expect((await change({ cue_value: '2.1' })).status).toBe(200)
    expect(await change({ cue_date: '2013-02-02' })).toMatchObject(UNLIKELY)
    expect(await change({ cue_currency: 'EUR' })).toMatchObject(UNLIKELY)
    expect(await livingOn('2013-01-03')).toEqual(['2.1000'])
    expect((await change({ cue_date: '2013-02-02', cue_value: '11.2' })).status).toBe(200)
  })

  test('but not beside one that is wrong in a closed month: its closing tells', async () => {
    await aQuotation(product, { cue_date: '2014-01-31', cue_value: '540' })
    await closeMonth(product, toDay('2014-01-01'), { USD: '5.4', EUR: '6' })
    const store = (cue_value: string) => call('POST', '', { ...USD, cue_date: '2014-02-03', cue_value })
    expect(await store('54.1')).toMatchObject(UNLIKELY)
    expect((await store('5.41')).status).toBe(200)
    expect(await call('POST', '', { ...USD, cue_date: '2014-02-04', cue_value: '541' })).toMatchObject(UNLIKELY)
  })

  test('nor by a closing that is wrong, where its month has one before it', async () => {
    await closeMonth(product, toDay('2015-01-01'), { USD: '54', EUR: '6' })
    await aQuotation(product, { cue_date: '2015-02-10', cue_value: '5.4' })
    expect(await call('POST', '', { ...USD, cue_date: '2015-02-11', cue_value: '54' })).toMatchObject(UNLIKELY)
  })

  test('also when it comes back out of the history', async () => {
    await aQuotation(product, { cue_date: '2013-03-01', cue_value: '5.2' })
    const { id } = await aQuotation(product, { cue_date: '2013-03-02', cue_value: '52.142' })
    expect((await call('POST', `/${id}`, { cue_value: '5.2142' })).status).toBe(200)
    const transaction = await lastTransaction(product)
    expect(await call('POST', `/${id}/revert`, { transaction })).toMatchObject(UNLIKELY)
  })

  test('after everything else that is wrong with it', async () => {
    const { cue_date } = await aQuotation(product, { cue_date: '2013-04-02' })
    const unlikely = { ...USD, cue_value: '5214.2' }
    expect(await call('POST', '', { ...unlikely, cue_date })).toMatchObject(problem('cue_date', 'quotationTaken'))
    const { id } = await aQuotation(product, { cue_date: '2013-04-03' })
    expect(await call('POST', `/${id}`, { ...unlikely, cue_date })).toMatchObject(problem('cue_date', 'quotationTaken'))
    const closed = { ...unlikely, cue_date: '2002-03-09' }
    expect(await call('POST', '', closed)).toMatchObject(problem('cue_date', 'closedDay'))
  })

  test('but for the first one of a currency', async () => {
    await asPast(product, trx => trx.deleteFrom('currency_quotations').where('cue_currency', '=', 'EUR').execute())
    const first = { cue_currency: 'EUR', cue_date: '2013-05-02', cue_value: '5214.2' }
    const { status, body } = await call('POST', '', first)
    expect(status).toBe(200)
    const change = { cue_value: '5.2142' }
    expect((await call('POST', `/${(body.record as { id: number }).id}`, change)).status).toBe(200)
  })
})

describe('many quotations', () => {
  test('are removed but for those of closed months, and come back with one undo', async () => {
    const admin = await product.signIn('admin@candela.example')
    const open = await aQuotation(product, { cue_date: '2005-01-03' })
    const closed = await aQuotation(product, { cue_date: '2002-03-25' })
    const body = await asShown(product, 'currency_quotations', { action: 'destroy', ids: [open.id, closed.id] })
    const done = await call('POST', '/bulk', body, admin)
    expect(done.body).toMatchObject({ done: 1, refused: [{ id: closed.id, code: 'closedDay' }] })
    const { transaction } = done.body as { transaction: string }
    expect(await call('POST', '/bulk', { action: 'undo', payload: { transaction } }, admin)).toMatchObject({
      body: { done: 1, refused: [] },
    })
    expect((await call('GET', `/${open.id}`)).status).toBe(200)
  })
})

describe('the list', () => {
  const dates = async (body: object) => {
    const answer = await call('POST', '/list', body)
    return (answer.body.data as { cue_date: string }[]).map(({ cue_date }) => cue_date)
  }
  beforeAll(async () => {
    for (const day of ['1999-12-31', '2000-01-03', '2000-01-04', '2000-01-05'])
      await aQuotation(product, { cue_date: day, cue_currency: 'EUR' })
    await closeMonth(product, toDay('1999-12-01'), { USD: '2', EUR: '2' })
  })

  test('has the newest first, and is chosen from by days, currency and whether the month is closed', async () => {
    const period = ['2000-01-03..2000-01-04']
    expect(await dates({ filters: { period } })).toEqual(['2000-01-04', '2000-01-03'])
    expect(await dates({ filters: { period, cue_currency: ['USD'] } })).toEqual([])
    expect(await dates({ filters: { period, state: ['closed'] } })).toEqual([])
    expect(await dates({ search: '2000-01-0', sort: [{ field: 'cue_date', dir: 'asc' }] })).toEqual([
      '2000-01-03',
      '2000-01-04',
      '2000-01-05',
    ])
    const closed = await call('POST', '/list', { filters: { state: ['closed'] }, search: '1999-12' })
    expect(closed.body.data).toEqual([expect.objectContaining({ cue_date: '1999-12-31', is_closed: true })])
  })

  test('is a file with exact values', async () => {
    const body = { columns: ['cue_date', 'cue_value', 'change', 'is_closed'], search: '2000-01-03' }
    const { text } = await fileOf(product, '/currencyExchange/export', token, body)
    expect(text).toContain('2000-01-03;2,3456;')
  })
})

describe('days without a quotation', () => {
  const gaps = async () => {
    const { body } = await call('GET', '/gaps')
    return (body as unknown as { cue_date: string; cue_currency: string }[]).map(
      ({ cue_date, cue_currency }) => `${cue_date} ${cue_currency}`,
    )
  }
  // A Tuesday of the last full week, whatever day it is.
  const tuesday = addDays(TODAY, -6 - weekdayOf(TODAY) + 1)

  test('are those of banks in open months, until somebody quotes them', async () => {
    await product.database.unaudited.deleteFrom('currency_quotations').where('cue_date', '=', tuesday).execute()
    expect(await gaps()).toEqual(expect.arrayContaining([`${tuesday} USD`, `${tuesday} EUR`]))
    await call('POST', '', { ...USD, cue_date: tuesday })
    const left = await gaps()
    expect(left).toContain(`${tuesday} EUR`)
    expect(left).not.toContain(`${tuesday} USD`)
    expect(left.filter(gap => [0, 6].includes(weekdayOf(toDay(gap.slice(0, 10)))))).toEqual([])
    expect(left.filter(gap => gap >= TODAY)).toEqual([])
  })
})

test('a removed quotation counts nowhere: amounts take the last one before it', async () => {
  const admin = await product.signIn('admin@candela.example')
  const today = await call('GET', `/${(await aQuotation(product, { cue_date: TODAY, cue_value: '7.7777' })).id}`)
  const shown = async () => {
    const { body } = await product.call('GET', '/dashboard/currencyExchange', { token: admin })
    return (body.quotations as { currency: string; day: string }[]).find(({ currency }) => currency === 'USD')?.day
  }
  expect(await shown()).toBe(TODAY)
  await call('DELETE', `/${(today.body.record as { id: number }).id}`, undefined, admin)
  expect(await shown()).not.toBe(TODAY)
})

test('its history tells the values, and gives one back that was changed', async () => {
  const { id } = await aQuotation(product, { cue_date: '2006-02-01' })
  await call('POST', `/${id}`, { cue_value: '3.25' })
  const transaction = await lastTransaction(product)
  const { body } = await call('GET', `/${id}/history`)
  expect(JSON.stringify(body)).toContain('3.250000')
  expect(await call('POST', `/${id}/revert`, { transaction })).toMatchObject({
    status: 200,
    body: { record: { cue_value: '2.3456' } },
  })
})

test('whoever only reads changes nothing', async () => {
  const manager = await product.signIn('manager@candela.example')
  const { id } = await aQuotation(product, { cue_date: '2006-03-01' })
  expect((await call('GET', `/${id}`, undefined, manager)).body).toMatchObject({
    can: { update: false, destroy: false },
  })
  expect((await call('POST', `/${id}`, { cue_value: '1' }, manager)).status).toBe(403)
})
