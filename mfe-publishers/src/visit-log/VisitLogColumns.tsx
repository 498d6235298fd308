import { useCan } from '@candela/shared-auth'
import { TYPES, type Visit } from '@candela/shared-contract'
import { Avatar, Icon, optionsOf, Pill, TwoLines, useFormat } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import { columnsOf, type ListFilters } from '@candela/shared-ui/pages'
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

export const useVisitColumns = (): Column<Visit>[] => {
  const t = publisherMessages.useT()
  const userWords = userMessages.useT()
  const format = useFormat()
  const { columns, device, languageOf, cameWith, lengthOf } = useVisitWords()
  return useMemo(
    () =>
      columnsOf(columns, {
        usr_name: {
          cell: ({ ual_id_user, usr_name, usr_email }) => (
            <Side>
              <Avatar id={ual_id_user} name={usr_name} />
              <TwoLines below={usr_email}>{usr_name}</TwoLines>
            </Side>
          ),
          width: 220,
          grow: 2,
          alsoInFile: ['usr_email'],
        },
        created_at: { cell: row => format.dateTime(row.created_at), width: 160 },
        gro_name: { cell: row => row.gro_name ?? userWords('user.nobodysGroup'), width: 136, grow: 1, card: 'none' },
        ual_ip: { sortable: false, width: 128, card: 'none' },
        ual_browser: {
          label: t('visitLog.device'),
          cell: visit => (
            <Side title={device[visit.ual_device]}>
              <Icon name={visit.ual_device} />
              <TwoLines>{cameWith(visit)}</TwoLines>
            </Side>
          ),
          width: 176,
          grow: 1,
          alsoInFile: ['ual_operating_system', 'ual_device'],
        },
        ual_language: { cell: languageOf, width: 108, card: 'none' },
        duration: {
          cell: visit => (visit.open ? <Pill tone="success">{t('visitLog.open')}</Pill> : (lengthOf(visit) ?? '–')),
          width: 140,
          card: 'besideTitle',
        },
      }),
    [t, userWords, format, columns, device, languageOf, cameWith, lengthOf],
  )
}

/** What visits are chosen by: the segments say on what people came. */
export const useVisitFilters = (): ListFilters => {
  const t = publisherMessages.useT()
  const { columns, device } = useVisitWords()
  const mayFind = useCan('user.simpleList')
  return useMemo(
    () => ({
      segments: { key: 'ual_device', label: columns.ual_device, options: optionsOf(TYPES.device, device) },
      filters: [
        {
          kind: 'search',
          key: 'ual_id_user',
          label: t('visitLog.user'),
          nameOf: userNameOf,
          ...(mayFind && { load: findUsers }),
        },
        { kind: 'period', key: 'period', label: t('visitLog.period') },
      ],
    }),
    [t, columns, device, mayFind],
  )
}
