import { fieldMessages } from '../components/fieldMessages'
import { FormDecimalField, type FormDecimalFieldProps } from './FormDecimalField'

export type FormPercentFieldProps = Omit<FormDecimalFieldProps, 'places' | 'unit' | 'cap'>

/** A share in percent with two decimals, held as exact text or null. What is above 100 becomes 100 when it is left. */
export const FormPercentField = (props: FormPercentFieldProps) => {
  const t = fieldMessages.useT()
  return <FormDecimalField {...props} places={[2, 2]} unit="%" cap={{ value: 100, said: t('percentCapped') }} />
}
