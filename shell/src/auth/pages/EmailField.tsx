import { FormTextField } from '@candela/shared-ui/form'
import { authMessages } from '../i18n/messages'

/** The address that people sign in with, as password managers want to find it. */
export const EmailField = () => {
  const t = authMessages.useT()
  return (
    <FormTextField
      name="email"
      type="email"
      label={t('field.email')}
      size="lg"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
