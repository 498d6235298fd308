import { accountEndpoints } from '@candela/shared-contract'
import { EntityList } from '@candela/shared-ui/pages'
import { useCurrencyAsked } from '../Earned'
import { publisherMessages } from '../i18n/messages'
import { useAccountColumns } from './AccountColumns'
import { ACCOUNT } from './account.api'
import { MoreWays } from './MoreWays'
import { useAccountBulk } from './useAccountBulk'
import { fileColumns, useAccountFilters, useAccountSegments } from './useAccountFilters'
import { useAccountRefusal } from './useAccountRefusal'

const AccountList = () => {
  const t = publisherMessages.useT()
  return (
    <EntityList
      entity={ACCOUNT}
      endpoint={accountEndpoints.list}
      exportAs={accountEndpoints.export}
      title={t('account.accounts')}
      subtitle={t('account.list.subtitle')}
      searchLabel={t('account.list.search')}
      addLabel={t('account.new')}
      asks={useCurrencyAsked()}
      columns={useAccountColumns()}
      fileColumns={fileColumns}
      segments={useAccountSegments()}
      filters={useAccountFilters()}
      bulk={useAccountBulk()}
      refusal={useAccountRefusal()}
      count={count => t('account.list.count', { count })}
      empty={{ title: t('account.list.empty'), text: t('account.list.emptyText') }}
      actions={<MoreWays />}
    />
  )
}

export default AccountList
