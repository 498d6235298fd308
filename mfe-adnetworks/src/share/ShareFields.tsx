import { type Day, type ShareTimeline, TYPES } from '@candela/shared-contract'
import { Card, optionsOf, useFormat } from '@candela/shared-ui'
import {
  FieldCard,
  FieldGrid,
  FormCombobox,
  FormDateField,
  FormMoneyField,
  FormPercentField,
  FormRadioGroup,
  FormSelect,
  FormTextField,
} from '@candela/shared-ui/form'
import type { FormFields } from '@candela/shared-ui/pages'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { findWebsites } from '../shared/choices'
import { NameOf } from '../shared/names'
import { ConditionGrid } from './ConditionGrid'
import { useShareWords } from './ShareWords'
import { websiteName } from './share.filters'
import type { ShareValues } from './share.form'

type ShareFormProps = {
  values: ShareValues
  /** Of the chosen website, once it is known. */
  timeline: ShareTimeline | undefined
  /** The website of a version stays. */
  isNew: boolean
}

const Sentence = styled.p`
  padding: 10px 16px;
  border-top: 1px solid var(--line-subtle);
  color: var(--fg-1);
  font-weight: 500;
`

const Inside = styled.div`
  display: grid;
  gap: 16px;
  padding: 16px;
`

/** As wide as its figures need. */
const Values = styled(FieldGrid)`
  max-width: 460px;
`

/** The one that most people agree on first. */
const TYPES_OFFERED = [
  'website_percentage_value',
  'specific_per_condition',
  'website_fixed_cpm',
  'website_fixed_value',
] as const

/** The values of the chosen type. */
const TypeValues = ({ values }: Pick<ShareFormProps, 'values'>) => {
  const t = adNetworkMessages.useT()
  const { wrs_type, wrs_currency } = values
  const currency = (
    <FormSelect name="wrs_currency" label={t('share.field.currency')} options={optionsOf(TYPES.currency)} />
  )
  switch (wrs_type) {
    case 'website_percentage_value':
      return <FormPercentField name="rev_percentage_value" label={t('share.field.percent')} />
    case 'specific_per_condition':
      return (
        <FormPercentField name="ars_percentage" label={t('share.field.fallback')} help={t('share.help.fallback')} />
      )
    case 'website_fixed_cpm':
      return (
        <>
          <FormMoneyField
            name="rev_fixed_cpm"
            label={t('share.field.cpm')}
            help={t('share.help.cpm')}
            currency={wrs_currency}
          />
          {currency}
        </>
      )
    case 'website_fixed_value':
      return (
        <>
          <FormMoneyField
            name="rev_fixed_value"
            label={t('share.field.perMonth')}
            help={t('share.help.perMonth')}
            currency={wrs_currency}
          />
          {currency}
        </>
      )
    case null:
      return null
  }
}

/** The fields of a version, of a new one as of one to come. */
export const ShareForm = ({ values, timeline, isNew }: ShareFormProps) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { columns, type, sidesOf } = useShareWords()
  const { wrs_type } = values
  const sentence = wrs_type && sidesOf({ ...values, wrs_type })
  return (
    <>
      <FieldCard title={t('share.data')}>
        <FormCombobox<number>
          name="wrs_id_website"
          label={columns.anw_website}
          load={findWebsites}
          disabled={!isNew}
          labelOf={id => (id === timeline?.website.id ? timeline.website.anw_website : null)}
        />
        <FormDateField
          name="wrs_valid_from"
          label={columns.wrs_valid_from}
          first={timeline?.earliest as Day | undefined}
          help={timeline && t('share.help.earliest', { day: format.date(timeline.earliest as Day) })}
        />
        <FormTextField
          name="wrs_note"
          label={columns.wrs_note}
          help={t('share.help.note')}
          autoComplete="off"
          maxLength={255}
          optional
        />
      </FieldCard>
      <Card title={t('share.what')} flush>
        <Inside>
          <FormRadioGroup name="wrs_type" label={columns.wrs_type} options={optionsOf(TYPES_OFFERED, type)} across />
          {wrs_type && (
            <Values $width={200}>
              <TypeValues values={values} />
            </Values>
          )}
        </Inside>
        {sentence && <Sentence role="status">{sentence}</Sentence>}
      </Card>
      {wrs_type === 'specific_per_condition' && <ConditionGrid fallback={values.ars_percentage} />}
    </>
  )
}

const keyOf = ({ conditions }: Pick<ShareValues, 'conditions'>): string =>
  conditions.map(({ key: _, technology: __, ...row }) => JSON.stringify(Object.values(row))).join()

/** How the form speaks of its fields: in the save bar, and when two people changed the same version. */
export const useShareFields = (): FormFields<ShareValues> => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { columns, type } = useShareWords()
  const percent = (value: string | null) => value && format.percent(value)
  const amount = (digits: number) => (value: string | null) => value && format.number(value, digits)
  return [
    {
      name: 'wrs_id_website',
      label: columns.anw_website,
      formatValue: id => id && <NameOf id={id} nameOf={websiteName} />,
    },
    { name: 'wrs_valid_from', label: columns.wrs_valid_from, formatValue: day => day && format.date(day as Day) },
    { name: 'wrs_type', label: columns.wrs_type, formatValue: value => value && type[value] },
    { name: 'rev_percentage_value', label: t('share.field.percent'), formatValue: percent },
    { name: 'ars_percentage', label: t('share.field.fallback'), formatValue: percent },
    {
      name: 'conditions',
      label: t('share.conditions.title'),
      formatValue: rows => t('share.conditions.count', { count: rows.length }),
      isEqual: (a, b) => keyOf({ conditions: a }) === keyOf({ conditions: b }),
    },
    { name: 'rev_fixed_cpm', label: t('share.field.cpm'), formatValue: amount(4) },
    { name: 'rev_fixed_value', label: t('share.field.perMonth'), formatValue: amount(2) },
    { name: 'wrs_currency', label: t('share.field.currency') },
    { name: 'wrs_note', label: columns.wrs_note },
  ]
}
