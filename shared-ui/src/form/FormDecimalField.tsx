import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import type { FieldTexts } from '../components/FieldFrame'
import { TextField } from '../components/TextField'
import { useFormat } from '../useFormat'
import { useFieldBinding } from './useFieldBinding'

const Figures = styled(TextField)`
  text-align: right;
  font-variant-numeric: tabular-nums;
`

/** On the wire a comma is a dot, and what people paste around a figure is not part of it. */
const clean = (text: string): string => text.replace(',', '.').replace(/[\s%]/g, '')

/** `7.5` as the wire has it: `7.50`. No digits are no value. */
const exact = (text: string, places: number): string | null => {
  const [whole = '', decimals = ''] = text.split('.')
  if (whole + decimals === '') return null
  const padded = decimals.padEnd(places, '0')
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}${padded && `.${padded}`}`
}

export type FormDecimalFieldProps = Omit<FieldTexts, 'error' | 'dirty'> & {
  /** The name on the wire. */
  name: string
  /** How many decimals the wire has at least, and how many may be typed. */
  places: readonly [least: number, most: number]
  /** What it is counted in, behind the figures. */
  unit: string
  disabled?: boolean
  /** What holds while nothing is said, as the wire has it. */
  placeholder?: string | undefined
  /** What a larger value becomes when it is left, and what is said then. */
  cap?: { value: number; said: ReactNode }
}

/** A number that is typed with the decimal sign of the language, held as exact text or null. */
export const FormDecimalField = ({ name, places, unit, help, placeholder, cap, ...rest }: FormDecimalFieldProps) => {
  const format = useFormat()
  const { input, error, dirty } = useFieldBinding<string | null>(name)
  const [typed, setTyped] = useState<string | null>(null)
  const [capped, setCapped] = useState(false)
  const [least, most] = places
  const isTyped = new RegExp(`^\\d{0,9}(\\.\\d{0,${most}})?$`)
  // The sign between the figures is that of the language, whichever was typed.
  const shown = (text: string) => text.replace('.', format.number(0.5, 1).charAt(1))

  return (
    <Figures
      {...rest}
      name={name}
      value={shown(typed ?? input.value ?? '')}
      placeholder={placeholder && shown(placeholder)}
      error={error}
      dirty={dirty}
      help={capped ? <span role="status">{cap?.said}</span> : help}
      inputMode="decimal"
      autoComplete="off"
      trailing={unit}
      onChange={event => {
        const text = clean(event.target.value)
        if (!isTyped.test(text)) return
        setTyped(text)
        setCapped(false)
        input.onChange(exact(text, least))
      }}
      onFocus={input.onFocus}
      onBlur={() => {
        const tooBig = cap !== undefined && Number(input.value) > cap.value
        if (tooBig) input.onChange(exact(String(cap.value), least))
        setCapped(tooBig)
        setTyped(null)
        input.onBlur()
      }}
    />
  )
}
