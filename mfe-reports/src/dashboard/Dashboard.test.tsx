import { setCurrency } from '@candela/shared-auth'
import { type Currency, dashboardEndpoints } from '@candela/shared-contract'
import { answers, held, refusal, renderScreen, savedFiles, type Visit } from '@candela/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { remote } from '../remote'
import { chart, DASHBOARD, totalizers } from '../testing/numbers'
import Dashboard from './Dashboard'

/** What is said here, and the usual for everything else. */
const open = (said: Visit['server'] = [], at = '/dashboard') =>
  renderScreen({ '/dashboard': Dashboard }, { at, server: [...said, ...DASHBOARD] })

const block = (name: string) => screen.findByRole('region', { name })
const totals = () => block('Totals')

type Opened = Awaited<ReturnType<typeof open>>
const chooseInMenu = async ({ user }: Opened, chartName: string, item: string) => {
  const menu = await screen.findByRole('button', { name: `Chart menu: ${chartName}` })
  await waitFor(() => expect(menu).toBeEnabled())
  await user.click(menu)
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

const isOld = (element: Element): boolean => element.closest('[aria-busy=true]') !== null

test('what the shell asks ahead of the page is what the page asks, no more and no less', async () => {
  const { calls } = await open()
  await totals()
  const ahead = remote.routes.find(({ path }) => path === '/dashboard')?.data ?? []
  const question = (path: string, body: unknown) =>
    `${path} ${JSON.stringify(body ?? null, Object.keys(body ?? {}).sort())}`
  const asked = calls.map(({ endpoint, body }) => question(endpoint.path, body))
  const declared = ahead.map(({ path, report }) => question(path, report && { ...report, currency: 'BRL' }))
  expect(asked.toSorted()).toEqual(declared.toSorted())
})

test('a chart that is read as a table dims its old numbers while new ones are asked for, and says there when it fails', async () => {
  const { released, letGo } = held()
  let fails = false
  const charts = answers(dashboardEndpoints.charts, async ({ body }) => {
    if (body.chart !== 'device') return chart(body)
    if (body.period === 'last7') await released
    return fails ? refusal('internal') : chart(body)
  })
  const opened = await open([charts])
  const { user } = opened
  await chooseInMenu(opened, 'Devices', 'Show as table')
  const devices = within(await block('Devices'))
  expect(isOld(await devices.findByRole('table'))).toBe(false)

  await user.click(screen.getByRole('button', { name: /^Period/ }))
  await user.click(await screen.findByRole('button', { name: 'Last 7 days' }))
  await waitFor(() => expect(isOld(devices.getByRole('table'))).toBe(true))
  letGo()
  await waitFor(() => expect(isOld(devices.getByRole('table'))).toBe(false))

  fails = true
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await devices.findByRole('alert')).toHaveTextContent('The chart data could not be loaded')
  expect(devices.queryByRole('table')).not.toBeInTheDocument()
  fails = false
  await user.click(devices.getByRole('button', { name: 'Try again' }))
  expect(await devices.findByRole('table')).toHaveTextContent('Mobile')
})

test('a number that is not known is a dash that says why', async () => {
  const reason = 'No analytics is connected, so pageviews are not counted.'
  const { user } = await open([
    answers(dashboardEndpoints.totalizers, ({ body }) => {
      const answer = totalizers(body)
      const { totals: line } = answer
      return {
        ...answer,
        totals: { ...line, values: { ...line.values, rpm: null }, missing: { rpm: 'analyticsMissing' as const } },
      }
    }),
  ])
  const strip = within(await totals())
  expect(strip.getByText(reason)).toBeInTheDocument()
  await user.hover(strip.getByText('–'))
  expect(await screen.findByRole('tooltip')).toHaveTextContent(reason)
})

