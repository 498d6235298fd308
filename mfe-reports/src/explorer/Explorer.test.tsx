import {
  type ExportFile,
  exportEndpoints,
  type PerformanceAnswer,
  type PerformanceQuery,
  performanceEndpoints,
  reportEndpoints,
} from '@candela/shared-contract'
import { answers, ME, refusal, renderScreen, savedFiles, type Visit } from '@candela/shared-ui/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { CHOICES, statement, WEEK } from '../testing/numbers'
import Explorer from './Explorer'

const PATH = '/report/reportPerformance'

const line = (net: string | null, impressions = '1000') => ({
  values: { net, total_impressions: impressions, ecpm: '2.00', fill: '80.00' },
  missing: net === null ? { net: 'noQuotation' as const } : {},
  previous: { net: '50.00' },
  changes: { net: '10.00' },
  state: 'final' as const,
})
const devices = ['mobile', 'desktop'] as const
const NAMES = { date: ['2025-11-03', '2025-11-04'], format: ['video', 'top'], website: ['3', '5'] } as const

const answerTo = ({ rows, pivot }: PerformanceQuery, change: Partial<PerformanceAnswer> = {}): PerformanceAnswer => {
  const [dimension = 'date'] = rows
  const ids = NAMES[dimension as 'date'] ?? NAMES.date
  return {
    rows: ids.map((id, index) => ({
      key: { [dimension]: { id, label: id } },
      ...line(`${60 - index * 10}.00`),
      ...(pivot && { cells: [line('40.00'), index === 0 ? line('20.00') : null] }),
    })),
    columns: pivot ? devices.map(id => ({ key: { device: { id, label: id } }, ...line('55.00') })) : [],
    totals: line('110.00'),
    meta: { ...statement({ currency: 'BRL', step: 'day' }).meta, total: ids.length, page: 1, perPage: 500 },
    ...change,
  }
}

const asked: PerformanceQuery[] = []
beforeEach(() => {
  asked.length = 0
})

const open = ({ at = `?period=${WEEK}`, server = [], ...visit }: Partial<Visit> = {}) =>
  renderScreen(
    { [PATH]: Explorer },
    {
      ...visit,
      at: PATH + at,
      server: [
        ...server,
        answers(performanceEndpoints.performance, ({ body }) => {
          asked.push(body)
          return answerTo(body)
        }),
        answers(reportEndpoints.filters, CHOICES),
      ],
    },
  )

const grid = () => screen.findByRole('grid', { name: 'Performance report, row by row' })
const rowsOf = async () =>
  within(await grid())
    .getAllByRole('row')
    .map(row => [...row.children].map(({ textContent }) => textContent))

test('money stands beside the name, and totals above the rows', async () => {
  await open()
  const rows = await rowsOf()
  expect(rows[0]?.slice(0, 3)).toEqual(['Day', 'Earnings', 'Change'])
  expect(rows[1]?.slice(0, 2)).toEqual(['Total, 2 rows', 'R$110.00'])
  expect(rows[2]?.[1]).toBe('R$60.00')
})

test('columns tell the numbers apart, and a cell that has none says so', async () => {
  await open({ at: `?period=${WEEK}&rows=format&pivot=device&metrics=net` })
  const rows = await rowsOf()
  expect(rows[0]).toEqual(['Format', 'Earnings', 'Change', 'Mobile', 'Desktop'])
  expect(rows.slice(2).map(row => row.slice(3))).toEqual([
    ['R$40.00', 'R$20.00'],
    ['R$40.00', expect.stringContaining('–')],
  ])
})

test('a pressed cell asks about its row and its column, and back returns', async () => {
  const { user, address } = await open({ at: `?period=${WEEK}&rows=format&pivot=device&metrics=net` })
  const cells = within(await grid()).getAllByRole('gridcell', { name: /40/ })
  await user.click(cells[0] as HTMLElement)
  expect(decodeURIComponent(address())).toBe(`${PATH}?period=${WEEK}&format=video&device=mobile&metrics=net`)
})

