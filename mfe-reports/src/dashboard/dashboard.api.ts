import { query } from '@candela/shared-auth'
import { type ChartName, type DashboardQuery, dashboardEndpoints } from '@candela/shared-contract'

export const totalizersQuery = (body: DashboardQuery) => query(dashboardEndpoints.totalizers, { body })
export const moneyQuery = (body: DashboardQuery) => query(dashboardEndpoints.money, { body })
export const chartQuery = (asked: DashboardQuery, chart: ChartName) =>
  query(dashboardEndpoints.charts, { body: { ...asked, chart } })
export const moversQuery = (body: DashboardQuery) => query(dashboardEndpoints.movers, { body })
export const coverageQuery = (body: DashboardQuery) => query(dashboardEndpoints.coverage, { body })
export const todoQuery = (body: DashboardQuery) => query(dashboardEndpoints.todo, { body })
export const quotationQuery = () => query(dashboardEndpoints.currencyExchange, {})
export const errorLogQuery = () => query(dashboardEndpoints.errorLog, {})
