import { SCOPES } from '@candela/shared-contract'
import { Card } from '@candela/shared-ui'
import { FormRadioGroup, FormTextField } from '@candela/shared-ui/form'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import type { GroupValues } from './group.form'

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: 16px 32px;
`

type GroupFieldsProps = { changed: ReadonlySet<keyof GroupValues>; whole: boolean }

export const GroupFields = ({ changed, whole }: GroupFieldsProps) => {
  const t = adminMessages.useT()
  return (
    <Card title={t('group.data')}>
      <Fields>
        <FormTextField
          name="gro_name"
          label={t('group.field.name')}
          dirty={changed.has('gro_name')}
          autoComplete="off"
          maxLength={255}
        />
        {!whole && (
          <FormRadioGroup
            name="gro_scope"
            label={t('group.field.scope')}
            dirty={changed.has('gro_scope')}
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
