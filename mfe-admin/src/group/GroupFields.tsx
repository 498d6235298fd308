import { SCOPES } from '@candela/shared-contract'
import { Card } from '@candela/shared-ui'
import { FieldGrid, FormRadioGroup, FormTextField } from '@candela/shared-ui/form'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'

const Fields = styled(FieldGrid)`
  column-gap: 32px;
`

export const GroupFields = ({ whole }: { whole: boolean }) => {
  const t = adminMessages.useT()
  return (
    <Card title={t('group.data')}>
      <Fields $width={280}>
        <FormTextField name="gro_name" label={t('group.field.name')} autoComplete="off" maxLength={255} />
        {!whole && (
          <FormRadioGroup
            name="gro_scope"
            label={t('group.field.scope')}
            options={SCOPES.map(value => ({
              value,
              label: t(`group.scope.${value}`),
              help: t(`group.scopeHelp.${value}`),
            }))}
          />
        )}
      </Fields>
    </Card>
  )
}
