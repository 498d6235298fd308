import { useCan } from '@candela/shared-auth'
import { EditPage } from '@candela/shared-ui/pages'
import { useParams } from '@candela/shared-ui/router'
import { adminMessages } from '../i18n/messages'
import { NotificationForm, useNotificationFields } from './NotificationFields'
import { NOTIFICATION } from './notification.api'
import { rules, toUpdateBody, valuesOf } from './notification.form'
import { useSendQuestion } from './useSendQuestion'

const NotificationEdit = () => {
  const t = adminMessages.useT()
  const notification = Number(useParams().id)
  const { ask, dialog } = useSendQuestion(notification)
  const mayAsk = useCan('notification.store')
  return (
    <>
      <EditPage
        entity={NOTIFICATION}
        listTitle={t('notification.title')}
        title={t('notification.edit')}
        fields={useNotificationFields()}
        schema={() => rules}
        valuesOf={valuesOf}
        {...(mayAsk && { confirm: ask })}
        body={toUpdateBody}
        whyNot={t('notification.isSent')}
      >
        {({ values }) => <NotificationForm values={values} notification={notification} />}
      </EditPage>
      {dialog}
    </>
  )
}

export default NotificationEdit