test('what is counted per page cannot be asked beside a format, and says why', async () => {
  const { user } = await open({ at: `?period=${WEEK}&rows=format` })
  await grid()
  await user.click(screen.getByRole('button', { name: /Numbers/ }))
  const rpm = await screen.findByRole('checkbox', { name: 'RPM' })
  expect(rpm).toBeDisabled()
  expect(rpm).toHaveAccessibleDescription('Counted per website and day, so not by format.')
  await user.click(screen.getByRole('checkbox', { name: 'Gross revenue' }))
  expect(asked.at(-1)?.metrics).toEqual(['net', 'total_impressions', 'ecpm', 'fill', 'gross'])
})

test('beside pageviews no row can be a format, and says why', async () => {
  const { user } = await open({ at: `?period=${WEEK}&metrics=net,rpm` })
  await grid()
  await user.click(screen.getByRole('button', { name: /^Rows/ }))
  const format = await screen.findByRole('radio', { name: 'Format' })
  expect(format).toBeDisabled()
  expect(format).toHaveAccessibleDescription('RPM: counted per website and day, so not by format.')
  await user.click(screen.getByRole('radio', { name: 'Website' }))
  expect(asked.at(-1)?.rows).toEqual(['website'])
})

test('a preset asks its question, and its rows may be none', async () => {
  const { user } = await open({
    server: [
      answers(performanceEndpoints.performance, ({ body }) => {
        asked.push(body)
        return body.only ? answerTo(body, { rows: [], meta: { ...answerTo(body).meta, total: 0 } }) : answerTo(body)
      }),
    ],
  })
  await grid()
  await user.click(screen.getByRole('button', { name: /^Start with/ }))
  await user.click(screen.getByRole('radio', { name: 'Fill problems' }))
  expect(await screen.findByText('There is no row to show.')).toBeVisible()
  expect(asked.at(-1)).toMatchObject({ rows: ['website'], only: 'lowFill', sort: { field: 'fill', dir: 'asc' } })
  await user.click(screen.getByRole('button', { name: 'Show all rows' }))
  expect((await rowsOf()).length).toBe(4)
})

test('of some rows alone there is no total, for it would be that of all', async () => {
  await open({ at: `?period=${WEEK}&rows=website&only=lowFill` })
  const rows = await rowsOf()
  expect(rows.slice(1).map(row => row[1])).toEqual(['R$60.00', 'R$50.00'])
})

test('other filters begin on the first page, also when they are remembered', async () => {
  const { user, address } = await open({ at: `?period=${WEEK}&rows=format&page=2` })
  await grid()
  await user.click(screen.getByRole('button', { name: 'Generate report' }))
  expect(address()).toContain('page=2')
  await user.click(screen.getByRole('button', { name: 'Device' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Mobile' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Generate report' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filters: { device: ['mobile'] }, page: 1 }))
  expect(address()).not.toContain('page')
  cleanup()
  const again = await open({ at: '' })
  await grid()
  expect(again.address()).toBe(`${PATH}?period=${WEEK}&device=mobile&rows=format`)
})

test('the file has the columns that are shown, in their order', async () => {
  localStorage.setItem(
    `candela.list.performance.${ME}`,
    JSON.stringify({ order: ['m.ecpm', 'm.net'], hidden: ['m.fill', 'change'], density: 'compact' }),
  )
  savedFiles()
  const { user, asked: askedOf } = await open({
    server: [answers(performanceEndpoints.performanceFile, new Response(''))],
  })
  expect((await rowsOf())[0]).toEqual(['Day', 'Net CPM', 'Earnings', 'Impressions'])
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(askedOf(performanceEndpoints.performanceFile)).toHaveLength(1))
  expect(askedOf(performanceEndpoints.performanceFile)).toEqual([
    expect.objectContaining({
      metrics: ['net', 'total_impressions', 'ecpm', 'fill'],
      ...{ columns: ['date', 'ecpm', 'net', 'total_impressions'], extras: [] },
    }),
  ])
})

