import { useCan } from '@candela/shared-auth'
import { TYPES, type WebsiteColumn, type WebsiteRow } from '@candela/shared-contract'
import { TextLink, TwoLines, useFormat } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import type { Filter } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { ACCOUNT } from '../account/account.api'
import { accountNameQuery, findAccountValues } from '../account/account.choices'
import { Earned } from '../Earned'
import { publisherMessages } from '../i18n/messages'
import { useWebsiteWords, WebsiteStatusPill } from './WebsiteWords'

/** Above the link of the card that it stands in. */
const AccountLink = styled(TextLink)`
  position: relative;
  overflow-wrap: anywhere;
`

/** A website without a name of its own is called by its domain, and that need not be said twice. */
const WebsiteCell = ({ website: { display_host, anw_website, anw_name } }: { website: WebsiteRow }) => (
  <TwoLines below={anw_name !== display_host && anw_name !== anw_website && anw_name}>{display_host}</TwoLines>
)

/** What is one column of the list and two of the file. */
const FILE_COLUMNS: Readonly<Record<string, WebsiteColumn[]>> = {
  anw_website: ['anw_website', 'anw_name'],
  net30: ['net30', 'change30'],
}
export const fileColumns = (field: string): WebsiteColumn[] => FILE_COLUMNS[field] ?? [field as WebsiteColumn]

export const useWebsiteColumns = (): Column<WebsiteRow>[] => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const { columns } = useWebsiteWords()
  const mayOpenAccounts = useCan('account.get')
  return useMemo(
    () => [
      {
        field: 'anw_website',
        label: t('website.list.website'),
        cell: website => <WebsiteCell website={website} />,
        sortable: true,
        width: 184,
        grow: 2,
      },
      {
        field: 'anw_status',
        label: columns.anw_status,
        cell: ({ anw_status }) => <WebsiteStatusPill status={anw_status} />,
        sortable: true,
        width: 196,
        card: 'mark',
      },
      {
        field: 'acc_name',
        label: columns.acc_name,
        cell: ({ acc_name, anw_account_id }) =>
          acc_name && mayOpenAccounts ? (
            <AccountLink quiet href={ACCOUNT.pathOf(anw_account_id)} tabIndex={-1}>
              {acc_name}
            </AccountLink>
          ) : (
            (acc_name ?? '–')
          ),
        sortable: true,
        width: 118,
        grow: 1,
      },
      {
        field: 'anw_product',
        label: columns.anw_product,
        cell: ({ anw_product }) => anw_product,
        sortable: true,
        width: 116,
        card: 'none',
      },
      {
        field: 'anw_comission',
        label: columns.anw_comission,
        cell: ({ anw_comission }) => (anw_comission === null ? '–' : format.percent(anw_comission)),
        sortable: true,
        numeric: true,
        width: 108,
      },
      {
        field: 'net30',
        label: columns.net30,
        cell: row => <Earned earned={row} />,
        sortable: true,
        numeric: true,
        width: 136,
      },
      {
        field: 'users_count',
        label: columns.users_count,
        cell: ({ users_count }) => format.number(users_count),
        sortable: true,
        numeric: true,
        width: 84,
        card: 'none',
      },
      {
        field: 'created_at',
        label: columns.created_at,
        cell: ({ created_at }) => format.recent(created_at),
        sortable: true,
        width: 112,
        card: 'none',
      },
    ],
    [t, format, columns, mayOpenAccounts],
  )
}

/** Those that wait come first: they are work to do. */
const SEGMENTS = ['2', '1', '0', '3'] as const

/** Among how many of each status: the segments above the list. */
export const useWebsiteSegments = (): Filter => {
  const { columns, status } = useWebsiteWords()
  return useMemo(
    () => ({
      key: 'anw_status',
      label: columns.anw_status,
      options: SEGMENTS.map(value => ({ value, label: status[value], ...(value === '2' && { needsAttention: true }) })),
    }),
    [columns, status],
  )
}

export const useWebsiteFilters = (): Filter[] => {
  const { columns } = useWebsiteWords()
  const findsAccounts = useCan('account.simpleList')
  return useMemo(
    () => [
      {
        key: 'anw_product',
        label: columns.anw_product,
        options: TYPES.product.map(value => ({ value, label: value })),
      },
      {
        kind: 'search',
        key: 'anw_account_id',
        label: columns.acc_name,
        nameOf: accountNameQuery,
        ...(findsAccounts && { load: findAccountValues }),
      },
    ],
    [columns, findsAccounts],
  )
}
