import { addDays, PLATFORM_ZONE, type Scope, STATEMENT_COLUMNS, todayIn } from '@candela/shared-contract'
import { aFact, aNetwork, bring, type Network } from '../../../test/brought-facts'
import { anEarner, type Earner } from '../../../test/earners'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { refusal, SEES_STATEMENTS, statement, statementFile } from '../../../test/statements'
import { attachTo, movedOn } from '../../../test/websites'

type Reader = { token: string }

const day = addDays(todayIn(PLATFORM_ZONE), -2)
const period = `${addDays(day, -1)}..${day}`

let product: Product
let network: Network
let open: Earner
let hidden: Earner
let foreign: Earner
const somebody = (scope: Scope) => somebodyWith(product, SEES_STATEMENTS, scope)
const anAccountOf = (name: string, gross: number, acc_gross_visible?: 0 | 1) =>
  anEarner(product, { name, gross, day, network, pairs: SEES_STATEMENTS, acc_gross_visible })

beforeAll(async () => {
  product = await startProduct()
  network = await aNetwork(product)
  open = await anAccountOf('Open', 1_310)
  hidden = await anAccountOf('Hidden', 2_930, 0)
  foreign = await anAccountOf('Foreign', 5_570)
})
afterAll(() => product.close())

const QUESTIONS = [
  { step: 'day' },
  { step: 'week' },
  { step: 'month' },
  { step: 'website' },
  { step: 'day', perWebsite: true },
  { step: 'day', filters: { device: ['mobile'] } },
] as const

/** The answer and the file of everything that the answer has. */
const everythingTold = async (reader: Reader, question: (typeof QUESTIONS)[number]): Promise<string> => {
  const answer = await statement(product, reader, { ...question, period })
  const there = new Set<string>([
    ...answer.metrics,
    ...(question.step === 'website' ? ['website'] : ['time']),
    ...('perWebsite' in question ? ['website'] : []),
    'previous',
    'change',
    'state',
  ])
  const columns = STATEMENT_COLUMNS.filter(column => there.has(column))
  const { status, text, headers } = await statementFile(product, reader, { ...question, period, columns })
  expect(status).toBe(200)
  return JSON.stringify([answer, text, headers['content-disposition']])
}

describe.each(QUESTIONS)('%j', question => {
  it('tells publishers and account managers nothing of others', async () => {
    for (const reader of [open.seller, open.manager]) {
      const text = await everythingTold(reader, question)
      for (const { gross, net } of [hidden, foreign])
        for (const number of [gross, net]) expect(text).not.toContain(number)
      expect(text).not.toMatch(/foreign|hidden/i)
      expect(text).toContain(open.net)
    }
  })

  it('tells a publisher nothing of the margin, and whom it is hidden from nothing of gross and share', async () => {
    const text = await everythingTold(open.seller, question)
    expect(text).not.toMatch(/margin/i)
    expect(text).not.toContain('262.00')
    expect(text).toContain(open.gross)
    const less = await everythingTold(hidden.seller, question)
    expect(less).not.toMatch(/margin|gross|share/i)
    for (const number of [hidden.gross, '586.00', '80.00']) expect(less).not.toContain(number)
    expect(less).toContain(hidden.net)
  })

  it('tells an account manager the margin, also of an account that hides its gross', async () => {
    const text = await everythingTold(hidden.manager, question)
    for (const number of [hidden.gross, hidden.net, '586.00', '80.00']) expect(text).toContain(number)
  })
})

it.each([
  ['website', () => foreign.site.id],
  ['account', () => foreign.account.id],
])('a foreign %s is no option, like one that never was', async (name, id) => {
  const columns = ['net']
  for (const [path, more] of [
    ['/candelaReport/list', {}],
    ['/candelaReport/export', { columns }],
  ] as const)
    for (const [reader, chosen] of [
      [open.seller, String(id())],
      [open.manager, String(id())],
      [open.seller, '987654321'],
    ] as const) {
      const facts = { ...more, filters: { [name]: [chosen] } }
      expect(await refusal(product, reader, path, facts)).toEqual([[`filters.${name}`, 'notAnOption']])
    }
})

it('what is hidden can neither be sorted by nor be a column', async () => {
  const refused = (path: string, facts: object, reader: Reader = hidden.seller) => refusal(product, reader, path, facts)
  for (const field of ['gross', 'revshare_pct', 'margin'])
    expect(await refused('/candelaReport/list', { sort: { field, dir: 'desc' } })).toEqual([
      ['sort.field', 'notAnOption'],
    ])
  for (const column of ['gross', 'revshare_pct', 'margin'])
    expect(await refused('/candelaReport/export', { columns: ['time', column] })).toEqual([
      ['columns.1', 'notAnOption'],
    ])
  expect(await refused('/candelaReport/export', { columns: ['margin'] }, open.seller)).toEqual([
    ['columns.0', 'notAnOption'],
  ])
})

