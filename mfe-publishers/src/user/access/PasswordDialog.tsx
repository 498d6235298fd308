import { changePasswordBody } from '@candela/shared-contract'
import { FormPasswordField } from '@candela/shared-ui/form'
import { FormDialog } from '@candela/shared-ui/pages'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { userMessages } from '../messages'
import { changePassword } from './access.api'

const EMPTY = { current_password: '', password: '', password_confirmation: '' }

type PasswordDialogProps = { onClose: () => void }

/** One's own password. */
export const PasswordDialog = ({ onClose }: PasswordDialogProps) => {
  const t = userMessages.useT()
  const common = commonMessages.useT()

  const save = async (body: typeof EMPTY) => {
    await changePassword(body)
    addToast({ kind: 'success', title: common('success.passwordChanged') })
  }

  return (
    <FormDialog
      title={t('user.password.change')}
      effect={t('user.password.effect')}
      schema={changePasswordBody}
      initialValues={EMPTY}
      save={save}
      onClose={onClose}
    >
      <FormPasswordField
        name="current_password"
        label={t('user.password.current')}
        autoComplete="current-password"
        data-autofocus=""
      />
      <FormPasswordField name="password" label={t('user.password.chosen')} autoComplete="new-password" />
      <FormPasswordField
        name="password_confirmation"
        label={t('user.password.confirmation')}
        autoComplete="new-password"
      />
    </FormDialog>
  )
}
