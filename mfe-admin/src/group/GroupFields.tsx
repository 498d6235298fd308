import { SCOPES } from '@candela/shared-contract'
import { Card } from '@candela/shared-ui'
import { FieldGrid, FormRadioGroup, FormTextField } from '@candela/shared-ui/form'
import { rightMessages } from '@candela/shared-ui/rights'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'

const Fields = styled(FieldGrid)`
  column-gap: 32px;
`

export const GroupFields = ({ whole }: { whole: boolean }) => {
  const t = adminMessages.useT()
  const rights = rightMessages.useT()
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
              label: rights(`scope.${value}`),
              help: rights(`scopeHelp.${value}`),
            }))}
          />
        )}
      </Fields>
    </Card>
  )
}
