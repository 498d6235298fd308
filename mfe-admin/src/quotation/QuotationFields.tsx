import { PLATFORM_ZONE, QUOTED_CURRENCIES, todayIn } from '@candela/shared-contract'
import { Card, optionsOf } from '@candela/shared-ui'
import { FormDateField, FormDecimalField, FormRadioGroup } from '@candela/shared-ui/form'
import type { FormFields } from '@candela/shared-ui/pages'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { useQuotationTexts, useQuotationWords } from './QuotationWords'
import type { QuotationValues } from './quotation.form'

const Fields = styled.div`
  display: grid;
  gap: 20px;
  max-width: 400px;
  padding: 16px;
`

/** The day it is where the platform counts its days: none after it can be quoted. */
export const today = () => todayIn(PLATFORM_ZONE)

export const QuotationForm = () => {
  const t = adminMessages.useT()
  const { columns } = useQuotationWords()
  return (
    <Card title={t('quotation.data')} flush>
      <Fields>
        <FormDateField name="cue_date" label={columns.cue_date} last={today()} help={t('quotation.help.date')} />
        <FormRadioGroup
          name="cue_currency"
          label={columns.cue_currency}
          options={optionsOf(QUOTED_CURRENCIES)}
          across
        />
        <FormDecimalField
          name="cue_value"
          label={columns.cue_value}
          places={[4, 6]}
          unit="BRL"
          help={t('quotation.help.value')}
        />
      </Fields>
    </Card>
  )
}

/** How the form speaks of its fields: in the save bar, and when two people changed the same quotation. */
export const useQuotationFields = (): FormFields<QuotationValues> => {
  const { columns } = useQuotationWords()
  const texts = useQuotationTexts()
  return [
    { name: 'cue_date', label: columns.cue_date, formatValue: value => texts.day(value) },
    { name: 'cue_currency', label: columns.cue_currency },
    { name: 'cue_value', label: columns.cue_value, formatValue: value => (value === null ? '–' : texts.value(value)) },
  ]
}
