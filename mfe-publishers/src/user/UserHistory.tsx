import { type OneUser, userLogConfig } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'
import { RecordHistory } from '@candela/shared-ui/pages'
import { userMessages } from './messages'
import { useUserWords } from './UserWords'
import { USER } from './user.api'

/** What was done to somebody, and by whom. */
export const UserHistory = ({ answer }: { answer: OneUser }) => {
  const t = userMessages.useT()
  const format = useFormat()
  const { status, locale } = useUserWords()
  return (
    <RecordHistory
      entity={USER}
      answer={answer}
      logConfig={userLogConfig}
      begins={['user.invite']}
      actions={{
        'user.updateUserLocale': t('user.history.language'),
        'user.changePassword': t('user.history.password'),
        'user.changeEmail': t('user.history.email'),
        'user.storePhoto': t('user.history.photo'),
      }}
      values={{ usr_status: status, usr_locale: locale, usr_comission: commission => format.percent(commission) }}
    />
  )
}
