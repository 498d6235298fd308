import { call } from '@candela/shared-auth'
import { type ViewSharing, viewEndpoints } from '@candela/shared-contract'
import { FormCombobox } from '../../../form/FormCombobox'
import { FormRadioGroup } from '../../../form/FormRadioGroup'
import { useFormValue } from '../../../form/useFormValue'
import { viewMessages } from './messages'

const findGroups = async (search: string, signal: AbortSignal) => {
  const groups = await call(viewEndpoints.groups, {}, { signal })
  const text = search.toLocaleLowerCase()
  return groups
    .filter(({ label }) => label.toLocaleLowerCase().includes(text))
    .map(({ id, label }) => ({ value: id, label }))
}

type SharingFieldsProps = {
  /** The group that it is shared with now, or would be. */
  groupName: string
  /** May choose among groups. */
  managesGroups: boolean
  canBeFirst: boolean
}

/** Who finds a view beside its owner. */
export const SharingFields = ({ groupName, managesGroups, canBeFirst }: SharingFieldsProps) => {
  const t = viewMessages.useT()
  const { value: sharing } = useFormValue<ViewSharing>('viw_sharing')
  return (
    <>
      <FormRadioGroup<ViewSharing>
        name="viw_sharing"
        label={t('sharing')}
        options={[
          { value: 'private', label: t('sharingPrivate') },
          { value: 'group', label: managesGroups ? t('sharingGroup') : t('sharingOwnGroup', { group: groupName }) },
          ...(canBeFirst
            ? [{ value: 'default' as const, label: t('sharingDefault'), help: t('sharingDefaultHelp') }]
            : []),
        ]}
      />
      {managesGroups && sharing !== 'private' && (
        <FormCombobox<number>
          name="viw_id_group"
          label={t('group')}
          help={t('groupHelp')}
          load={findGroups}
          labelOf={() => groupName}
        />
      )}
    </>
  )
}
