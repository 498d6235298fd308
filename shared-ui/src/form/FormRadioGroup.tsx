import { RadioGroup, type RadioGroupProps } from '../components/RadioGroup'
import { useFieldBinding } from './useFieldBinding'

export type FormRadioGroupProps<V extends string> = Omit<RadioGroupProps<V>, 'value' | 'onChange' | 'error' | 'dirty'>

export const FormRadioGroup = <V extends string>({ name, ...rest }: FormRadioGroupProps<V>) => {
  const { input, error, dirty } = useFieldBinding(name)
  return (
    <RadioGroup {...rest} name={name} value={input.value as V} onChange={input.onChange} error={error} dirty={dirty} />
  )
}
