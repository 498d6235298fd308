import { TextField, type TextFieldProps } from '../components/TextField'
import { useFieldBinding } from './useFieldBinding'

export type FormTextFieldProps = Omit<
  TextFieldProps,
  'value' | 'onChange' | 'onBlur' | 'onFocus' | 'error' | 'dirty'
> & {
  /** The name on the wire. */
  name: string
}

export const FormTextField = ({ name, ...rest }: FormTextFieldProps) => {
  const { input, error, dirty } = useFieldBinding(name)
  return <TextField {...rest} {...input} type={rest.type} error={error} dirty={dirty} />
}
