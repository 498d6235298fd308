import { useCan } from '@candela/shared-auth'
import { TYPES, type WebsiteRow } from '@candela/shared-contract'
import { optionsOf, TextLink, TwoLines, useFormat } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import { columnsOf, type ListFilters } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { ACCOUNT } from '../account/account.api'
import { useAccountFilter } from '../account/account.choices'
import { Earned } from '../Earned'
import { publisherMessages } from '../i18n/messages'
import { TermsCell } from '../terms/Terms'
import { useWebsiteWords, WebsiteStatusPill } from './WebsiteWords'
import { canPassForAnother, ownNameOf } from './website.api'

/** Above the link of the card that it stands in. */
const AccountLink = styled(TextLink)`
  position: relative;
  overflow-wrap: anywhere;
`

/** A line each for both forms of a host that can pass for another: on one line the second would be cut off. */
const WebsiteCell = ({ website }: { website: WebsiteRow }) => {
  const { anw_website, unicode_host } = website
  const below = [canPassForAnother(website) && anw_website, ownNameOf(website)].filter(Boolean).join(' · ')
  return <TwoLines below={below}>{unicode_host}</TwoLines>
}

export const useWebsiteColumns = (): Column<WebsiteRow>[] => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const { columns } = useWebsiteWords()
  const mayOpenAccounts = useCan('account.get')
  return useMemo(
    () =>
      columnsOf(columns, {
        anw_website: {
          label: t('website.list.website'),
          cell: website => <WebsiteCell website={website} />,
          width: 184,
          grow: 2,
          alsoInFile: ['anw_name'],
        },
        anw_status: { cell: row => <WebsiteStatusPill website={row} />, width: 196, card: 'besideTitle' },
        acc_name: {
          cell: ({ acc_name, anw_account_id }) =>
            acc_name && mayOpenAccounts ? (
              <AccountLink quiet href={ACCOUNT.pathOf(anw_account_id)} tabIndex={-1}>
                {acc_name}
              </AccountLink>
            ) : (
              (acc_name ?? '–')
            ),
          width: 118,
          grow: 1,
        },
        anw_product: { width: 116, card: 'none' },
        anw_comission: {
          cell: ({ terms }) => <TermsCell terms={terms} />,
          numeric: true,
          width: 108,
        },
        net30: {
          cell: row => <Earned earned={row} whose={{ account: row.anw_account_id, website: row.id }} inList />,
          numeric: true,
          width: 136,
          alsoInFile: ['change30'],
        },
        users_count: { cell: row => format.number(row.users_count), numeric: true, width: 84, card: 'none' },
        created_at: { cell: row => format.recent(row.created_at), width: 112, card: 'none' },
      }),
    [t, format, columns, mayOpenAccounts],
  )
}

/** Those that wait come first: they are work to do. */
const SEGMENTS = ['2', '1', '0', '3'] as const

/** What websites are chosen by: the segments say how many there are of each status. */
export const useWebsiteFilters = (): ListFilters => {
  const { columns, status } = useWebsiteWords()
  const account = useAccountFilter('anw_account_id', columns.acc_name)
  return useMemo(() => {
    const statuses = optionsOf(SEGMENTS, status).map(each => ({ ...each, needsAttention: each.value === '2' }))
    return {
      segments: { key: 'anw_status', label: columns.anw_status, options: statuses },
      filters: [{ key: 'anw_product', label: columns.anw_product, options: optionsOf(TYPES.product) }, account],
    }
  }, [columns, status, account])
}
