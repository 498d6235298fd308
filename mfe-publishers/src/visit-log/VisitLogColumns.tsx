import { useCan } from '@candela/shared-auth'
import { TYPES, type Visit, type VisitColumn } from '@candela/shared-contract'
import { Avatar, Icon, Pill, TwoLines, useFormat } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import type { Filter } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'
import { userMessages } from '../user/messages'
import { useVisitWords } from './useVisitWords'
import { findUsers, userNameOf } from './visitLog.api'

const Side = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;

  > svg {
    flex: none;
    color: var(--fg-3);
  }
`

/** What a column is in the file. */
export const fileColumns = (field: string): VisitColumn[] => {
  if (field === 'usr_name') return ['usr_name', 'usr_email']
  if (field === 'ual_browser') return ['ual_browser', 'ual_operating_system', 'ual_device']
  return [field as VisitColumn]
}

export const useVisitColumns = (): Column<Visit>[] => {
  const t = publisherMessages.useT()
  const userWords = userMessages.useT()
  const format = useFormat()
  const { columns, device, languageOf, cameWith, lengthOf } = useVisitWords()
  return useMemo(
    () => [
      {
        field: 'usr_name',
        label: columns.usr_name,
        cell: ({ ual_id_user, usr_name, usr_email }) => (
          <Side>
            <Avatar id={ual_id_user} name={usr_name} />
            <TwoLines below={usr_email}>{usr_name}</TwoLines>
          </Side>
        ),
        sortable: true,
        width: 220,
        grow: 2,
      },
      {
        field: 'created_at',
        label: columns.created_at,
        cell: ({ created_at }) => format.dateTime(created_at),
        sortable: true,
        width: 160,
      },
      {
        field: 'gro_name',
        label: columns.gro_name,
        cell: ({ gro_name }) => gro_name ?? userWords('user.nobodysGroup'),
        sortable: true,
        width: 136,
        grow: 1,
        card: 'none',
      },
      { field: 'ual_ip', label: columns.ual_ip, cell: ({ ual_ip }) => ual_ip ?? '–', width: 128, card: 'none' },
      {
        field: 'ual_browser',
        label: t('visitLog.device'),
        cell: visit => (
          <Side title={device[visit.ual_device]}>
            <Icon name={visit.ual_device} />
            <TwoLines>{cameWith(visit)}</TwoLines>
          </Side>
        ),
        sortable: true,
        width: 176,
        grow: 1,
      },
      {
        field: 'ual_language',
        label: columns.ual_language,
        cell: languageOf,
        sortable: true,
        width: 108,
        card: 'none',
      },
      {
        field: 'duration',
        label: columns.duration,
        cell: visit => (visit.open ? <Pill tone="success">{t('visitLog.open')}</Pill> : (lengthOf(visit) ?? '–')),
        sortable: true,
        width: 140,
        card: 'mark',
      },
    ],
    [t, userWords, format, columns, device, languageOf, cameWith, lengthOf],
  )
}

/** On what people came: the segments above the list. */
export const useVisitSegments = (): Filter => {
  const { columns, device } = useVisitWords()
  return useMemo(
    () => ({
      key: 'ual_device',
      label: columns.ual_device,
      options: TYPES.device.map(value => ({ value, label: device[value] })),
    }),
    [columns, device],
  )
}

export const useVisitFilters = (): Filter[] => {
  const t = publisherMessages.useT()
  const mayFind = useCan('user.simpleList')
  return useMemo(
    () => [
      {
        kind: 'search',
        key: 'ual_id_user',
        label: t('visitLog.user'),
        nameOf: userNameOf,
        ...(mayFind && { load: findUsers }),
      },
      { kind: 'period', key: 'period', label: t('visitLog.period') },
    ],
    [t, mayFind],
  )
}
