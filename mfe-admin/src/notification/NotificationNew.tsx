import { useFormat } from '@candela/shared-ui'
import { NewPage } from '@candela/shared-ui/pages'
import { adminMessages } from '../i18n/messages'
import { NotificationForm, useNotificationFields } from './NotificationFields'
import { NOTIFICATION } from './notification.api'
import { followUpOf, rules, toCreateBody } from './notification.form'
import { useSendQuestion } from './useSendQuestion'

const NotificationNew = () => {
  const t = adminMessages.useT()
  const format = useFormat()
  const { ask, dialog } = useSendQuestion()
  return (
    <>
      <NewPage
        entity={NOTIFICATION}
        listTitle={t('notification.title')}
        title={t('notification.new')}
        subtitle={t('notification.newSubtitle')}
        saveLabel={({ when }) => t(when === 'now' ? 'notification.send' : 'notification.schedule')}
        fields={useNotificationFields()}
        schema={rules}
        copies
        start={followUpOf}
        confirm={ask}
        body={toCreateBody}
        savedTitle={({ record: { not_send_at } }) =>
          not_send_at
            ? t('notification.willBeSent', { time: format.dateTime(not_send_at) })
            : t('notification.isBeingSent')
        }
      >
        {({ values }) => <NotificationForm values={values} />}
      </NewPage>
      {dialog}
    </>
  )
}

export default NotificationNew
