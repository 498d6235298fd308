import {
  API_LOG_OPERATIONS,
  API_LOG_RESULTS,
  type ApiLog,
  type ApiLogError,
  type ApiLogResult,
  HTTP_CLASSES,
} from '@candela/shared-contract'
import { optionsOf, TwoLines, useFormat } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import { columnsOf, type ListFilters } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { adNetworkMessages } from '../i18n/messages'
import { MoneyChanged, ResultPill, useRunWords } from './ApiLogWords'
import { findAmong, incidentQuery, nameAmong } from './apiLog.api'
import { useIncidentWords } from './useIncidentWords'

export const useRunColumns = (): Column<ApiLog>[] => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { columns, operation, websiteOf, daysOf, httpOf, durationOf, reasonOf } = useRunWords()
  return useMemo(() => {
    const rows = (field: 'apl_rows_in' | 'apl_rows_new' | 'apl_rows_changed' | 'apl_rows_unchanged') => ({
      cell: (row: ApiLog) => format.number(row[field]),
      numeric: true,
      width: 96,
      card: 'none' as const,
    })
    return columnsOf(columns, {
      adn_name: {
        cell: row => <TwoLines below={websiteOf(row)}>{row.adn_name}</TwoLines>,
        width: 208,
        grow: 2,
        alsoInFile: ['anw_name', 'apl_run'],
      },
      apl_result: {
        cell: ({ apl_result }) => <ResultPill result={apl_result} />,
        width: 132,
        card: 'besideTitle',
      },
      apl_started_at: { cell: row => format.dateTime(row.apl_started_at), width: 156 },
      apl_operation: {
        cell: row => <TwoLines below={daysOf(row)}>{operation[row.apl_operation]}</TwoLines>,
        width: 132,
        grow: 1,
        alsoInFile: ['apl_from', 'apl_to'],
      },
      apl_error: { cell: row => reasonOf(row.apl_error), width: 176, grow: 1, card: 'none' },
      apl_attempt: { cell: row => format.number(row.apl_attempt), numeric: true, width: 92, card: 'none' },
      apl_http_status: { cell: httpOf, width: 112, card: 'none' },
      duration: { label: t('apiLog.show.took'), cell: durationOf, numeric: true, width: 92, card: 'none' },
      apl_rows_in: { ...rows('apl_rows_in'), width: 128, card: 'fact' },
      apl_rows_new: rows('apl_rows_new'),
      apl_rows_changed: rows('apl_rows_changed'),
      apl_rows_unchanged: rows('apl_rows_unchanged'),
      apl_restated: {
        cell: ({ apl_restated }) => <MoneyChanged restated={apl_restated} />,
        sortable: false,
        numeric: true,
        width: 136,
        card: 'none',
      },
      apl_next_retry_at: {
        cell: row => (row.apl_next_retry_at ? format.dateTime(row.apl_next_retry_at) : '–'),
        width: 156,
        card: 'none',
      },
      ant_name: { width: 140, card: 'none' },
      anc_name: { width: 132, card: 'none' },
    })
  }, [t, format, columns, operation, websiteOf, daysOf, httpOf, durationOf, reasonOf])
}

/** What a cause is called: what happened, and where. */
const useCauseName = () => {
  const { result, error } = useRunWords()
  return useMemo(
    () => (cause: string) => {
      const [what = '', why = '', where = ''] = cause.split(' ')
      const said = error[why as ApiLogError] ?? result[what as ApiLogResult] ?? cause
      const name = where.startsWith('#') ? said : `${said} · ${where}`
      return { queryKey: ['cause of runs', name], queryFn: async () => name }
    },
    [result, error],
  )
}

/** What an incident is called: as its list does, and when it began. */
const useIncidentName = () => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { reasonOf, networksOf } = useIncidentWords()
  return useMemo(() => {
    const gone = t('apiLog.incidents.gone')
    return (id: string) => {
      const { queryKey, queryFn } = incidentQuery(id)
      return {
        queryKey: [...queryKey, 'name', gone],
        queryFn: async (asked: { signal: AbortSignal }) => {
          const incident = await queryFn(asked)
          return incident
            ? [reasonOf(incident), networksOf(incident), format.dateTime(incident.first_at)].join(' · ')
            : gone
        },
      }
    }
  }, [t, format, reasonOf, networksOf])
}

const search = (of: Parameters<typeof findAmong>[0]) => ({
  kind: 'search' as const,
  load: findAmong(of),
  nameOf: nameAmong(of),
})
const [NETWORK, WEBSITE, TYPE, TECHNOLOGY] = [
  search('network'),
  search('website'),
  search('type'),
  search('technology'),
]

/** What runs are chosen by: the segments say how many ended how. */
export const useRunFilters = (): ListFilters => {
  const t = adNetworkMessages.useT()
  const { columns, operation, result } = useRunWords()
  const causeName = useCauseName()
  const incidentName = useIncidentName()
  return useMemo(() => {
    const classes = HTTP_CLASSES.map(value => ({ value, label: value === 'none' ? t('apiLog.noAnswer') : value }))
    return {
      segments: { key: 'apl_result', label: columns.apl_result, options: optionsOf(API_LOG_RESULTS, result) },
      filters: [
        { ...NETWORK, key: 'apl_id_ad_network', label: columns.adn_name },
        { kind: 'period', key: 'period', label: t('apiLog.period') },
        { kind: 'period', key: 'days', label: t('apiLog.days') },
        { key: 'apl_operation', label: columns.apl_operation, options: optionsOf(API_LOG_OPERATIONS, operation) },
        { key: 'http_class', label: columns.apl_http_status, options: classes },
        { key: 'is_last', label: t('apiLog.lastOnly'), options: [{ value: '1', label: t('apiLog.lastOfRun') }] },
        { ...WEBSITE, key: 'apl_id_website', label: columns.anw_name },
        { ...TYPE, key: 'apl_id_ad_network_type', label: columns.ant_name },
        { ...TECHNOLOGY, key: 'adn_id_ad_network_category', label: columns.anc_name },
        { kind: 'search', key: 'apl_cause', label: t('apiLog.cause'), nameOf: causeName },
        { kind: 'search', key: 'incident', label: t('apiLog.incident'), nameOf: incidentName },
      ],
    }
  }, [t, columns, operation, result, causeName, incidentName])
}
