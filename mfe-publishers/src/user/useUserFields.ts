import { useFormat } from '@candela/shared-ui'
import type { FormFields } from '@candela/shared-ui/pages'
import { commonMessages } from '@candela/shared-ui/runtime'
import { userMessages } from './messages'
import { useUserWords } from './UserWords'
import { useGroupName } from './user.api'
import type { NewUserValues, UserValues } from './user.form'

const SECRET = '••••••'

/** How the form speaks of its fields: in the save bar, and when two people changed the same person. */
export const useUserFields = (): FormFields<UserValues> => {
  const t = userMessages.useT()
  const common = commonMessages.useT()
  const { columns, status, locale } = useUserWords()
  const groupName = useGroupName()
  const format = useFormat()
  const secret = (value: string) => (value ? SECRET : common('state.none'))
  return [
    { name: 'usr_name', label: columns.usr_name },
    { name: 'usr_email', label: columns.usr_email },
    { name: 'usr_locale', label: columns.usr_locale, formatValue: value => locale[value] },
    { name: 'usr_product', label: columns.usr_product },
    { name: 'usr_id_group', label: columns.gro_name, formatValue: id => id && groupName(id) },
    { name: 'usr_status', label: columns.usr_status, formatValue: value => status[value] },
    {
      name: 'usr_comission',
      label: columns.usr_comission,
      formatValue: commission => commission && format.percent(commission),
    },
    { name: 'usr_password', label: t('user.field.password'), formatValue: secret },
    { name: 'usr_password_confirmation', label: t('user.field.passwordConfirmation'), formatValue: secret },
  ]
}

/** Somebody new has a picture that waits until they are saved. */
export const useNewUserFields = (): FormFields<NewUserValues> => {
  const label = userMessages.useT()('user.photo.one')
  return [...useUserFields(), { name: 'photo', label, formatValue: photo => photo && label }]
}
