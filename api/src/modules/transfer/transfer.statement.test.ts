import { LOCALES, monthsLater, type Transfer } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { closer, openMonth } from '../../../test/books'
import { aFact, aNetwork, bring, closeMonth } from '../../../test/brought-facts'
import { pdfPages } from '../../../test/pdf-text'
import { aGroup, aPerson, somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'

let product: Product
let finance: string
let publisher: Awaited<ReturnType<typeof arrange>>
const OPEN = openMonth()
const MONTH = OPEN.slice(0, 7)

/** A publisher with an account and three websites that earned something in the month that is open. */
const arrange = async () => {
  const network = await aNetwork(product)
  const group = await aGroup(product, { scope: 'own', pairs: ['report.report05'] })
  const person = await aPerson(product, group.id)
  const { id: account } = await anAccount(product, { name: 'Rede Açaí & Filhos', users: [person.id] })
  const values = [1_234_567_891, 21_000_000, 500_005_000]
  for (const value of values) {
    const { id } = await aWebsiteOf(product, account)
    await bring(product, [aFact(id, OPEN, network, { value })])
  }
  return { account, person, token: await product.signIn(person.email) }
}

beforeAll(async () => {
  product = await startProduct()
  finance = await product.signIn('finance@candela.example')
  await closeMonth(product, monthsLater(OPEN, -1), { USD: '5', EUR: '6' })
  publisher = await arrange()
  const body = { account: publisher.account, month: MONTH, reason: 'invalidTraffic', amount: '-112.34', note: 'Bots' }
  const answer = await product.call('POST', '/report/report05/adjustment', { token: finance, body })
  expect(answer.status).toBe(200)
})
afterAll(() => product.close())

const read = async (token = publisher.token): Promise<Transfer> => {
  const { body } = await product.call('GET', `/report/report05/${publisher.account}/${MONTH}`, { token })
  return body.record as never
}
const statement = async (token = publisher.token, account = publisher.account) => {
  const url = `/api/web/report/report05/${account}/${MONTH}/statement`
  const { statusCode, headers, rawPayload } = await product.server.inject({
    url,
    headers: { authorization: `Bearer ${token}` },
  })
  const pages = statusCode === 200 ? pdfPages(rawPayload) : []
  return { status: statusCode, headers, texts: pages.flat().map(text => text.replaceAll('\u00a0', ' ')) }
}

const speak = (locale: (typeof LOCALES)[number]) =>
  product.database.unaudited
    .updateTable('users')
    .set({ usr_locale: locale })
    .where('id', '=', publisher.person.id)
    .execute()

/** As a reader of that language writes it, worked out without the product's own formats. */
const written = (amount: string, locale: (typeof LOCALES)[number]): string => {
  const [, sign = '', whole = '', cents = ''] = /^(-?)(\d+)\.(\d\d)$/.exec(amount) ?? []
  const [group, point] = locale === 'en_US' ? [',', '.'] : ['.', ',']
  return `${sign && '−'}${whole.replace(/\B(?=(\d{3})+$)/g, group)}${point}${cents}`
}

const expectAmounts = async (): Promise<void> => {
  const transfer = await read()
  const { lines, net, payable, carried_in, deductions } = transfer
  expect(lines).toHaveLength(3)
  for (const locale of LOCALES) {
    await speak(locale)
    const { texts } = await statement()
    const start = texts.indexOf(lines[0]?.website.label ?? '')
    const figures = (of: Pick<Transfer, 'gross' | 'net' | 'net_usd'>): string[] =>
      [of.gross, of.net, of.net_usd].map(amount => (amount === null ? '–' : written(amount, locale)))
    const rows = lines.flatMap(line => [line.website.label, ...figures(line)])
    expect(texts.slice(start, start + rows.length)).toEqual(rows)
    expect(texts.slice(start + rows.length + 1).slice(0, 3)).toEqual(figures(transfer))
    const inReais = texts.map(text => text.replace(/ ?R\$ ?/, ''))
    for (const amount of [net, deductions, carried_in, payable])
      expect(inReais.slice(0, start)).toContain(written(amount, locale))
    // The answer to how much it is comes before everything else that is an amount.
    expect(texts.find(text => text.includes('R$'))?.replace(/ ?R\$ ?/, '')).toBe(written(payable, locale))
  }
  await speak('en_US')
}

test('is a download of an estimate while the month is open, to the cent of what is on screen', async () => {
  const { status, headers, texts } = await statement()
  expect([status, headers['content-type'], headers['x-content-type-options'], headers['cache-control']]).toEqual([
    ...[200, 'application/pdf', 'nosniff', 'no-store'],
  ])
  const name = `statement_${MONTH}_${publisher.account}.pdf`
  expect(headers['content-disposition']).toBe(`attachment; filename="${name}"`)
  expect(texts.slice(0, 2)).toEqual(['Candela', 'Estimate'])
  expect(texts).toContain('Rede Açaí & Filhos')
  expect(texts).toContain('Bots')
  await expectAmounts()
})

test('does not tell what was grossed where the account hides it', async () => {
  const hide = (acc_gross_visible: 0 | 1) =>
    product.database.unaudited
      .updateTable('accounts')
      .set({ acc_gross_visible })
      .where('id', '=', publisher.account)
      .execute()
  const [{ lines, gross }, { texts: seen }] = [await read(), await statement()]
  await hide(0)
  const { texts } = await statement()
  await hide(1)
  expect(texts).toContain('Net (BRL)')
  expect([texts.includes('Gross (BRL)'), seen.includes('Gross (BRL)')]).toEqual([false, true])
  for (const amount of [gross, ...lines.map(line => line.gross)]) {
    expect(seen).toContain(written(amount ?? '', 'en_US'))
    expect(texts).not.toContain(written(amount ?? '', 'en_US'))
  }
})

test('a foreign account has none, nor has who may not read payments', async () => {
  const stranger = await arrange()
  expect((await statement(stranger.token)).status).toBe(404)
  expect((await statement(publisher.token, stranger.account)).status).toBe(404)
  const nobody = await somebodyWith(product, ['report.report01'], 'all')
  expect((await statement(nobody.token)).status).toBe(403)
})

test('of a closed month it says until when to send the invoice, the day of payment and the rates', async () => {
  await closer(product, finance).close()
  const { texts } = await statement()
  expect(texts[1]).toMatch(/^Statement for /)
  expect(texts.filter(text => /estimate/i.test(text))).toEqual([])
  expect(texts).toContain('Awaiting invoice')
  expect(texts.find(text => text.startsWith('Send your invoice by '))).toMatch(
    /, 18:00 \(America\/Sao Paulo time\) and it is paid on /,
  )
  expect(texts).toContain('1 USD = R$5.4000 · 1 EUR = R$6.2000')
  await expectAmounts()
})
