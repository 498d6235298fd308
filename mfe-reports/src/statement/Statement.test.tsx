import {
  reportEndpoints,
  type StatementAnswer,
  type StatementQuery,
  statementEndpoints,
} from '@candela/shared-contract'
import { answers, held, refusal, renderScreen, type Visit } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { STATEMENT as SERVER, statement, WEEK } from '../testing/numbers'
import { READERS } from '../testing/readers'
import Statement from './Statement'

const PATH = '/report/reportCandela'
const SCREENS = { [PATH]: Statement, '/report': Statement }

const open = ({ at = `?period=${WEEK}`, server = [], ...visit }: Partial<Visit> = {}) =>
  renderScreen(SCREENS, { ...visit, at: at.startsWith('/') ? at : PATH + at, server: [...server, ...SERVER] })

/** The usual report, but for what is said. */
const reportWith = (change: (answer: StatementAnswer) => Partial<StatementAnswer>) => [
  answers(statementEndpoints.list, ({ body }) => {
    const answer = statement(body)
    return { ...answer, ...change(answer) }
  }),
]

const grid = async () => within(await screen.findByRole('grid', { name: 'Earnings report, row by row' }))
/** Without heading and totals. Looking for roles inside of a grid takes long, so the page is asked. */
const lines = () => [...document.querySelectorAll<HTMLElement>('[role=row][row-index]:not([row-index^=t])')]
const lineCount = (count: number) => waitFor(() => expect(lines()).toHaveLength(count))
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const alertInMain = () => within(screen.getByRole('main')).findByRole('alert')
const NO_NUMBERS = 'No data in this period'

test('before the first run there are filters and a line of words, and nothing was asked', async () => {
  const { asked } = await open({ at: '' })
  expect(await screen.findByText('Choose your filters, then generate the report.')).toBeVisible()
  expect(await button('Export CSV')).toBeDisabled()
  expect(asked(statementEndpoints.list)).toEqual([])
})

test('/report leads to it with what it asks for', async () => {
  const { address, asked } = await open({ at: '/report?period=last7' })
  await lineCount(5)
  expect(address()).toBe(`${PATH}?period=last7`)
  expect(asked(statementEndpoints.list).at(-1)).toMatchObject({ period: 'last7', step: 'day' })
})

describe('days', () => {
  test('have to be chosen before the report runs, and the field says so', async () => {
    const { user, address } = await open()
    await lineCount(5)
    const period = await button(/^Period/)
    await user.click(period)
    await user.click(await button('Clear filter'))
    await user.click(await button('Generate report'))
    expect(await alertInMain()).toHaveTextContent('Choose a period for the report.')
    expect(period).toHaveAccessibleDescription('Choose a period for the report.')
    expect(address()).toBe(`${PATH}?period=${WEEK}`)
  })

  test('that end before they begin are refused at their field', async () => {
    const { user } = await open({ at: '' })
    await user.click(await button(/^Period/))
    for (const [field, day] of [
      ['Start date', '2025-11-07'],
      ['End date', '2025-11-01'],
    ] as const) {
      const input = await screen.findByLabelText(field)
      await user.clear(input)
      await user.type(input, day)
    }
    await user.click(await button('Apply'))
    expect(screen.getByLabelText('End date')).toHaveAccessibleDescription('The end date is before the start date.')
  })

  test('without numbers say so and keep their filters; that says nothing of what is asked for next', async () => {
    const { released, letGo } = held()
    const { user } = await open({
      server: [
        answers(statementEndpoints.list, async ({ body }) => {
          if (body.period === WEEK) return { ...statement(body), rows: [] }
          await released
          return statement(body)
        }),
      ],
    })
    const empty = () => within(screen.getByRole('main')).queryAllByText(NO_NUMBERS)
    await waitFor(() => expect(empty()).toHaveLength(2))
    expect(screen.getAllByRole('status').filter(status => status.textContent === NO_NUMBERS)).toHaveLength(1)
    expect(await button(/^Period.*3 Nov 2025/)).toBeVisible()
    await user.click(await button(/^Period/))
    await user.click(await button('Last 7 days'))
    await user.click(await button('Generate report'))
    await waitFor(() => expect(empty()).toEqual([]))
    letGo()
    await lineCount(5)
  })
})

describe('lines without numbers', () => {
  test('are hidden when somebody says so', async () => {
    const { user, address } = await open({
      server: reportWith(({ rows: [first, ...others] }) => ({
        rows: [...(first ? [{ ...first, values: { net: null, pageviews: null } }] : []), ...others],
      })),
    })
    await lineCount(5)
    await user.click(await button('Hide empty rows'))
    await lineCount(4)
    expect(screen.getByText('4 days · 1 empty row hidden.')).toBeVisible()
    expect(address()).toContain('hidesEmpty=1')
  })

  test('can be had back where every line is hidden', async () => {
    const { user } = await open({
      at: `?period=${WEEK}&hidesEmpty=1`,
      server: reportWith(({ rows }) => ({ rows: rows.map(row => ({ ...row, values: {} })) })),
    })
    expect(await screen.findByText('All rows are empty.')).toBeVisible()
    await user.click(await button('Show empty rows'))
    await lineCount(5)
  })
})

