import { DateField, type DateFieldProps } from '../components/period/DateField'
import { useFieldBinding } from './useFieldBinding'

export type FormDateFieldProps = Omit<
  DateFieldProps,
  'value' | 'onChange' | 'onBlur' | 'onFocus' | 'error' | 'dirty'
> & {
  /** The name on the wire. */
  name: string
}

/** A day; what is typed and is none stays as it is, for the rules to refuse. */
export const FormDateField = ({ name, ...rest }: FormDateFieldProps) => {
  const { input, error, dirty } = useFieldBinding(name)
  return <DateField {...rest} {...input} error={error} dirty={dirty} />
}
