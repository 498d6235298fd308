import { useEffect, useEffectEvent, useState } from 'react'
import { Combobox, type ComboboxProps } from '../components/combobox/Combobox'
import type { ComboboxOption } from '../components/combobox/useOptions'
import { useFieldBinding } from './useFieldBinding'

type Taken = 'value' | 'valueLabel' | 'onChange' | 'onBlur' | 'error' | 'dirty'

export type FormComboboxProps<V extends string | number> = Omit<ComboboxProps<V>, Taken> & {
  /** The name on the wire. */
  name: string
  /** What a value is called that was not chosen here, such as the one that the record came with. */
  labelOf: (value: V) => string | null | undefined
  /** Somebody chose, before the form knows: what else the option says can be kept beside it. */
  onChosen?: (option: ComboboxOption<V>) => void
}

/** One of many options that the server knows. The value is the option's, or null. */
export const FormCombobox = <V extends string | number>({
  name,
  labelOf,
  load,
  onChosen,
  ...rest
}: FormComboboxProps<V>) => {
  const { input, error, dirty } = useFieldBinding<V | '' | null>(name)
  const [seen, setSeen] = useState<ReadonlyMap<V, string>>(new Map())
  const value = input.value === '' ? null : input.value
  const label = value === null ? '' : (seen.get(value) ?? labelOf(value))

  const learn = (options: readonly ComboboxOption<V>[]) =>
    setSeen(before => new Map([...before, ...options.map(option => [option.value, option.label] as const)]))

  // A value from elsewhere, such as a draft, may be among the first options.
  const isUnknown = value !== null && !label
  const lookUp = useEffectEvent((signal: AbortSignal) => {
    load('', signal).then(learn, () => undefined)
  })
  useEffect(() => {
    if (!isUnknown) return
    const asked = new AbortController()
    lookUp(asked.signal)
    return () => asked.abort()
  }, [isUnknown])

  return (
    <Combobox<V>
      {...rest}
      load={load}
      value={value}
      valueLabel={label || (value === null ? '' : `#${value}`)}
      error={error}
      dirty={dirty}
      onChange={option => {
        if (option) {
          learn([option])
          onChosen?.(option)
        }
        input.onChange(option ? option.value : null)
      }}
      onBlur={input.onBlur}
    />
  )
}
