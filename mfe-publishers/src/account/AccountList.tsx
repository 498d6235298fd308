import { useCan } from '@candela/shared-auth'
import { IconButton, Menu } from '@candela/shared-ui'
import { EntityList } from '@candela/shared-ui/pages'
import { useCurrencyParam } from '../Earned'
import { publisherMessages } from '../i18n/messages'
import { useAccountColumns, useAccountFilters } from './AccountColumns'
import { useAccountRemovalRefusal } from './AccountWords'
import { ACCOUNT, IMPORT_ACCOUNTS, ONBOARD } from './account.api'
import { useAccountBulk } from './useAccountBulk'

/** Further ways to new accounts: with everything that a publisher needs, and many at once. */
const OnboardOrImportMenu = () => {
  const t = publisherMessages.useT()
  const mayAdd = useCan('account.store')
  const mayAddWebsites = useCan('website.store')
  const mayInvite = useCan('user.invite')
  if (!mayAdd) return null
  const onboard = { id: 'onboard', icon: 'users', label: t('onboard.title'), href: ONBOARD } as const
  const fromFile = { id: 'import', icon: 'upload', label: t('import.title'), href: IMPORT_ACCOUNTS } as const
  return (
    <Menu
      trigger={props => <IconButton {...props} icon="dots" label={t('account.moreActions')} />}
      items={mayAddWebsites && mayInvite ? [onboard, fromFile] : [fromFile]}
    />
  )
}

const AccountList = () => {
  const t = publisherMessages.useT()
  return (
    <EntityList
      entity={ACCOUNT}
      title={t('account.accounts')}
      subtitle={t('account.list.subtitle')}
      searchLabel={t('account.list.search')}
      addLabel={t('account.new')}
      extraBody={useCurrencyParam()}
      columns={useAccountColumns()}
      {...useAccountFilters()}
      bulk={useAccountBulk()}
      removalRefusal={useAccountRemovalRefusal()}
      count={count => t('account.list.count', { count })}
      emptyText={t('account.list.emptyText')}
      actions={<OnboardOrImportMenu />}
    />
  )
}

export default AccountList
