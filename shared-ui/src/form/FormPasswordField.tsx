import { PasswordField, type PasswordFieldProps } from '../components/PasswordField'
import { useFieldBinding } from './useFieldBinding'

export type FormPasswordFieldProps = Omit<PasswordFieldProps, 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'error'> & {
  /** The name on the wire. */
  name: string
}

export const FormPasswordField = ({ name, ...rest }: FormPasswordFieldProps) => {
  const { input, error } = useFieldBinding(name)
  const { type: _, ...bound } = input
  return <PasswordField {...rest} {...bound} error={error} />
}
