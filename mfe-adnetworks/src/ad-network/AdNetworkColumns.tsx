import { useCan } from '@candela/shared-auth'
import { type AdNetworkRow, CONNECTION_STATES, TYPES, toDay } from '@candela/shared-contract'
import { optionsOf, Pill, TextLink, TwoLines, useFormat } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import { columnsOf, type ListFilters } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { NETWORK_TYPE } from '../network-type/networkType.api'
import { useNameFilter } from '../shared/nameFilter'
import { InColor } from '../technology/TechnologyWords'
import { AdNetworkStatusPill, ConnectionPill, Earned, useAdNetworkWords, useCredentialNames } from './AdNetworkWords'

/** Above the link of the card that it stands in. */
const Inside = styled(TextLink)`
  position: relative;
  overflow-wrap: anywhere;
`

export const useAdNetworkColumns = (): Column<AdNetworkRow>[] => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { columns, anyWebsite } = useAdNetworkWords()
  const namesOf = useCredentialNames()
  const mayOpenTypes = useCan('adNetworkType.get')
  return useMemo(
    () =>
      columnsOf(columns, {
        adn_name: {
          cell: ({ adn_name, adm_name }) => <TwoLines below={adm_name ?? ''}>{adn_name}</TwoLines>,
          width: 196,
          grow: 2,
          alsoInFile: ['adm_name', 'adn_domain'],
        },
        adn_status: {
          cell: ({ adn_status }) => <AdNetworkStatusPill status={adn_status} />,
          width: 130,
          card: 'besideTitle',
        },
        // Whether it works and what it earns: before what kind of network it is.
        connection: { cell: ({ connection }) => <ConnectionPill state={connection.state} />, width: 196 },
        net30: { cell: row => <Earned of={row} inList />, numeric: true, width: 136, alsoInFile: ['change30'] },
        days_missing: {
          cell: ({ days_missing: days }) => (days === null ? '–' : format.number(days)),
          numeric: true,
          width: 124,
          card: 'none',
        },
        anw_website: { cell: ({ anw_website }) => anw_website ?? anyWebsite, width: 150, grow: 1 },
        anc_name: {
          cell: ({ anc_name, anc_color }) => <InColor color={anc_color}>{anc_name}</InColor>,
          width: 142,
          grow: 1,
        },
        ant_name: {
          cell: ({ ant_name, adn_id_ad_network_type }) =>
            mayOpenTypes ? (
              <Inside quiet href={NETWORK_TYPE.pathOf(adn_id_ad_network_type)} tabIndex={-1}>
                {ant_name}
              </Inside>
            ) : (
              ant_name
            ),
          width: 132,
          grow: 1,
          card: 'none',
        },
        lacks: {
          cell: ({ lacks }) =>
            lacks.length === 0 ? (
              '–'
            ) : (
              <span title={namesOf(lacks)}>
                <Pill tone="warning">{t('network.list.lacks', { count: lacks.length })}</Pill>
              </span>
            ),
          width: 128,
        },
        last_day: {
          cell: ({ last_day }) => (last_day === null ? '–' : format.date(toDay(last_day))),
          width: 128,
        },
        adn_token_expires_at: {
          cell: ({ adn_token_expires_at: day }) => (day === null ? '–' : format.date(toDay(day))),
          width: 124,
          card: 'none',
        },
        ord_name: { width: 160, grow: 1, card: 'none' },
        updated_at: { cell: row => format.recent(row.updated_at), width: 124, card: 'none' },
      }),
    [t, format, columns, anyWebsite, namesOf, mayOpenTypes],
  )
}

/** What ad networks are chosen by: the segments say how many there are of each status. */
export const useAdNetworkFilters = (): ListFilters => {
  const t = adNetworkMessages.useT()
  const { columns, status, connection } = useAdNetworkWords()
  const website = useNameFilter('website', 'adn_id_website', columns.anw_website)
  const type = useNameFilter('type', 'adn_id_ad_network_type', columns.ant_name)
  const technology = useNameFilter('technology', 'adn_id_ad_network_category', columns.anc_name)
  const order = useNameFilter('order', 'adn_id_order', columns.ord_name)
  return useMemo(
    () => ({
      segments: { key: 'adn_status', label: columns.adn_status, options: optionsOf(TYPES.adNetworkStatus, status) },
      filters: [
        website,
        type,
        technology,
        order,
        { key: 'connection', label: columns.connection, options: optionsOf(CONNECTION_STATES, connection) },
        {
          key: 'lacks',
          label: columns.lacks,
          options: optionsOf(['1', '0'], { 1: t('network.filter.lacks'), 0: t('network.filter.complete') }),
        },
        {
          key: 'token',
          label: columns.adn_token_expires_at,
          options: optionsOf(['ended', 'ending'], {
            ended: t('network.filter.ended'),
            ending: t('network.filter.ending'),
          }),
        },
      ],
    }),
    [t, columns, status, connection, website, type, technology, order],
  )
}
