import { changeEmailBody, type OneUser } from '@candela/shared-contract'
import { FormPasswordField, FormTextField } from '@candela/shared-ui/form'
import { FormDialog } from '@candela/shared-ui/pages'
import { addToast } from '@candela/shared-ui/runtime'
import { userMessages } from '../messages'
import { changeEmail } from './access.api'

const EMPTY = { usr_email: '', current_password: '' }

type EmailDialogProps = { onChanged: (answer: OneUser) => Promise<void> | void; onClose: () => void }

/** One's own address. */
export const EmailDialog = ({ onChanged, onClose }: EmailDialogProps) => {
  const t = userMessages.useT()

  const save = async (body: typeof EMPTY) => {
    const answer = await changeEmail(body)
    await onChanged(answer)
    addToast({ kind: 'success', title: t('user.email.changed'), text: answer.record.usr_email })
  }

  return (
    <FormDialog
      title={t('user.email.change')}
      effect={t('user.email.effect')}
      schema={changeEmailBody}
      initialValues={EMPTY}
      save={save}
      onClose={onClose}
    >
      <FormTextField
        name="usr_email"
        type="email"
        label={t('user.email.chosen')}
        autoComplete="email"
        data-autofocus=""
      />
      <FormPasswordField name="current_password" label={t('user.email.current')} autoComplete="current-password" />
    </FormDialog>
  )
}
