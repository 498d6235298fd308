import { Switch, type SwitchProps } from '../components/Switch'
import { useFieldBinding } from './useFieldBinding'

export type FormSwitchProps = Omit<SwitchProps, 'checked' | 'onChange' | 'onBlur' | 'error' | 'dirty'> & {
  /** The name on the wire. */
  name: string
  /** Asks first: what is switched changes when `go` is called. */
  ask?: (checked: boolean, go: () => void) => void
}

/** Yes or no of a form, held as the wire has it: true and false, or 1 and 0. */
export const FormSwitch = ({ name, ask, ...rest }: FormSwitchProps) => {
  const { input, error, dirty } = useFieldBinding<boolean | 0 | 1>(name)
  const change = (checked: boolean) => input.onChange(typeof input.value === 'number' ? Number(checked) : checked)
  return (
    <Switch
      {...rest}
      checked={Boolean(input.value)}
      error={error}
      dirty={dirty}
      onChange={checked => (ask ? ask(checked, () => change(checked)) : change(checked))}
      onBlur={input.onBlur}
    />
  )
}
