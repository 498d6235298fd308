import { useCan } from '@candela/shared-auth'
import { type AccountRow, accountEndpoints } from '@candela/shared-contract'
import { LinkButton } from '@candela/shared-ui'
import { ListPage } from '@candela/shared-ui/pages'
import { useCallback } from 'react'
import { useCurrencyAsked } from '../Earned'
import { publisherMessages } from '../i18n/messages'
import { useAccountColumns } from './AccountColumns'
import { accountPath, editPath, NEW_ACCOUNT } from './account.api'
import { MoreWays } from './MoreWays'
import { useAccountBulk } from './useAccountBulk'
import { fileColumns, useAccountFilters, useAccountSegments } from './useAccountFilters'
import { useAccountRemoval } from './useAccountRemoval'

const hrefOf = ({ id }: AccountRow) => accountPath(id)
const nameOf = ({ acc_name }: AccountRow) => acc_name

const AccountList = () => {
  const t = publisherMessages.useT()
  const columns = useAccountColumns()
  const segments = useAccountSegments()
  const filters = useAccountFilters()
  const mayAdd = useCan('account.store')
  const bulk = useAccountBulk()
  const asks = useCurrencyAsked()
  const { ask, dialog } = useAccountRemoval()

  const actionsOf = useCallback(
    ({ id, acc_name, can }: AccountRow) => ({
      editHref: can.update ? editPath(id) : undefined,
      onRemove: can.destroy ? () => ask({ id, name: acc_name }) : undefined,
    }),
    [ask],
  )
  const add = mayAdd && (
    <LinkButton variant="primary" icon="plus" href={NEW_ACCOUNT}>
      {t('account.new')}
    </LinkButton>
  )

  return (
    <ListPage
      name="account"
      title={t('account.accounts')}
      subtitle={t('account.list.subtitle')}
      searchLabel={t('account.list.search')}
      endpoint={accountEndpoints.list}
      asks={asks}
      columns={columns}
      segments={segments}
      filters={filters}
      hrefOf={hrefOf}
      nameOf={nameOf}
      actionsOf={actionsOf}
      bulkActions={bulk.actions}
      exportAs={accountEndpoints.export}
      fileColumns={fileColumns}
      texts={{
        count: count => t('account.list.count', { count }),
        empty: { title: t('account.list.empty'), text: t('account.list.emptyText'), action: add },
      }}
      actions={
        <>
          <MoreWays />
          {add}
        </>
      }
    >
      {dialog}
      {bulk.dialogs}
    </ListPage>
  )
}

export default AccountList
