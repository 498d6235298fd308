import { dashboardEndpoints } from '@candela/shared-contract'
import { answers, renderScreen } from '@candela/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { DASHBOARD } from '../testing/numbers'
import Dashboard from './Dashboard'

test('what a network delivered stands under its day, the newest first, and says in words how it is', async () => {
  const coverage = answers(dashboardEndpoints.coverage, {
    days: ['2025-11-04', '2025-11-05', '2025-11-06', '2025-11-07'],
    rows: [{ adNetwork: { id: 1, label: 'Northlight' }, states: ['none', 'missing', 'partial', 'complete'] }],
    more: 0,
  })
  await renderScreen({ '/dashboard': Dashboard }, { server: [coverage, ...DASHBOARD] })
  const table = within(await screen.findByRole('region', { name: 'Data by ad network' }))
  const row = within(await table.findByRole('row', { name: /Northlight/ }))
  const states = row.getAllByRole('cell')
  expect(states.map(cell => cell.getAttribute('aria-label'))).toEqual([
    'Complete',
    'Partial',
    'Missing',
    'Not expected',
  ])
  const days = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(days).toEqual(['Ad network', '7 Nov', '6 Nov', '5 Nov', '4 Nov'])
})