test('lines that were left out are counted', async () => {
  await open({ server: reportWith(({ meta }) => ({ meta: { ...meta, more: 12 } })) })
  expect(await screen.findByText(/12 more rows are not shown\./)).toBeVisible()
})

test('a number that is not known is a dash that says why', async () => {
  const reason = 'No analytics is connected, so pageviews are not counted.'
  const { user } = await open({
    server: reportWith(({ rows: [first, ...others] }) => ({
      rows: [
        ...(first
          ? [{ ...first, values: { ...first.values, rpm: null }, missing: { rpm: 'analyticsMissing' as const } }]
          : []),
        ...others,
      ],
    })),
  })
  await lineCount(5)
  const [line] = lines()
  const cell = within(line ?? document.body)
  expect(cell.getByText(reason)).toBeInTheDocument()
  await user.hover(cell.getByText('–', { selector: '[aria-hidden]' }))
  expect(await screen.findByRole('tooltip')).toHaveTextContent(reason)
})

test('what the account does not show is no column', async () => {
  const isHidden = (metric: string) => metric === 'gross' || metric === 'revshare_pct'
  await open({ server: reportWith(({ metrics }) => ({ metrics: metrics.filter(metric => !isHidden(metric)) })) })
  await lineCount(5)
  const headings = (await grid()).getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headings).toContain('RPM')
  expect(headings).not.toContain('Gross revenue')
  expect(headings).not.toContain('Revenue share')
})

test('filters that do not come are said to be missing, and the report runs without them', async () => {
  let fails = true
  const { user } = await open({
    at: '',
    server: [
      answers(reportEndpoints.filters, () =>
        fails ? refusal('internal') : CHOICES,
      ),
    ],
  })
  const missing = /You can still generate reports, but without some filters\./
  expect(await screen.findByText(missing)).toBeVisible()
  await user.click(await button('Generate report'))
  await lineCount(5)
  fails = false
  await user.click(await button('Try again'))
  await waitFor(() => expect(screen.queryByText(missing)).not.toBeInTheDocument())
  await user.click(await button('Technology'))
  expect(await screen.findByRole('checkbox', { name: 'Header bidding' })).not.toBeChecked()
})

test('a question that is too large says what to narrow, and the way back stays open', async () => {
  const tooMuch = 'That is too much data at once. Choose fewer days or fewer websites.'
  const isTooLarge = ({ step }: StatementQuery) => step === 'website'
  const { user } = await open({
    at: `?period=${WEEK}&step=website`,
    server: [
      answers(statementEndpoints.list, ({ body }) =>
        isTooLarge(body)
          ? refusal('invalid', { errors: [{ field: 'period', code: 'tooMuch', message: tooMuch }] })
          : statement(body),
      ),
    ],
  })
  expect(await alertInMain()).toHaveTextContent(tooMuch)
  await user.click(within(screen.getByRole('group', { name: 'Group by' })).getByRole('button', { name: 'Day' }))
  await lineCount(5)
})

test('the address is copied with the currency in which it is read', async () => {
  const { user } = await open({ currency: 'USD' })
  await lineCount(5)
  await user.click(await button('Copy link'))
  expect(await screen.findByText('Text copied')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(`http://localhost${PATH}?period=${WEEK}&currency=USD`)
})

describe('with the rights of', () => {
  // It does not ask whose rows they reach: administrators and managers read as staff, owners as viewers.
  test.each([READERS.staff, READERS.viewer])('$who nothing is asked that would be refused', async reader => {
    await open(reader)
    await lineCount(5)
    expect(await button('Export CSV')).toBeEnabled()
    expect(await button('Technology')).toBeVisible()
  })

  test('somebody who may only read it there is no file, and nothing to choose that they may not find', async () => {
    const { calls } = await open({ rights: ['candelaReport.list'] })
    await lineCount(5)
    expect(await button('Copy link')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument()
    const filters = within(screen.getByRole('group', { name: 'Filters' })).getAllByRole('button')
    expect(filters.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Period/),
      expect.stringMatching(/^Compared with/),
      'Product',
      'Device',
    ])
    expect(screen.queryByText(/without some filters/)).not.toBeInTheDocument()
    expect(calls.map(({ endpoint }) => endpoint.path)).toEqual([statementEndpoints.list.path])
  })
})
