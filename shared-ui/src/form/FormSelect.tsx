import { useId } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from '../components/FieldFrame'
import { SelectMenu, type SelectOption } from '../components/SelectMenu'
import { useFieldBinding } from './useFieldBinding'

export type FormSelectProps<V extends string> = Omit<FieldTexts, 'error' | 'dirty'> & {
  /** The name on the wire. */
  name: string
  /** An option with an empty value stands for none, which is null on the wire. */
  options: readonly SelectOption<V>[]
  placeholder?: string
  disabled?: boolean
}

/** One of a few fixed options; more than seven, or what the server knows, is for `FormCombobox`. */
export const FormSelect = <V extends string>({
  name,
  options,
  placeholder,
  disabled,
  ...texts
}: FormSelectProps<V>) => {
  const id = useId()
  const { input, error, dirty } = useFieldBinding<V | '' | null>(name)
  const all: FieldTexts = { ...texts, error, dirty }
  return (
    <FieldFrame id={id} {...all}>
      <SelectMenu<V | ''>
        id={id}
        look="field"
        label={texts.label}
        value={input.value ?? ''}
        options={options}
        placeholder={placeholder}
        disabled={disabled}
        invalid={Boolean(error)}
        describedBy={describedBy(id, all)}
        onChange={value => input.onChange(value || null)}
        onBlur={input.onBlur}
      />
    </FieldFrame>
  )
}
