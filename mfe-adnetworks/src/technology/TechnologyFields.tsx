import { CHART_COLORS } from '@candela/shared-contract'
import { Card, Swatch } from '@candela/shared-ui'
import { FormRadioGroup, FormSwitch, FormTextField } from '@candela/shared-ui/form'
import type { FormFields } from '@candela/shared-ui/pages'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { useTechnologyWords } from './TechnologyWords'
import type { TechnologyValues } from './technology.form'

const Fields = styled.div`
  display: grid;
  gap: 20px;
  max-width: 552px;
  padding: 16px;
`

const Settings = styled.div`
  border-top: 1px solid var(--line-subtle);
`

export const TechnologyForm = () => {
  const t = adNetworkMessages.useT()
  const { columns, color } = useTechnologyWords()
  const colors = CHART_COLORS.map(value => ({ value, label: color[value], mark: <Swatch color={value} /> }))
  return (
    <Card title={t('technology.data')} flush>
      <Fields>
        <FormTextField name="anc_name" label={columns.anc_name} autoComplete="off" maxLength={255} />
        <FormRadioGroup name="anc_color" label={t('technology.field.color')} options={colors} across />
      </Fields>
      <Settings>
        <FormSwitch name="anc_status" label={t('technology.field.status')} help={t('technology.help.status')} />
      </Settings>
    </Card>
  )
}

/** How the form speaks of its fields: in the save bar, and when two people changed the same technology. */
export const useTechnologyFields = (): FormFields<TechnologyValues> => {
  const { columns, status, color } = useTechnologyWords()
  return [
    { name: 'anc_name', label: columns.anc_name },
    { name: 'anc_color', label: columns.anc_color, formatValue: value => color[value] },
    { name: 'anc_status', label: columns.anc_status, formatValue: value => status[value] },
  ]
}
