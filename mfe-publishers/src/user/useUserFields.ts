import { useFormat } from '@candela/shared-ui'
import type { FormFields } from '@candela/shared-ui/pages'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'
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
  return useMemo(() => {
    const none = common('state.none')
    const secret = (value: string) => (value ? SECRET : none)
    return [
      { name: 'usr_name', label: columns.usr_name, words: name => name },
      { name: 'usr_email', label: columns.usr_email, words: email => email },
      { name: 'usr_locale', label: columns.usr_locale, words: value => locale[value] },
      { name: 'usr_product', label: columns.usr_product, words: product => product ?? none },
      { name: 'usr_id_group', label: columns.gro_name, words: id => (id === null ? none : groupName(id)) },
      { name: 'usr_status', label: columns.usr_status, words: value => status[value] },
      {
        name: 'usr_comission',
        label: columns.usr_comission,
        words: share => (share === null ? none : format.percent(share)),
      },
      { name: 'usr_password', label: t('user.field.password'), words: secret },
      {
        name: 'usr_password_confirmation',
        label: t('user.field.passwordConfirmation'),
        words: secret,
      },
    ]
  }, [t, common, columns, status, locale, groupName, format])
}

/** Somebody new has a picture that waits until they are saved. */
export const useNewUserFields = (): FormFields<NewUserValues> => {
  const t = userMessages.useT()
  const fields = useUserFields()
  return useMemo(() => {
    const label = t('user.history.photo')
    return [...fields, { name: 'photo', label, words: photo => photo && label }]
  }, [t, fields])
}
