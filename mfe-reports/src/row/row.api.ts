import { call, query, queryKeyOf } from '@candela/shared-auth'
import {
  adNetworkEndpoints,
  dashboardEndpoints,
  orderReportEndpoints,
  performanceEndpoints,
  REPORTS,
  type RowChoice,
  reportRowEndpoints,
  statementEndpoints,
  transferEndpoints,
  websiteReportEndpoints,
} from '@candela/shared-contract'
import type { LoadOptions } from '@candela/shared-ui'
import { findIn } from '@candela/shared-ui/pages'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

export const ROWS = REPORTS.rows.path
export const rowPath = (key: string) => `${ROWS}/${encodeURIComponent(key)}`

export const rowQuery = (id: string) => query(reportRowEndpoints.get, { params: { id } })
export const historyQuery = (id: string) => query(reportRowEndpoints.history, { params: { id } })

const LIMIT = '50'

/** Filters stand in the address, where everything is text. */
export const findAmong =
  (of: RowChoice): LoadOptions<string> =>
  async (search, signal) => {
    const asked = { of, limit: LIMIT, ...(search && { search }) }
    const found = await call(reportRowEndpoints.choices, { query: asked }, { signal })
    return found.map(({ id, label }) => ({ value: String(id), label }))
  }

export const nameAmong = (of: RowChoice) => (id: string) => {
  const { queryKey, queryFn } = query(reportRowEndpoints.choices, { query: { of, id } })
  return {
    queryKey: [...queryKey, 'name'],
    queryFn: async (asked: { signal: AbortSignal }) => (await queryFn(asked))[0]?.label ?? `#${id}`,
  }
}

export const findNetworks = findIn(adNetworkEndpoints.simpleList)

const CHANGED = [
  reportRowEndpoints.list,
  reportRowEndpoints.totals,
  reportRowEndpoints.get,
  reportRowEndpoints.history,
  ...Object.values(dashboardEndpoints),
  performanceEndpoints.performance,
  orderReportEndpoints.report02,
  websiteReportEndpoints.report04,
  statementEndpoints.list,
  transferEndpoints.report05,
  transferEndpoints.transfer,
]

/** What is shown of rows is no longer true, nor what reports made of them and keep for a minute. */
export const useRowsChanged = () => {
  const client = useQueryClient()
  return useCallback(async () => {
    await Promise.all(CHANGED.map(endpoint => client.invalidateQueries({ queryKey: queryKeyOf(endpoint).slice(0, 1) })))
  }, [client])
}
