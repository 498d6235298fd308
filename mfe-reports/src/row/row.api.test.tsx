import { queryKeyOf } from '@candela/shared-auth'
import {
  dashboardEndpoints,
  orderReportEndpoints,
  performanceEndpoints,
  quotationReportEndpoints,
  reportRowEndpoints,
  statementEndpoints,
  transferEndpoints,
  websiteReportEndpoints,
} from '@candela/shared-contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { useRowsChanged } from './row.api'

test('once rows changed no report shows what it kept of them, and what is not made of them is not asked again', async () => {
  const ofRows = [
    reportRowEndpoints.list,
    dashboardEndpoints.totalizers,
    dashboardEndpoints.charts,
    dashboardEndpoints.movers,
    dashboardEndpoints.money,
    performanceEndpoints.performance,
    orderReportEndpoints.report02,
    websiteReportEndpoints.report04,
    statementEndpoints.list,
    transferEndpoints.report05,
    transferEndpoints.transfer,
  ]
  const client = new QueryClient()
  const keyOf = (endpoint: Parameters<typeof queryKeyOf>[0]) => queryKeyOf(endpoint, { body: {} })
  const all = [...ofRows, quotationReportEndpoints.report03]
  for (const endpoint of all) client.setQueryData(keyOf(endpoint), {})
  const { result } = renderHook(useRowsChanged, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await result.current()
  const old = all.filter(endpoint => client.getQueryState(keyOf(endpoint))?.isInvalidated)
  expect(old.map(({ path }) => path)).toEqual(ofRows.map(({ path }) => path))
})
