import { API_LOG_RESULTS, type ApiLogIncident, apiLogEndpoints, INCIDENT_STATES } from '@candela/shared-contract'
import { LinkButton, optionsOf, Pill, TwoLines, useFormat } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import { columnsOf, type ListFilters, ListPage } from '@candela/shared-ui/pages'
import { useCallback, useMemo } from 'react'
import { adNetworkMessages } from '../i18n/messages'
import { useRunWords } from './ApiLogWords'
import { findAmong, nameAmong, RUNS, runsOfIncidentPath } from './apiLog.api'
import { useIncidentWords } from './useIncidentWords'

const actionsOf = () => ({})

const useIncidentColumns = (): Column<ApiLogIncident>[] => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { reasonOf, networksOf, state } = useIncidentWords()
  return useMemo(
    () =>
      columnsOf(
        {},
        {
          apl_error: {
            label: t('apiLog.incidents.reason'),
            cell: row => <TwoLines below={networksOf(row)}>{reasonOf(row)}</TwoLines>,
            sortable: false,
            width: 304,
            grow: 3,
          },
          state: {
            label: t('apiLog.incidents.state'),
            cell: row => (
              <Pill tone={row.state === 'open' ? 'danger' : 'success'} mark={row.state === 'open' ? 'square' : 'dot'}>
                {state[row.state]}
              </Pill>
            ),
            sortable: false,
            width: 116,
            card: 'besideTitle',
          },
          runs_count: {
            label: t('apiLog.incidents.runs'),
            cell: row => format.number(row.runs_count),
            numeric: true,
            width: 118,
          },
          networks_count: {
            label: t('apiLog.incidents.networks'),
            cell: row => format.number(row.networks_count),
            numeric: true,
            width: 118,
            card: 'none',
          },
          first_at: {
            label: t('apiLog.incidents.first'),
            cell: row => format.dateTime(row.first_at),
            width: 156,
          },
          last_at: {
            label: t('apiLog.incidents.last'),
            cell: row => format.dateTime(row.last_at),
            width: 156,
          },
          resolved_at: {
            label: t('apiLog.incidents.resolvedAt'),
            cell: row => (row.resolved_at ? format.dateTime(row.resolved_at) : '–'),
            width: 156,
            card: 'none',
          },
        },
      ),
    [t, format, reasonOf, networksOf, state],
  )
}

const useIncidentFilters = (): ListFilters => {
  const t = adNetworkMessages.useT()
  const { columns, result } = useRunWords()
  const { state } = useIncidentWords()
  return useMemo(
    () => ({
      segments: {
        key: 'state',
        label: t('apiLog.incidents.state'),
        options: optionsOf(INCIDENT_STATES, state).map(each => ({ ...each, needsAttention: each.value === 'open' })),
      },
      filters: [
        {
          kind: 'search',
          key: 'apl_id_ad_network',
          label: columns.adn_name,
          load: findAmong('network'),
          nameOf: nameAmong('network'),
        },
        { kind: 'period', key: 'period', label: t('apiLog.incidents.last') },
        { key: 'apl_result', label: columns.apl_result, options: optionsOf(FAILURES, result) },
      ],
    }),
    [t, columns, result, state],
  )
}
const FAILURES = API_LOG_RESULTS.filter(each => each !== 'ok' && each !== 'empty')

const IncidentList = () => {
  const t = adNetworkMessages.useT()
  const { reasonOf } = useIncidentWords()
  const nameOf = useCallback((incident: ApiLogIncident) => reasonOf(incident), [reasonOf])
  return (
    <ListPage
      name="apiLogIncidents"
      title={t('apiLog.incidents.title')}
      subtitle={t('apiLog.incidents.subtitle')}
      searchLabel={t('apiLog.incidents.search')}
      endpoint={apiLogEndpoints.incidents}
      columns={useIncidentColumns()}
      {...useIncidentFilters()}
      hrefOf={runsOfIncidentPath}
      nameOf={nameOf}
      actionsOf={actionsOf}
      actions={
        <LinkButton icon="log" href={RUNS}>
          {t('apiLog.incidents.hide')}
        </LinkButton>
      }
      texts={{
        count: count => t('apiLog.incidents.count', { count }),
        empty: { text: t('apiLog.incidents.emptyText') },
      }}
    />
  )
}

export default IncidentList
