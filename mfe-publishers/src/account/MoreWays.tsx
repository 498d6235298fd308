import { useCan } from '@candela/shared-auth'
import { IconButton, Menu } from '@candela/shared-ui'
import { publisherMessages } from '../i18n/messages'
import { IMPORT_ACCOUNTS, ONBOARD } from './account.api'

/** Further ways to new accounts: with everything that a publisher needs, and many at once. */
export const MoreWays = () => {
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
