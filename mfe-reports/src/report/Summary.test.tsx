import { reportEndpoints, websiteReportEndpoints } from '@candela/shared-contract'
import { answers, renderScreen } from '@candela/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { CHOICES, statement, WEEK } from '../testing/numbers'
import WebsitesReport from '../websites/WebsitesReport'

const PATH = '/report/report04'
const line = { values: { net: '9.00', ecpm: '2.00' }, missing: {}, state: 'final' as const }

const opened = async () => {
  const { meta } = statement({ currency: 'BRL', step: 'day' })
  await renderScreen(
    { [PATH]: WebsitesReport },
    {
      at: `${PATH}?period=${WEEK}`,
      server: [
        answers(websiteReportEndpoints.report04, {
          rows: [
            {
              ...{ ...line, id: 3, name: 'North', account: null, tier: null, manager: null, status: null },
              ...{ bestFormat: null, lastDay: null, percentile: null },
            },
          ],
          ...{ totals: line, metrics: ['net', 'ecpm'], meta },
        }),
        answers(reportEndpoints.filters, CHOICES),
      ],
    },
  )
  await screen.findByRole('grid')
  const summary = document.querySelector<HTMLElement>('dl[aria-label="Summary"]')
  if (!summary) throw new Error('There is no summary.')
  return within(summary)
}

test('what the report is about is its largest number', async () => {
  const [first, second] = (await opened()).getAllByRole('definition')
  expect(first).toHaveStyle({ fontSize: '22px' })
  expect(second).toHaveStyle({ fontSize: '16px' })
})

test('a name without room ends in an ellipsis, where it is cut', async () => {
  const name = (await opened()).getByText('Net CPM')
  expect(name.parentElement).toHaveStyle({ minWidth: 0 })
  expect(name).toHaveStyle({
    ...{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  })
})
