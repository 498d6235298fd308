import { TextArea, type TextAreaProps } from '../components/TextArea'
import { useFieldBinding } from './useFieldBinding'

export type FormTextAreaProps = Omit<TextAreaProps, 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'error' | 'dirty'> & {
  /** The name on the wire. */
  name: string
}

export const FormTextArea = ({ name, ...rest }: FormTextAreaProps) => {
  const { input, error, dirty } = useFieldBinding(name)
  return (
    <TextArea
      {...rest}
      name={name}
      value={input.value}
      onChange={input.onChange}
      onBlur={input.onBlur}
      error={error}
      dirty={dirty}
    />
  )
}
