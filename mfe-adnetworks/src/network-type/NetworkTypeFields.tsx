import { AUTH_KINDS, CURRENCIES, type NetworkTypeRecord } from '@candela/shared-contract'
import { Banner, Card, optionsOf } from '@candela/shared-ui'
import { FieldGrid, FormCombobox, FormSelect, FormSwitch, FormTextField } from '@candela/shared-ui/form'
import type { EntityFormState, FormFields } from '@candela/shared-ui/pages'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { AdsTxtLines } from './AdsTxtLines'
import { FieldPreview } from './FieldPreview'
import { FieldsEditor } from './FieldsEditor'
import { useFieldLabel, useNetworkTypeWords } from './NetworkTypeWords'
import { findTimeZones } from './networkType.api'
import { fieldsOf, isSameRows, type NetworkTypeValues, newLacks } from './networkType.form'

const Stage = styled.div`
  container: type / inline-size;
`

/** Beside what it is made of, and below that where there is no room. */
const Beside = styled.div`
  grid-column: 2;
  grid-row: 1 / span 5;
  position: sticky;
  top: 16px;
`

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(320px, 380px);
  align-items: start;
  gap: 16px;

  > :not(${Beside}) {
    grid-column: 1;
  }
  @container type (max-width: 859px) {
    grid-template-columns: minmax(0, 1fr);

    > ${Beside} {
      grid-column: 1;
      grid-row: auto;
      position: static;
      min-width: 0;
    }
  }
`

const Fields = styled(FieldGrid)`
  padding: 16px;
`

const Settings = styled.div`
  border-top: 1px solid var(--line-subtle);
`

const DataBox = () => {
  const t = adNetworkMessages.useT()
  const { columns, auth } = useNetworkTypeWords()
  return (
    <Card title={t('networkType.data')} flush>
      <Fields $width={220}>
        <FormTextField name="ant_name" label={columns.ant_name} autoComplete="off" maxLength={255} />
        <FormSelect
          name="ant_auth_kind"
          label={columns.ant_auth_kind}
          help={t('networkType.help.auth')}
          options={optionsOf(AUTH_KINDS, auth)}
        />
        <FormCombobox<string>
          name="ant_time_zone"
          label={columns.ant_time_zone}
          help={t('networkType.help.zone')}
          load={findTimeZones}
          labelOf={zone => zone}
        />
        <FormSelect name="ant_currency" label={columns.ant_currency} options={optionsOf(CURRENCIES)} />
        <FormTextField
          name="ant_final_after_days"
          label={columns.ant_final_after_days}
          help={t('networkType.help.final')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
        />
      </Fields>
      <Settings>
        <FormSwitch name="ant_status" label={t('networkType.status')} help={t('networkType.help.status')} />
      </Settings>
    </Card>
  )
}

type FormProps = {
  state: Pick<EntityFormState<NetworkTypeValues>, 'values' | 'base'>
  /** What is changed: who uses it is told what they come to lack. */
  record?: NetworkTypeRecord
}

/** Before it is saved: how many networks lack what they are asked for from then on. */
const Lacking = ({ state: { values, base }, record }: FormProps) => {
  const t = adNetworkMessages.useT()
  const labelOf = useFieldLabel()
  const lacks = record ? newLacks(fieldsOf(base.ant_fields), fieldsOf(values.ant_fields), record) : []
  const [first, ...others] = lacks.map(({ count, field }) =>
    t('networkType.lacking.after', { count, name: labelOf(field) }),
  )
  if (first === undefined) return null
  return (
    <Banner kind="warning" title={[first, ...others].join('. ')}>
      {t('networkType.lacking.text')}
    </Banner>
  )
}

/** Before it is saved: what another currency or time zone means for the networks that use it. */
const ReadOtherwise = ({ state: { values, base }, record }: FormProps) => {
  const t = adNetworkMessages.useT()
  const isChanged = values.ant_currency !== base.ant_currency || values.ant_time_zone !== base.ant_time_zone
  if (!record || record.networks_count === 0 || !isChanged) return null
  return (
    <Banner kind="warning" title={t('networkType.otherwise.title', { count: record.networks_count })}>
      {t('networkType.otherwise.text')}
    </Banner>
  )
}

export const NetworkTypeForm = (props: FormProps) => {
  const { values } = props.state
  return (
    <Stage>
      <Sides>
        <DataBox />
        <Lacking {...props} />
        <ReadOtherwise {...props} />
        <FieldsEditor />
        <Beside>
          <FieldPreview fields={fieldsOf(values.ant_fields)} />
        </Beside>
        <AdsTxtLines text={values.ant_ads_txt_lines} />
      </Sides>
    </Stage>
  )
}

/** How the form speaks of its fields: in the save bar, and when two people changed the same type. */
export const useNetworkTypeFields = (): FormFields<NetworkTypeValues> => {
  const t = adNetworkMessages.useT()
  const labelOf = useFieldLabel()
  const { columns, status, auth } = useNetworkTypeWords()
  return [
    { name: 'ant_name', label: columns.ant_name },
    { name: 'ant_auth_kind', label: columns.ant_auth_kind, formatValue: value => auth[value] },
    { name: 'ant_time_zone', label: columns.ant_time_zone },
    { name: 'ant_currency', label: columns.ant_currency },
    { name: 'ant_final_after_days', label: columns.ant_final_after_days },
    { name: 'ant_status', label: columns.ant_status, formatValue: value => status[value] },
    {
      name: 'ant_fields',
      label: t('networkType.fields.title'),
      formatValue: rows => rows.map(labelOf).join(', '),
      isEqual: isSameRows,
    },
    { name: 'ant_ads_txt_lines', label: t('networkType.lines.title') },
  ]
}
