import {
  reportEndpoints,
  type StatementAnswer,
  type StatementQuery,
  statementEndpoints,
} from '@candela/shared-contract'
import { answers, held, menuTexts, onPhone, refusal, renderScreen, type Visit } from '@candela/shared-ui/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { CHOICES, STATEMENT as SERVER, statement, WEEK } from '../testing/numbers'
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
const lines = () => [...document.querySelectorAll<HTMLElement>('[data-row]:not([data-row^="-"])')]
const lineCount = (count: number) => waitFor(() => expect(lines()).toHaveLength(count))
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const alertInMain = () => within(screen.getByRole('main')).findByRole('alert')
const NO_NUMBERS = 'No data in this period'

test('it runs at once, and its address says with what', async () => {
  const { address, asked } = await open({ at: '' })
  await lineCount(5)
  expect(address()).toBe(`${PATH}?period=last5`)
  expect(asked(statementEndpoints.list)).toHaveLength(1)
})

describe('the filters that somebody ran last', () => {
  test('are there again, where the address says nothing', async () => {
    const { user, address } = await open()
    await lineCount(5)
    await user.click(await button('Device'))
    await user.click(await screen.findByRole('checkbox', { name: 'Mobile' }))
    await user.keyboard('{Escape}')
    await user.click(await button('Generate report'))
    await waitFor(() => expect(address()).toContain('device=mobile'))
    cleanup()
    const again = await open({ at: '' })
    await lineCount(5)
    expect(again.address()).toBe(`${PATH}?period=${WEEK}&device=mobile`)
    expect(again.asked(statementEndpoints.list).at(-1)).toMatchObject({ filters: { device: ['mobile'] } })
    cleanup()
    const linked = await open({ at: '?period=last7' })
    await lineCount(5)
    expect(linked.address()).toBe(`${PATH}?period=last7`)
  })
})

describe('filters that changed', () => {
  test('are said to have, and make of Generate what is to be done; loading is another thing', async () => {
    const { released, letGo } = held()
    const { user } = await open({
      server: [
        answers(statementEndpoints.list, async ({ body }) => {
          if (body.filters?.device) await released
          return statement(body)
        }),
      ],
    })
    await lineCount(5)
    expect(screen.queryByText('Filters changed')).not.toBeInTheDocument()
    await user.click(await button('Device'))
    await user.click(await screen.findByRole('checkbox', { name: 'Mobile' }))
    await user.keyboard('{Escape}')
    expect(await screen.findByText('Filters changed')).toBeVisible()
    expect(await button('Generate report')).not.toHaveAttribute('aria-busy')
    await user.click(await button('Generate'))
    await waitFor(() => expect(screen.queryByText('Filters changed')).not.toBeInTheDocument())
    expect(await button('Generate report')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText('Loading new numbers')).toBeInTheDocument()
    letGo()
    await waitFor(() => expect(screen.queryByText('Loading new numbers')).not.toBeInTheDocument())
  })
})

test('/report leads to it with what it asks for', async () => {
  const { address, asked } = await open({ at: '/report?period=last7' })
  await lineCount(5)
  expect(address()).toBe(`${PATH}?period=last7`)
  expect(asked(statementEndpoints.list).at(-1)).toMatchObject({ period: 'last7', step: 'day' })
})

