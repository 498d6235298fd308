import { reportEndpoints, type WebsiteReportRow, websiteReportEndpoints } from '@candela/shared-contract'
import { answers, renderScreen } from '@candela/shared-ui/testing'
import { screen } from '@testing-library/react'
import { CHOICES, statement, WEEK } from '../testing/numbers'
import WebsitesReport from '../websites/WebsitesReport'

const PATH = '/report/report04'

const line = (state: WebsiteReportRow['state']) => ({ values: { net: '1.00' }, missing: {}, state })
const row = (id: number, state: WebsiteReportRow['state']): WebsiteReportRow => ({
  ...{ ...line(state), id, name: `W${id}`, account: null, tier: null, manager: null, status: null },
  ...{ bestFormat: null, lastDay: null, percentile: null },
})

const open = async (states: WebsiteReportRow['state'][], days: { from: string; to: string }) => {
  const { meta } = statement({ currency: 'BRL', step: 'day' })
  await renderScreen(
    { [PATH]: WebsitesReport },
    {
      at: `${PATH}?period=${WEEK}`,
      server: [
        answers(websiteReportEndpoints.report04, {
          rows: states.map((state, index) => row(index, state)),
          ...{ totals: line('estimated'), metrics: ['net'], meta: { ...meta, range: days } },
        }),
        answers(reportEndpoints.filters, CHOICES),
      ],
    },
  )
  return (await screen.findByText(/Data until/)).parentElement?.textContent
}

test.each([
  ['2025-10-01', '2025-10-31', '1 – 31 Oct 2025'],
  ['2025-08-27', '2025-09-26', '27 Aug – 26 Sep 2025'],
  ['2024-12-30', '2025-01-05', '30 Dec 2024 – 5 Jan 2025'],
  ['2025-10-31', '2025-10-31', '31 Oct 2025'],
])('the days that are counted are said first: %s to %s', async (from, to, said) => {
  const about = await open(['final'], { from, to })
  expect(about).toMatch(new RegExp(`^${said}, compared with 27 – 31 Oct 2025 · Data until 8 Nov 2025, .*BRLFinal`))
})

test('what is an estimate in one of its rows is said to be one, in the same word as of all rows', async () => {
  const days = { from: '2025-11-03', to: '2025-11-07' }
  expect(await open(['closed', 'estimated', 'final'], days)).toMatch(/BRLEstimate$/)
})