it('whoever is attached to a website alone sees its numbers and not whose it is', async () => {
  const guest = await somebody('own')
  await attachTo(product, open.site.id, guest.id)
  const text = await everythingTold(guest, { step: 'website' })
  expect(text).toContain(open.net)
  expect(text).not.toMatch(/open.account/i)
  expect(text).toContain('candela_all_')
})

it('a website that moved is called what it was called in the time of the account whose days are read', async () => {
  const [first, second, third] = [
    await anAccountOf('First', 1_130),
    await anAccountOf('Second', 1_170),
    await anAccountOf('Third', 1_190),
  ]
  const { site } = first
  const admin = await product.signIn('admin@candela.example')
  const change = async (facts: object) =>
    expect((await product.call('POST', `/website/${site.id}`, { token: admin, body: facts })).status).toBe(200)
  await change({ anw_name: 'Name of the first' })
  await change({ anw_account_id: second.account.id })
  await movedOn(product, site.id, addDays(day, -1))
  await change({ anw_name: 'Name of the second' })
  await bring(product, [aFact(site.id, day, network), aFact(site.id, addDays(day, -1), network)])
  // Renamed in the same action as it moves on.
  await change({ anw_account_id: third.account.id, anw_name: 'Name of the third' })
  for (const question of [{ step: 'website' }, { step: 'day', perWebsite: true }] as const) {
    const told = async (reader: Reader) =>
      new Set((await everythingTold(reader, question)).match(/Name of the (first|second|third)/g))
    for (const reader of [first.seller, first.manager])
      expect(await told(reader)).toEqual(new Set(['Name of the first']))
    expect(await told(second.seller)).toEqual(new Set(['Name of the second']))
    expect(await told({ token: admin })).toEqual(new Set(['Name of the third']))
  }
})

it('what would read all facts is refused by the field that narrows it', async () => {
  const staff = await somebody('all')
  const facts = { period: 'last30', step: 'website', filters: { device: ['mobile'] } }
  for (const [path, more] of [
    ['/candelaReport/list', {}],
    ['/candelaReport/export', { columns: ['net'] }],
  ] as const)
    expect(await refusal(product, staff, path, { ...facts, ...more })).toEqual([['filters.website', 'tooMuch']])
  const few = { ...facts, filters: { ...facts.filters, website: [String(open.site.id)] } }
  expect((await statement(product, staff, few)).rows.map(({ key }) => key.website?.label)).toEqual(['Open site'])
})

it('somebody without anything gets an empty report and an empty file', async () => {
  const nobody = await somebody('own')
  const { rows, steps, totals } = await statement(product, nobody, { period })
  expect([rows, steps, totals.values.net]).toEqual([[], [], '0.00'])
  const { text } = await statementFile(product, nobody, { period, columns: ['time', 'net'] })
  expect(text.split('\r\n')).toHaveLength(2)
})

describe('the first day that can be asked about', () => {
  const firstDay = async ({ token }: Reader) => (await product.call('POST', '/report/filters', { token })).body.firstDay

  it('is the first of what somebody reaches', async () => {
    const early = addDays(day, -300)
    const older = await anEarner(product, { name: 'Older', gross: 10, day: early, network, pairs: SEES_STATEMENTS })
    // Each of them earned a week before as well.
    expect(await firstDay(older.seller)).toBe(addDays(early, -7))
    expect(await firstDay(open.seller)).toBe(addDays(day, -7))
    expect(await firstDay(await somebody('all'))).toBe(addDays(early, -7))
    expect(await firstDay(await somebody('own'))).toBeNull()
  })
})

it('account managers to choose from are those whom numbers are told apart by', async () => {
  const second = await somebody('managed')
  await product.database.unaudited
    .insertInto('account_managers')
    .values({ acm_id_account: open.account.id, acm_id_user: second.id, acm_is_main: false })
    .execute()
  const { body } = await product.call('POST', '/report/filters', { token: second.token })
  expect((body.manager as { id: number }[]).map(({ id }) => id)).toEqual([open.manager.id])
})

describe('technologies to choose from', () => {
  const names = async ({ token }: Reader) => {
    const { status, body } = await product.call('POST', '/report/filters', { token })
    expect(status).toBe(200)
    return (body.technology as { id: number; label: string }[]).map(({ id }) => id)
  }

  it('are those that one’s own numbers have', async () => {
    const both = ({ own }: Earner) => [network.technology, own.technology]
    expect(await names(open.seller)).toEqual(both(open))
    expect(await names(hidden.manager)).toEqual(both(hidden))
    expect(await names(await somebody('own'))).toEqual([])
    expect(await names(await somebody('all'))).toEqual(expect.arrayContaining([open, hidden, foreign].flatMap(both)))
  })

  it('stand by their names, as people read them', async () => {
    const rename = (id: number, anc_name: string) =>
      product.database.unaudited.updateTable('ad_network_categories').set({ anc_name }).where('id', '=', id).execute()
    await rename(network.technology, 'video')
    await rename(open.own.technology, 'Über')
    const { body } = await product.call('POST', '/report/filters', { token: open.seller.token })
    expect(body.technology).toEqual([
      { id: open.own.technology, label: 'Über' },
      { id: network.technology, label: 'video' },
    ])
  })
})