describe('days', () => {
  test('have to be chosen before the report runs, and the field says so', async () => {
    const { user, asked } = await open({ at: `${PATH}?period=never` })
    const period = await button(/^Period/)
    await user.click(await button('Generate report'))
    expect(await alertInMain()).toHaveTextContent('Choose a period for the report.')
    expect(period).toHaveAccessibleDescription('Choose a period for the report.')
    expect(asked(statementEndpoints.list)).toEqual([])
  })

  test('are never taken away, for without them there is no report', async () => {
    const { user } = await open()
    await lineCount(5)
    await user.click(await button(/^Period/))
    expect(await button('Last 7 days')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Clear filter' })).not.toBeInTheDocument()
  })

  test('that end before they begin are refused at their field', async () => {
    const { user } = await open()
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

const headings = async () =>
  (await grid()).getAllByRole('columnheader').map(heading => heading.getAttribute('aria-label'))

test('money stands right after the name, and CPM says whose it is', async () => {
  await open()
  await lineCount(5)
  expect(await headings()).toEqual([
    'Day',
    'Estimated earnings',
    'Gross revenue',
    'Revenue share',
    'Impressions',
    'Net CPM',
    'RPM',
    'Fill rate',
    'Pageviews',
  ])
})

test('what the account does not show is no column', async () => {
  const isHidden = (metric: string) => metric === 'gross' || metric === 'revshare_pct'
  await open({ server: reportWith(({ metrics }) => ({ metrics: metrics.filter(metric => !isHidden(metric)) })) })
  await lineCount(5)
  const shown = await headings()
  expect(shown).toContain('RPM')
  expect(shown).not.toContain('Gross revenue')
  expect(shown).not.toContain('Revenue share')
})

describe('how certain lines are', () => {
  test('is said once where all agree, with what it means', async () => {
    const { user } = await open()
    await lineCount(5)
    expect(await headings()).not.toContain('Status')
    expect(screen.getAllByText('Final, month open')).toHaveLength(1)
    await user.click(await button('About these numbers'))
    expect(await screen.findByText(/Ad networks may still correct these numbers\./)).toBeVisible()
    expect(screen.getByText(/The books for this month are closed/)).toBeVisible()
  })

  test('is a column where they differ', async () => {
    await open({
      server: reportWith(({ rows }) => ({
        rows: rows.map((row, index) => ({ ...row, state: index < 2 ? 'closed' : 'estimated' })),
      })),
    })
    await lineCount(5)
    expect(await headings()).toContain('Status')
    const [line] = screen.getAllByText(/Data until/)
    expect(line?.parentElement).toHaveTextContent(/Estimate$/)
    expect(screen.getAllByText('Closed')).toHaveLength(2)
  })
})

test('a change is a column where it can be told', async () => {
  await open({
    server: reportWith(({ rows }) => ({ rows: rows.map(row => ({ ...row, changes: { net: '4.2' } })) })),
  })
  await lineCount(5)
  expect((await headings()).slice(0, 3)).toEqual(['Day', 'Estimated earnings', 'Change'])
})

test('arrows go through the cells, Enter on one leads to what it is made of and on a heading sorts', async () => {
  const { user, address } = await open()
  await lineCount(5)
  const [first] = (await grid()).getAllByRole('columnheader')
  first?.focus()
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(lines()[1]?.children[1])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`${PATH}?period=2025-11-04..2025-11-04&step=website`))
  ;(await grid()).getAllByRole('columnheader')[1]?.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toContain('sort=net'))
})

describe('on a phone', () => {
  test('a row says the day, what was earned and two facts; all of it when it is opened', async () => {
    onPhone()
    const { user } = await open()
    const list = within(await screen.findByRole('list', { name: 'Earnings report, row by row' }))
    const [first] = list.getAllByRole('listitem')
    expect(first).toHaveTextContent(/R\$120\.50/)
    expect(first).toHaveTextContent('Impressions 80,000')
    expect(first).not.toHaveTextContent('Pageviews')
    await user.click(within(first ?? document.body).getByRole('button', { name: /Nov/ }))
    expect(first).toHaveTextContent('Pageviews40,000')
    expect(within(first ?? document.body).getByRole('link', { name: 'Show the details' })).toHaveAttribute(
      'href',
      `${PATH}?period=2025-11-03..2025-11-03&step=website`,
    )
  })

  test('what would be sorted by pressing a heading is chosen in a menu', async () => {
    onPhone()
    const { user, address } = await open()
    const choose = async (name: string) => {
      await user.click(await button('Sort by'))
      await user.click(screen.getByRole('menuitemradio', { name }))
    }
    await choose('Impressions')
    await waitFor(() => expect(address()).toMatch(/sort=total_impressions/))
    await choose('Impressions')
    await waitFor(() => expect(address()).toContain('sort=-total_impressions'))
    await choose('Impressions')
    await waitFor(() => expect(address()).not.toContain('sort'))
  })

  test('the link and the file are behind one button', async () => {
    onPhone()
    const { user } = await open()
    await user.click(await button('More actions'))
    expect(menuTexts()).toEqual(['Refresh numbers', 'Copy link', 'Export CSV', 'Excel'])
  })
})

test('filters that do not come are said to be missing, and the report runs without them', async () => {
  let fails = true
  const { user } = await open({
    server: [answers(reportEndpoints.filters, () => (fails ? refusal('internal') : CHOICES))],
  })
  const missing = /You can still generate reports, but without some filters\./
  expect(await screen.findByText(missing)).toBeVisible()
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

test('days before the first that there is anything of are offered to nobody', async () => {
  const { user } = await open({ server: [answers(reportEndpoints.filters, { ...CHOICES, firstDay: '2025-11-04' })] })
  await lineCount(5)
  await user.click(await button(/^Period/))
  expect(await screen.findByRole('gridcell', { name: 'Mon 3 Nov 2025' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('gridcell', { name: 'Tue 4 Nov 2025' })).not.toHaveAttribute('aria-disabled')
})

test('last month is one press, and it runs at once with what was chosen before', async () => {
  const { user, address } = await open()
  await lineCount(5)
  await user.click(await button('Device'))
  await user.click(await screen.findByRole('checkbox', { name: 'Mobile' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Last month', pressed: false }))
  await waitFor(() => expect(address()).toBe(`${PATH}?period=lastMonth&device=mobile`))
  expect(screen.getByRole('button', { name: 'Last month', pressed: true })).toBeVisible()
  expect(screen.queryByText('Filters changed')).not.toBeInTheDocument()
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
      'Last month',
      expect.stringMatching(/^Compared with/),
      'Product',
      'Device',
    ])
    expect(screen.queryByText(/without some filters/)).not.toBeInTheDocument()
    expect(calls.map(({ endpoint }) => endpoint.path)).toEqual([statementEndpoints.list.path])
  })
})
