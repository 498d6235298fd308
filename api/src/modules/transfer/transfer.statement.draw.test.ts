import type { Locale, OneTransfer } from '@candela/shared-contract'
import { pdfPages, pdfStructure } from '../../../test/pdf-text'
import { statementContent } from './transfer.statement.content'
import { drawStatement } from './transfer.statement.draw'

type Owed = OneTransfer['record']

const NOW = new Date('2026-11-26T16:10:00Z')

const website = (label: string, index = 1): Owed['lines'][number] => ({
  ...{ website: { id: index, label }, gross: null, net: '1234.56', net_usd: '-240.10' },
})
const OWED: Owed = {
  ...{
    id: 7,
    account: { id: 3, label: 'Grupo Cariri', zone: 'America/Sao_Paulo' },
    month: '2026-10',
    state: 'awaiting_invoice',
  },
  ...{ held_from: null, reason: null, lines: [website('cariri.example')], gross: null, net: '16020.07' },
  ...{ net_usd: '3120.44', deductions: '-1140.05', adjustments: '0.00', carried_in: '0.00', payable: '14880.02' },
  ...{ carried_to: null, rates: [{ currency: 'USD', value: '5.134' }], invoice: null, pay_on: '2026-12-10' },
  ...{ is_pay_day_fixed: false, invoice_until: '2026-12-09T21:00:00.000Z', paid_on: null, has_proof: false },
  items: [
    {
      ...{ id: 1, website: null, reason: 'invalidTraffic', amount: '-1140.05', note: 'Bots of\n one network' },
      ...{ created_at: '2026-11-02T12:00:00.000Z', messages: [] },
    },
  ],
  ...{ steps: [], updated_at: null, can: { adjust: false, dispute: false } },
}

const drawn = (facts: Partial<Owed> = {}, locale: Locale = 'en_US'): Promise<Buffer> =>
  drawStatement(statementContent({ ...OWED, ...facts }, locale, NOW), NOW)
const pagesOf = async (facts: Partial<Owed> = {}, locale?: Locale) => pdfPages(await drawn(facts, locale))
/** Spaces that do not break are spaces. */
const asText = (pages: string[][]): string => pages.flat().join('\n').replaceAll('\u00a0', ' ')

test.each<[Locale, string[]]>([
  [
    'en_US',
    [
      ...['Statement for October 2026', 'R$14,880.02', '−R$1,140.05', '16,020.07', '−240.10', 'Page 1 of 1'],
      ...['Send your invoice by 9 Dec 2026, 18:00 (America/Sao Paulo time) and it is paid on 10 Dec 2026.'],
      ...['1 USD = R$5.1340', 'Candela  ·  Made on 26 Nov 2026, 13:10 (America/Sao Paulo time)'],
    ],
  ],
  ['pt_BR', ['Extrato de outubro de 2026', 'R$ 14.880,02', '−R$ 1.140,05', '16.020,07', '−240,10', 'Página 1 de 1']],
  ['es_ES', ['Extracto de octubre de 2026', '14.880,02 R$', '−1.140,05 R$', '16.020,07', '−240,10', 'Página 1 de 1']],
  ['it_IT', ['Estratto di ottobre 2026', '14.880,02 R$', '−1.140,05 R$', '16.020,07', '−240,10', 'Pagina 1 di 1']],
])('in %s it says what is owed and when it is paid, in the numbers of that language', async (locale, texts) => {
  const lines = asText(await pagesOf({}, locale)).split('\n')
  for (const text of texts) expect(lines).toContain(text.replaceAll('\u00a0', ' '))
})

test('says whose text it is: its language, its title, its headings and tables', async () => {
  const structure = pdfStructure(await drawn({}, 'pt_BR'))
  expect(structure).toContain('/Lang (pt-BR)')
  expect(structure).toContain('(Extrato de outubro de 2026)')
  for (const role of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD']) expect(structure).toContain(`/S /${role}\n`)
})

test('an open month is an estimate before anything else is said, and on every page', async () => {
  const open: Partial<Owed> = { id: null, state: 'estimated', pay_on: null, invoice_until: null, rates: [] }
  const lines = Array.from({ length: 60 }, (_, index) => website(`${index}.example`, index))
  const [first, second] = await pagesOf({ ...open, lines })
  expect(first?.slice(0, 3)).toEqual([
    'Candela',
    'Estimate',
    expect.stringMatching(/^This month is not closed yet/) as string,
  ])
  expect(second?.[0]).toBe('Statement for October 2026  ·  Estimate  ·  Grupo Cariri')
  expect(asText(await pagesOf())).not.toMatch(/estimate/i)
})

test('tells gross only where it is told', async () => {
  expect(asText(await pagesOf())).not.toContain('Gross')
  const lines = [{ ...website('cariri.example'), gross: '2000.00' }]
  const shown = await pagesOf({ gross: '2000.00', lines })
  expect(asText(shown)).toContain('Website\nGross (BRL)\nNet (BRL)\nNet (USD)\ncariri.example\n2,000.00\n1,234.56')
})

test('many websites go over many pages, each line once and below its head', async () => {
  const lines = Array.from({ length: 150 }, (_, index) => website(`site-${index}.example`, index))
  const pages = await pagesOf({ lines })
  expect(pages.length).toBeGreaterThan(3)
  for (const [index, page] of pages.entries()) {
    const head = page.indexOf('Net (BRL)')
    expect(head).toBeGreaterThan(-1)
    expect(page.findIndex(text => /^site-\d+\.example$/.test(text))).toBeGreaterThan(head)
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
  }
  expect(pages.flat().filter(text => /^site-\d+\.example$/.test(text))).toEqual(lines.map(each => each.website.label))
})

test('names are what somebody typed and nothing else', async () => {
  const names = [
    '<b>bold</b> <script>alert(1)</script>',
    'https://evil.example/(x)\\ /Launch a->b',
    'Новости Ελλάδα Łódź Tiếng Việt',
    'moc.\u202eelpmaxe',
    'line\nbreak\u0000\u2028',
  ]
  const bytes = await drawn({ lines: names.map(website) })
  const text = asText(pdfPages(bytes))
  for (const name of names.slice(0, 3)) expect(text).toContain(name)
  expect(text).toContain('moc.elpmaxe\n')
  expect(text).toContain('line break\n')
  expect(text).not.toContain('□')
  expect(pdfStructure(bytes)).not.toMatch(/evil|<script|\/Link|\/URI|\/A <<|\/Launch/)
})

test('a character that no glyph is there for is a box, and the last page says so', async () => {
  const text = asText(await pagesOf({ account: { id: 3, label: 'مرحبا 👨‍👩‍👧 中文', zone: 'UTC' } }))
  expect(text).toContain('□□□□□ □ □□\n')
  expect(text).toContain('□ stands for a character that this document cannot show.')
})

test('no name is so long that it reaches into anything else', async () => {
  const long = 'n'.repeat(10_000)
  const zalgo = `Z${'\u0301\u0302\u0303'.repeat(3_000)}algo`
  const [page = [], ...others] = await pagesOf({ lines: [website(long), website(zalgo)] })
  expect(others).toEqual([])
  const [first = '', second = ''] = page.filter(text => text.startsWith('nnn'))
  expect([second.at(-1), first.length > 40, first.length + second.length < 250]).toEqual(['…', true, true])
  expect(page.filter(text => text.startsWith('\u0179'))).toEqual(['\u0179\u0302\u0303'])
})
