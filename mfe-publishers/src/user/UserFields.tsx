import { LOCALES, TYPES, type UserRecord } from '@candela/shared-contract'
import { Card, optionsOf } from '@candela/shared-ui'
import {
  FieldCard,
  FieldGrid,
  FormCombobox,
  FormPasswordField,
  FormPercentField,
  FormRadioGroup,
  FormSelect,
  FormTextField,
} from '@candela/shared-ui/form'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useIsPublisher } from '../useIsPublisher'
import { userMessages } from './messages'
import { useUserWords } from './UserWords'
import { findGroups } from './user.api'

type DataFieldsProps = {
  /** In place of the field where the address is changed otherwise. */
  email?: ReactNode
}

export const DataFields = ({ email }: DataFieldsProps) => {
  const t = userMessages.useT()
  const { columns, locale } = useUserWords()
  return (
    <FieldCard title={t('user.data')}>
      <FormTextField name="usr_name" label={columns.usr_name} autoComplete="off" maxLength={255} />
      {email ?? (
        <FormTextField name="usr_email" type="email" inputMode="email" label={columns.usr_email} autoComplete="off" />
      )}
      <FormSelect name="usr_locale" label={columns.usr_locale} options={optionsOf(LOCALES, locale)} />
      <FormSelect
        name="usr_product"
        label={columns.usr_product}
        options={[{ value: '', label: t('user.none') }, ...optionsOf(TYPES.product)]}
      />
    </FieldCard>
  )
}

type AccessFieldsProps = {
  /** The group of the record: the choices may not hold it. */
  group?: Pick<UserRecord, 'usr_id_group' | 'gro_name'>
  /** Why none of this can be changed here. */
  locked?: string
  withStatus?: boolean
}

/** What somebody may do and earns: nobody's own, and what they earn is not a publisher's to say. */
export const AccessFields = ({ group, locked, withStatus = true }: AccessFieldsProps) => {
  const t = userMessages.useT()
  const { columns, status } = useUserWords()
  const disabled = locked !== undefined
  const isPublisher = useIsPublisher()
  return (
    <FieldCard title={t('user.accessCard')} aside={locked} width={220}>
      <FormCombobox<number>
        name="usr_id_group"
        label={columns.gro_name}
        help={t('user.help.group')}
        disabled={disabled}
        load={findGroups}
        labelOf={id => (id === group?.usr_id_group ? group.gro_name : null)}
      />
      {withStatus && (
        <FormSelect
          name="usr_status"
          label={columns.usr_status}
          disabled={disabled}
          options={optionsOf(TYPES.userStatus, status)}
        />
      )}
      {!isPublisher && (
        <FormPercentField
          name="usr_comission"
          label={columns.usr_comission}
          help={t('user.help.commission')}
          disabled={disabled}
        />
      )}
    </FieldCard>
  )
}

/** Twice, because nobody sees what is typed. */
export const PasswordFields = ({ help }: { help?: string }) => {
  const t = userMessages.useT()
  return (
    <FieldGrid $width={240}>
      <FormPasswordField name="usr_password" label={t('user.field.password')} help={help} autoComplete="new-password" />
      <FormPasswordField
        name="usr_password_confirmation"
        label={t('user.field.passwordConfirmation')}
        autoComplete="new-password"
      />
    </FieldGrid>
  )
}

type EntryFieldsProps = { mayInvite: boolean; mayStore: boolean; how: 'invite' | 'password' }

/** How somebody new gets in. */
export const EntryFields = ({ mayInvite, mayStore, how }: EntryFieldsProps) => {
  const t = userMessages.useT()
  const options = [
    ...(mayInvite ? [{ value: 'invite' as const, label: t('user.how.invite'), help: t('user.how.inviteHelp') }] : []),
    ...(mayStore
      ? [{ value: 'password' as const, label: t('user.how.password'), help: t('user.how.passwordHelp') }]
      : []),
  ]
  return (
    <Card>
      <Stack>
        <FormRadioGroup name="how" label={t('user.how.label')} options={options} />
        {how === 'password' && <PasswordFields />}
      </Stack>
    </Card>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 16px;
`
