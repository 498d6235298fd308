import { reportEndpoints, type WebsiteReportRow, websiteReportEndpoints } from '@candela/shared-contract'
import { answers, ME, renderScreen, savedFiles } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { CHOICES, statement, WEEK } from '../testing/numbers'
import WebsitesReport from './WebsitesReport'

const PATH = '/report/report04'
const { meta } = statement({ currency: 'BRL', step: 'day' })

const line = (net: string) => ({
  ...{ values: { net, rpm: '2.00' }, missing: {}, state: 'final' as const },
  ...{ previous: { net: '50.00', rpm: '1.00' }, changes: { net: '100.00', rpm: '100.00' } },
})
const row = (facts: Partial<WebsiteReportRow>): WebsiteReportRow => ({
  ...line('100.00'),
  ...{ id: 3, name: 'North', account: { id: 1, label: 'Alfa' }, tier: 2, manager: 'Ana', status: 1 },
  ...{ bestFormat: 'intext', lastDay: '2025-11-06', percentile: 75 },
  ...facts,
})

const open = (rows: WebsiteReportRow[], at = `?period=${WEEK}`) =>
  renderScreen(
    { [PATH]: WebsitesReport },
    {
      at: PATH + at,
      server: [
        answers(websiteReportEndpoints.report04, { rows, totals: line('150.00'), metrics: ['net', 'rpm'], meta }),
        answers(websiteReportEndpoints.report04File, new Response('')),
        answers(reportEndpoints.filters, CHOICES),
      ],
    },
  )

const headings = async () =>
  within(await screen.findByRole('grid', { name: 'Websites report, row by row' }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)

test('each website has its numbers, what it is best at and where it stands', async () => {
  await open([row({})])
  expect(await headings()).toEqual([
    ...['Website', 'Earnings', 'Change of earnings', 'RPM', 'Change of RPM', 'RPM above similar websites'],
    ...['Best format', 'Account', 'Tier', 'Account manager', 'Status', 'Last data'],
  ])
  const cells = screen.getAllByRole('row').at(-1)?.textContent
  expect(cells).toMatch(/North.*R\$100\.00.*above 75% of them.*In text.*Alfa.*Gold.*Ana.*Enabled.*6 Nov 2025/)
})

test('what a reader is not told has no column', async () => {
  await open([row({ tier: null, manager: null, percentile: null, account: null })])
  expect((await headings()).filter(name => /Tier|manager|similar|Account/.test(name ?? ''))).toEqual([])
})

test('the file has the columns that are shown, in their order', async () => {
  localStorage.setItem(
    `candela.list.websitesReport.${ME}`,
    JSON.stringify({ order: ['status', 'rpm'], hidden: ['change_net', 'change_rpm', 'tier'], density: 'compact' }),
  )
  savedFiles()
  const { user, asked } = await open([row({})])
  await headings()
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(asked(websiteReportEndpoints.report04File)).toHaveLength(1))
  expect(asked(websiteReportEndpoints.report04File)[0]).toMatchObject({
    columns: ['website', 'status', 'rpm', 'net', 'percentile', 'bestFormat', 'account', 'manager', 'lastDay'],
  })
})

test('a website leads to its days in the performance report', async () => {
  await open([row({})])
  const link = await screen.findByRole('link', { name: 'North' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/report\/reportPerformance\?period=.*&website=3/))
})