describe('how much of a format is seen', () => {
  const formatsWhere = (isSilent: (index: number) => boolean) =>
    answers(dashboardEndpoints.charts, ({ body }) => {
      const answer = chart(body)
      const rows = answer.rows.map((row, index) =>
        isSilent(index)
          ? {
              ...row,
              values: { ...row.values, viewability: null },
              missing: { viewability: 'viewabilityMissing' as const },
            }
          : row,
      )
      return { ...answer, rows }
    })

  test('has a column where some ad network says so, and a dash where none does', async () => {
    await open([formatsWhere(index => index === 0)])
    const formats = within(await block('Formats'))
    expect(await formats.findByRole('columnheader', { name: 'Viewability' })).toBeVisible()
    const [first, second] = ['Top', 'Square'].map(name =>
      within(formats.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .at(-1),
    )
    expect(first).toHaveTextContent('No ad network here reports how many impressions were seen.')
    expect(second).toHaveTextContent(/^61\.25%$/)
  })

  test('has no column where nobody says so', async () => {
    await open([formatsWhere(() => true)])
    const formats = within(await block('Formats'))
    expect(await formats.findByRole('columnheader', { name: 'Fill rate' })).toBeVisible()
    expect(formats.queryByRole('columnheader', { name: 'Viewability' })).not.toBeInTheDocument()
  })
})

describe('amounts', () => {
  test('never stand under the sign of a currency that they are not in', async () => {
    const { released, letGo } = held()
    const { address } = await open([
      answers(dashboardEndpoints.totalizers, async ({ body }) => {
        if (body.currency === 'USD') await released
        return totalizers(body)
      }),
    ])
    expect(await totals()).toHaveTextContent('R$120.50')
    act(() => setCurrency('USD'))
    await waitFor(() => expect(address()).toBe('/dashboard?currency=USD'))
    expect(screen.queryByRole('region', { name: 'Totals' })).not.toBeInTheDocument()
    letGo()
    expect(await totals()).toHaveTextContent(/(^|[^R])\$120\.50/)
  })

  test('are in the currency that the address asks for', async () => {
    const { asked } = await open([], '/dashboard?currency=EUR')
    expect(await totals()).toHaveTextContent('€120.50')
    const currencies = new Set<Currency>(asked(dashboardEndpoints.charts).map(({ currency }) => currency))
    expect([...currencies]).toEqual(['EUR'])
  })
})

describe('a period that is too long', () => {
  test('is refused at its field, and nothing is asked with it', async () => {
    const { user, calls } = await open()
    expect(await totals()).toBeVisible()
    await screen.findByText('Cariri Media')
    const before = calls.length
    await user.click(screen.getByRole('button', { name: /^Period/ }))
    const ask = async (field: string, day: string) => {
      const input = await screen.findByLabelText(field)
      await user.clear(input)
      await user.type(input, day)
      await user.click(screen.getByRole('button', { name: 'Apply' }))
    }
    await ask('Start date', '2020-01-01')
    expect(screen.getByLabelText('End date')).toHaveAccessibleDescription('Choose 400 days at most.')
    await ask('End date', '2019-12-31')
    expect(screen.getByLabelText('End date')).toHaveAccessibleDescription('The end date is before the start date.')
    expect(calls).toHaveLength(before)
  })

  test('is as usual where an address asks for it', async () => {
    const { asked } = await open([], '/dashboard?period=2020-01-01..2026-01-01')
    expect(await screen.findByRole('button', { name: /^Period.*Last 5 days/ })).toBeVisible()
    expect(new Set(asked(dashboardEndpoints.charts).map(({ period }) => period))).toEqual(new Set(['last5']))
  })
})

test.each(['no lines', 'lines without numbers'])(
  'days with %s say so in every chart, and nothing is drawn',
  async what => {
    await open([
      answers(dashboardEndpoints.totalizers, ({ body }) => {
        const { totals: line, ...answer } = totalizers(body)
        return { ...answer, totals: { ...line, changes: { net: null } } }
      }),
      answers(dashboardEndpoints.charts, ({ body }) => {
        const answer = chart(body)
        const isOfDays = body.chart === 'daily' && what === 'lines without numbers'
        return {
          ...answer,
          rows: isOfDays ? answer.rows.map(row => ({ ...row, values: { net: null, rpm: null } })) : [],
        }
      }),
    ])
    for (const name of [
      'Estimated earnings per day',
      'RPM per day',
      'Top websites',
      'Formats',
      'Devices',
      'Technologies',
      'Ad types',
    ])
      expect(await within(await block(name)).findByText('No data yet')).toBeVisible()
    expect(screen.queryByRole('slider')).not.toBeInTheDocument()
    expect(screen.getByText('Nothing to compare with')).toBeVisible()
  },
)

test('the file of the websites has the columns of the screen, with their unit', async () => {
  const saved = savedFiles()
  const opened = await open(
    [
      answers(dashboardEndpoints.charts, ({ body }) => {
        const answer = chart(body)
        // There is no number for it, as in the files of lists.
        return { ...answer, rows: answer.rows.map(row => ({ ...row, changes: { net: 'new' } })) }
      }),
    ],
    '/dashboard?currency=EUR',
  )
  await chooseInMenu(opened, 'Top websites', 'Download CSV')
  const websites = within(await block('Top websites'))
  const shown = (await websites.findAllByRole('columnheader')).map(({ textContent }) => textContent)
  const row = within(await websites.findByRole('row', { name: /^cariri\.example/ })).getAllByRole('cell')
  expect(row.at(-1)).toHaveTextContent('New')
  expect(row[1]).toHaveTextContent('25.0%')

  await waitFor(() => expect(saved.names()).toEqual(['dashboard_websites_2025-11-03_2025-11-07_EUR.csv']))
  const [head = '', first] = (await saved.text()).replace('\uFEFF', '').split('\r\n')
  expect(head).toBe(
    [
      '"Website (2025-11-03 – 2025-11-07, America/Sao_Paulo)"',
      'Estimated earnings (EUR)',
      'Share (%)',
      'Pageviews',
      'Impressions',
      'RPM (EUR)',
      'Change (%)',
    ].join(','),
  )
  expect(shown).toEqual(
    head
      .replace(/^".*?"/, 'Website')
      .split(',')
      .map(name => name.replace(/ \(.*\)$/, '')),
  )
  expect(first).toBe('cariri.example,120.50,25.00,40000,80000,3.01,')
})

test('where the reader may see more of the same numbers, each of them leads there', async () => {
  await open([], '/dashboard?period=last7&currency=EUR')
  expect(within(await totals()).getByRole('link', { name: 'Estimated earnings' })).toHaveAttribute(
    'href',
    '/report/reportCandela?period=last7&currency=EUR',
  )
})
