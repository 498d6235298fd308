import {
  addDays,
  type Day,
  PAIRS,
  type Pair,
  PLATFORM_ZONE,
  quotationEndpoints,
  todayIn,
  weekdayOf,
} from '@candela/shared-contract'
import { answers, onePage, refusal, renderScreen, textsOf } from '@candela/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import QuotationChart from './QuotationChart'
import { DOLLAR } from './testQuotation'

const TODAY = todayIn(PLATFORM_ZONE)
/** The Monday of the last full week. */
const MONDAY = addDays(TODAY, -6 - ((weekdayOf(TODAY) + 6) % 7) - 1)
const can = { update: true, destroy: true }
const row = (id: number, cue_date: Day, cue_currency: 'USD' | 'EUR', cue_value: string) => ({
  ...{ ...DOLLAR, id, cue_date, cue_currency, cue_value, can },
})

const READS: Pair[] = ['currencyExchange.list']
const GAPS = [{ cue_date: addDays(MONDAY, 1), cue_currency: 'USD' as const }]

const show = (rows: ReturnType<typeof row>[], gaps: typeof GAPS, rights: readonly Pair[] = PAIRS) =>
  renderScreen(
    { '/currency-exchange/chart': QuotationChart },
    {
      rights,
      server: [answers(quotationEndpoints.list, onePage(rows)), answers(quotationEndpoints.gaps, gaps)],
    },
  )

test('both currencies are drawn, a day without a quotation breaks its line and is counted', async () => {
  // Of Monday to Wednesday USD lacks Tuesday; what comes after is missing of both.
  const { user, asked } = await show(
    [
      row(1, MONDAY, 'USD', '5.4000'),
      row(2, addDays(MONDAY, 2), 'USD', '5.5000'),
      row(3, MONDAY, 'EUR', '6.1000'),
      row(4, addDays(MONDAY, 1), 'EUR', '6.1500'),
      row(5, addDays(MONDAY, 2), 'EUR', '6.2000'),
    ],
    GAPS,
  )
  const plot = await screen.findByRole('group', { name: /^Value in BRL by day/ })
  const lines = [...plot.querySelectorAll('path[stroke^="var(--c"]')].map(path => path.getAttribute('d') ?? '')
  // Each `M` begins a piece of a line: of the dollar there are two.
  expect(lines.filter(line => line.split('M').length - 1 === 2)).toHaveLength(1)
  const banks = Array.from({ length: 20 }, (_, index) => addDays(MONDAY, 3 + index)).filter(
    day => day < TODAY && weekdayOf(day) % 6 !== 0,
  ).length
  expect(screen.getByText(`${1 + 2 * banks} quotations are missing`)).toBeVisible()
  plot.focus()
  await user.keyboard('{End}')
  expect(asked(quotationEndpoints.list)[0]?.filters?.period).toEqual([`${addDays(TODAY, -89)}..${TODAY}`])
})

test('each of these days is a press away for whoever may quote it, and a name for others', async () => {
  const name = /2026|20\d\d, USD$/
  await show([row(1, MONDAY, 'USD', '5.4000')], GAPS)
  const gaps = within(await screen.findByRole('region', { name: 'Days without a quotation' }))
  expect(gaps.getByRole('link', { name })).toHaveAttribute(
    'href',
    `/currency-exchange/new?date=${GAPS[0]?.cue_date}&currency=USD`,
  )
  await show([row(1, MONDAY, 'USD', '5.4000')], GAPS, READS)
  const named = within(await screen.findByRole('region', { name: 'Days without a quotation' }))
  expect(textsOf(named.getAllByRole('listitem'))[0]).toMatch(name)
  expect(named.queryByRole('link')).not.toBeInTheDocument()
})

test('the report is offered to whoever may read it', async () => {
  await show([row(1, MONDAY, 'USD', '5.4000')], [])
  expect(await screen.findByText('Every day when banks were open is quoted.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Quotations report' })).toHaveAttribute(
    'href',
    '/report/report03?period=last90',
  )
  await show([row(1, MONDAY, 'USD', '5.4000')], [], READS)
  expect(await screen.findByRole('group', { name: /^Value in BRL by day/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Quotations report' })).not.toBeInTheDocument()
})

test('without quotations there is nothing to draw, and a question that failed is asked again', async () => {
  await show([], [])
  expect(await screen.findByText('Nothing was quoted in these days.')).toBeVisible()
  await renderScreen(
    { '/currency-exchange/chart': QuotationChart },
    {
      server: [answers(quotationEndpoints.list, refusal('internal')), answers(quotationEndpoints.gaps, [])],
    },
  )
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})
