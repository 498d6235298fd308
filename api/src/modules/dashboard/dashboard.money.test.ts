import { firstOfMonth, type MoneyAnswer, monthsLater, type QuotationAnswer } from '@candela/shared-contract'
import { aFact, bring, quote } from '../../../test/brought-facts'
import { ago, ownDashboard, today } from '../../../test/dashboards'

const { aPublisher, aReader, ask, network, product } = ownDashboard()

describe('the money strip', () => {
  it('says what was earned, what is to come and when it is paid', async () => {
    const reader = await aPublisher()
    const first = firstOfMonth(today)
    const last = monthsLater(first, -1)
    const days = Array.from({ length: 62 }, (_, index) => ago(index))
    await bring(
      product(),
      days.map(day => aFact(reader.site.id, day, network(), { value: day === ago(1) ? 150e6 : 100e6 })),
    )
    const money = await ask<MoneyAnswer>(reader, '/dashboard/money')
    const daysOfMonth = Number(today.slice(8))
    const ofLast = (Date.parse(first) - Date.parse(last)) / 86_400_000
    expect(money).toMatchObject({
      currency: 'BRL',
      zone: 'UTC',
      today: '80.00',
      yesterday: { net: '120.00', change: '50.00', state: 'estimated' },
      balance: { month: last },
    })
    const yesterdayIsOfMonth = daysOfMonth > 1
    expect(money.monthToDate).toEqual({
      net: (daysOfMonth * 80 + (yesterdayIsOfMonth ? 40 : 0)).toFixed(2),
      range: { from: first, to: today },
    })
    expect(money.balance.net).toBe((ofLast * 80 + (yesterdayIsOfMonth ? 0 : 40)).toFixed(2))
    expect(Number(money.forecast?.low)).toBeGreaterThanOrEqual(Number(money.monthToDate.net))
    expect(Number(money.forecast?.high)).toBeGreaterThanOrEqual(Number(money.forecast?.low))
    expect(Date.parse(money.payment.invoiceUntil)).toBeGreaterThan(Date.now())
    expect(money.payment.nextDay > money.payment.day).toBe(true)
  })

  it('without anything forecasts nothing', async () => {
    expect(await ask<MoneyAnswer>(await aPublisher(), '/dashboard/money')).toMatchObject({
      today: null,
      yesterday: { net: '0.00', change: null },
      forecast: null,
    })
  })
})

it('quotations are of today or the last day that has one, with their change and their month', async () => {
  const { unaudited } = product().database
  await unaudited.deleteFrom('currency_quotations').execute()
  await unaudited.deleteFrom('currency_closings').execute()
  const { token } = await aReader()
  const answer = async () =>
    (await product().call('GET', '/dashboard/currencyExchange', { token })).body as unknown as QuotationAnswer
  expect(await answer()).toMatchObject({ quotations: [], month: { isClosed: false, lastClosed: null } })
  await quote(product(), 'USD', ago(50), '5.00')
  await quote(product(), 'EUR', ago(40), '6.00')
  await quote(product(), 'EUR', ago(3), '6.30')
  const { quotations } = await answer()
  expect(quotations.map(({ currency, value, day, change }) => [currency, value, day, change])).toEqual([
    ['USD', '5.0000', ago(50), null],
    ['EUR', '6.3000', ago(3), '5.00'],
  ])
})
