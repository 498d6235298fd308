import { reportEndpoints, type WebsiteReportRow, websiteReportEndpoints } from '@candela/shared-contract'
import { answers, ME, renderScreen, savedFiles, type Visit } from '@candela/shared-ui/testing'
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

const open = (rows: WebsiteReportRow[], at = `?period=${WEEK}`, visit: Partial<Visit> = {}) =>
  renderScreen(
    { [PATH]: WebsitesReport },
    {
      ...visit,
      at: PATH + at,
      server: [
        ...(visit.server ?? []),
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

const net = () => screen.getByRole('columnheader', { name: 'Estimated earnings' })

test('it says how it is sorted, also where nobody chose that, and is turned around', async () => {
  const { user, address } = await open([row({}), row({ id: 5, name: 'South' })])
  await headings()
  expect(net()).toHaveAttribute('aria-sort', 'descending')
  await user.click(net())
  expect(address()).toContain('sort=net')
  expect(net()).toHaveAttribute('aria-sort', 'ascending')
})

test('who is not staff is never shown a place for the margin', async () => {
  const never = answers(websiteReportEndpoints.report04, () => new Promise<never>(() => undefined))
  await open([], undefined, { scope: 'own', server: [never] })
  expect((await screen.findAllByText('Estimated earnings'))[0]).toBeVisible()
  expect(screen.queryByText('Margin')).not.toBeInTheDocument()
})
