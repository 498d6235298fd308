import {
  type Pair,
  QUOTATION_REPORT_COLUMNS,
  type QuotationReportRow,
  quotationReportEndpoints,
} from '@candela/shared-contract'
import { answers, onPhone, refusal, renderScreen, savedFiles, textsOf } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import QuotationsReport from './QuotationsReport'

const PATH = '/report/report03'
/** No right to anything that other reports ask for. */
const RIGHTS: Pair[] = ['report.report03', 'currencyExchange.get']
const WEEK = '2025-11-03..2025-11-07'
const range = { from: '2025-11-03', to: '2025-11-07' }

const row = (facts: Partial<QuotationReportRow>): QuotationReportRow => ({
  ...{ day: '2025-11-06', currency: 'USD', id: 7, value: '5.432100', held: null, change: '-0.25' },
  ...{ average: '5.4000', closing: null, is_closed: false, set_by: { id: 1, label: 'Ana' } },
  ...facts,
})
const gap = row({
  ...{ day: '2025-11-07', id: null, value: null, change: null, set_by: null },
  held: { day: '2025-11-06', value: '5.4321' },
})
const answer = (rows: QuotationReportRow[]) => answers(quotationReportEndpoints.report03, { rows, meta: { range } })

type Server = Parameters<typeof renderScreen>[1]['server']
const open = (server: Server, at = `?period=${WEEK}`) =>
  renderScreen({ [PATH]: QuotationsReport }, { at: PATH + at, rights: RIGHTS, server })

const table = () => screen.findByRole('grid', { name: 'Quotations report, row by row' })

test('a day has its value, what changed, and what its month comes to', async () => {
  await open([answer([row({ closing: '5.5000', is_closed: true })])])
  const grid = await table()
  expect(textsOf(within(grid).getAllByRole('columnheader'))).toEqual([
    ...['Date', 'Currency', 'Value in BRL', 'Change', 'Average', 'Closing', 'Month', 'Set by'],
  ])
  expect(textsOf(within(grid).getAllByRole('row')).at(-1)).toMatch(
    /6 Nov 2025.*USD.*5\.432100.*−0\.25%.*5\.4000.*5\.5000.*Closed.*Ana/,
  )
  expect(screen.getByRole('link', { name: '6 Nov 2025' })).toHaveAttribute('href', '/currency-exchange/7')
})

test('a day without a quotation stands out and says which one holds', async () => {
  await open([answer([gap, row({})])])
  const [first, second] = within(await table())
    .getAllByRole('row')
    .slice(1)
  expect(first).toHaveAttribute('data-warned')
  expect(first).toHaveTextContent('No quotation: the last one holds, 5.4321 of 6 Nov')
  expect(within(first as HTMLElement).queryByRole('link')).toBeNull()
  expect(second).not.toHaveAttribute('data-warned')
  expect(screen.getByText(/1 quotation · 1 day without a quotation/)).toBeVisible()
})

test('its address holds what is asked, and the order', async () => {
  const { asked } = await open([answer([row({})])], `?period=${WEEK}&currency=USD&state=closed&sort=date`)
  await table()
  expect(asked(quotationReportEndpoints.report03)).toEqual([
    { period: WEEK, filters: { currency: ['USD'], state: ['closed'] }, sort: { field: 'date', dir: 'asc' } },
  ])
})

test('without any day it says so', async () => {
  await open([answer([])])
  expect(await screen.findByText('Try changing the search filters.')).toBeVisible()
})

test('where it fails it is asked for again', async () => {
  let fails = true
  const { user } = await open([
    answers(quotationReportEndpoints.report03, () =>
      fails ? refusal('internal') : { rows: [row({})], meta: { range } },
    ),
  ])
  expect(await screen.findByText('The quotations report could not be loaded')).toBeVisible()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await table()).toBeVisible()
})

test('on a phone a row has two lines, with the value at the right', async () => {
  onPhone()
  await open([answer([gap, row({})])])
  const list = await screen.findByRole('list', { name: 'Quotations report, row by row' })
  expect(textsOf(within(list).getAllByRole('listitem'))).toEqual([
    '7 Nov 2025 · USD5.4321No quotation: the last one holds, 5.4321 of 6 Nov',
    '6 Nov 2025 · USD5.432100Change −0.25%Average 5.4000',
  ])
})

test('a file has what is shown, and the remarks in a column of their own', async () => {
  savedFiles()
  const { user, asked } = await open([
    answer([gap, row({})]),
    answers(quotationReportEndpoints.report03File, new Response('')),
  ])
  await table()
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(asked(quotationReportEndpoints.report03File)).toHaveLength(1))
  expect(asked(quotationReportEndpoints.report03File)).toEqual([
    expect.objectContaining({ period: WEEK, columns: QUOTATION_REPORT_COLUMNS }),
  ])
})
