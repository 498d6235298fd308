import { useEffect, useEffectEvent, useState } from 'react'
import { Combobox, type ComboboxProps } from '../components/combobox/Combobox'
import type { ComboboxOption } from '../components/combobox/useOptions'
import { useFieldBinding } from './useFieldBinding'

/** What the field of the form says by itself. */
type BoundProps = 'value' | 'valueLabel' | 'onChange' | 'onBlur' | 'error' | 'dirty'

export type FormComboboxProps<V extends string | number> = Omit<ComboboxProps<V>, BoundProps> & {
  /** The name on the wire. */
  name: string
  /** What a value is called that was not chosen here, such as the one that the record came with. */
  labelOf: (value: V) => string | null | undefined
  /** Asked for what a value is called that is neither known nor among the first options, such as that of a draft. */
  recall?: (value: V, signal: AbortSignal) => Promise<string>
  /** Somebody chose, before the form knows: what else the option says can be kept beside it. */
  onChosen?: (option: ComboboxOption<V>) => void
}

/** One of many options that the server knows. The value is the option's, or null. */
export const FormCombobox = <V extends string | number>({
  name,
  labelOf,
  load,
  recall,
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
  const unknown = value !== null && !label ? value : null
  const lookUp = useEffectEvent(async (wanted: V, signal: AbortSignal) => {
    const first = await load('', signal)
    learn(first)
    if (recall && !first.some(option => option.value === wanted))
      learn([{ value: wanted, label: await recall(wanted, signal) }])
  })
  useEffect(() => {
    if (unknown === null) return
    const asked = new AbortController()
    lookUp(unknown, asked.signal).catch(() => undefined)
    return () => asked.abort()
  }, [unknown])

  return (
    <Combobox<V>
      {...rest}
      load={load}
      value={value}
      valueLabel={label || (value === null ? '' : '…')}
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
