import {
  type OrderReportAnswer,
  type OrderReportRow,
  orderReportEndpoints,
  reportEndpoints,
} from '@candela/shared-contract'
import { answers, ME, renderScreen, savedFiles } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { CHOICES, statement, WEEK } from '../testing/numbers'
import OrdersReport from './OrdersReport'

const PATH = '/report/report02'
const { meta } = statement({ currency: 'BRL', step: 'day' })

const line = (gross: string) => ({
  ...{ values: { gross, net: '80.00', total_impressions: '1000' }, missing: {}, state: 'final' as const },
  ...{ previous: { gross: '50.00' }, changes: { gross: '100.00' } },
})
const row = (facts: Partial<OrderReportRow>): OrderReportRow => ({
  ...line('100.00'),
  ...{ id: 7, name: 'Spring', status: null, isRemoved: false, campaigns: [], orc_ad_manager_order_id: '4711' },
  ...{ technology: 'Direct', color: null, website: null, share: '12.50' },
  delivered: { from: '2025-11-03', to: '2025-11-06' },
  ...facts,
})

const open = (at = `?period=${WEEK}`, metrics: OrderReportAnswer['metrics'] = ['gross', 'net', 'total_impressions']) =>
  renderScreen(
    { [PATH]: OrdersReport },
    {
      at: PATH + at,
      server: [
        answers(
          orderReportEndpoints.report02,
          ({ body }): OrderReportAnswer => ({
            rows:
              body.by === 'date'
                ? [row({ id: null, name: '2025-11-03', delivered: null, share: null, technology: null })]
                : [row({}), row({ id: 8, name: 'Gone', isRemoved: true })],
            totals: line('200.00'),
            metrics,
            meta,
          }),
        ),
        answers(orderReportEndpoints.report02File, new Response('')),
        answers(reportEndpoints.filters, CHOICES),
      ],
    },
  )

const rowsOf = async () =>
  within(await screen.findByRole('grid', { name: 'Orders report, row by row' }))
    .getAllByRole('row')
    .map(each => [...each.children].map(({ textContent }) => textContent))

test('money stands beside the name; its part of the website, its days and what is gone are said', async () => {
  await open()
  const [head, totals, first, second] = await rowsOf()
  expect(head?.slice(0, 3)).toEqual(['Order campaign', 'Gross', 'Change'])
  expect(totals?.slice(0, 2)).toEqual(['Total, 2 rows', 'R$200.00'])
  expect(first).toEqual(expect.arrayContaining(['Spring', 'R$100.00', '12.50%', '4711', '3 Nov 2025', '6 Nov 2025']))
  expect(second?.[0]).toBe('Gone (removed)')
})

test('a single day has bars, beside what it was before', async () => {
  await open(`?period=${WEEK}&by=date`)
  await rowsOf()
  const bars = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(bars).toEqual(
    expect.arrayContaining([expect.stringMatching(/3 Nov 2025.*R\$100\.00/), 'Previous periodR$50.00']),
  )
})

test('whoever is not told gross has no column of its shares', async () => {
  await open(`?period=${WEEK}`, ['net', 'total_impressions'])
  const [head] = await rowsOf()
  expect(head).toContain('First delivery')
  expect(head).not.toContain('Share of website revenue')
})

test('the file has the columns that are shown, in their order', async () => {
  localStorage.setItem(
    `candela.list.ordersReport.${ME}`,
    JSON.stringify({ order: ['share', 'net'], hidden: ['change', 'technology'], density: 'compact' }),
  )
  savedFiles()
  const { user, asked } = await open()
  await rowsOf()
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(asked(orderReportEndpoints.report02File)).toHaveLength(1))
  expect(asked(orderReportEndpoints.report02File)[0]).toMatchObject({
    columns: ['name', 'share', 'net', 'gross', 'total_impressions', 'orc_ad_manager_order_id', 'first', 'last'],
  })
})

test('a pressed campaign is told day by day, in order of days', async () => {
  const { user, address, asked } = await open()
  await user.click(await screen.findByRole('link', { name: 'Spring' }))
  expect(decodeURIComponent(address())).toBe(`${PATH}?period=${WEEK}&orderCampaign=7&by=date`)
  expect((await rowsOf())[0]?.[0]).toBe('Day')
  expect(asked(orderReportEndpoints.report02).at(-1)).toMatchObject({ by: 'date', filters: { orderCampaign: ['7'] } })
})