test('what is too much is offered as a file, and what it is about can still be changed', async () => {
  const field = 'filters.website'
  const message = 'Choose fewer days.'
  const prepared: object[] = []
  const { user } = await open({
    at: `?period=${WEEK}&rows=website,format`,
    server: [
      answers(performanceEndpoints.performance, ({ body }) => {
        asked.push(body)
        return body.rows.length > 1
          ? refusal('invalid', { errors: [{ field, code: 'asFile', message }] })
          : answerTo(body)
      }),
      answers(exportEndpoints.store, ({ body }) => {
        prepared.push(body)
        return { record: {} as ExportFile }
      }),
    ],
  })
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Prepare as CSV' }))
  expect(await screen.findByText('Your file is being prepared')).toBeVisible()
  expect(prepared).toMatchObject([{ exp_report: 'report/performance', exp_format: 'csv' }])
  expect(prepared).toMatchObject([{ question: { rows: ['website', 'format'] } }])
  await user.click(screen.getByRole('button', { name: /^Then by.*Format/ }))
  await user.click(await screen.findByRole('radio', { name: 'Nothing' }))
  expect((await rowsOf()).length).toBe(4)
})

test('the chart is read with the keyboard, and as a table', async () => {
  const { user } = await open({ at: `?period=${WEEK}&compare=none` })
  const chart = await screen.findByRole('group', { name: /Estimated earnings by Day/ })
  await user.tab()
  while (document.activeElement !== chart) await user.tab()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByText('Estimated earnings R$50.00')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Estimated earnings by Day/ }))
  await user.click(await screen.findByRole('menuitem', { name: /table/i }))
  expect(await screen.findByRole('table', { name: /Estimated earnings by Day/ })).toBeVisible()
})

const ofOneDay = answers(performanceEndpoints.performance, ({ body }) => {
  const answer = answerTo(body)
  return { ...answer, rows: answer.rows.slice(0, 1) }
})
const barsIn = (chart: HTMLElement) =>
  within(chart)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test.each([
  ['beside what it was before', '', ['Mon 3 Nov 2025R$60.00', 'Previous periodR$50.00']],
  ['by what it is made of, the largest first', '&pivot=device', ['MobileR$40.00', 'DesktopR$20.00']],
  ['also where lines were asked for', '&chart=line', ['Mon 3 Nov 2025R$60.00', 'Previous periodR$50.00']],
])('a single day has bars, %s', async (_, shape, bars) => {
  await open({ at: `?period=2025-11-03..2025-11-03&rows=date${shape}`, server: [ofOneDay] })
  await grid()
  expect(barsIn(document.body)).toEqual(expect.arrayContaining(bars))
  expect(screen.getByRole('button', { name: /^Chart ?Bars/ })).toBeVisible()
})

test.each([
  ['stacked', 'rows=date&pivot=device', 'group'],
  ['heat', 'rows=format&pivot=device', 'group'],
  ['scatter', 'rows=format', 'group'],
])('a %s chart of %s is drawn', async (chart, rows, role) => {
  await open({ at: `?period=${WEEK}&${rows}&chart=${chart}` })
  expect((await screen.findAllByRole(role, { name: /by|rate/ })).length).toBeGreaterThan(0)
})

test('a chart that these rows cannot be is not offered, and says what it needs', async () => {
  const { user } = await open({ at: `?period=${WEEK}&rows=format` })
  await grid()
  await user.click(screen.getByRole('button', { name: /^Chart ?Bars/ }))
  const lines = await screen.findByRole('radio', { name: 'Lines' })
  expect(lines).toBeDisabled()
  expect(lines).toHaveAccessibleDescription('Needs several days, weeks or months as the only rows.')
})
