import { useState } from 'react'
import { styled } from 'styled-components'
import type { FieldTexts } from '../components/FieldFrame'
import { fieldMessages } from '../components/fieldMessages'
import { TextField } from '../components/TextField'
import { useFormat } from '../useFormat'
import { useFieldBinding } from './useFieldBinding'

const Figures = styled(TextField)`
  text-align: right;
  font-variant-numeric: tabular-nums;
`

const TYPED = /^\d{0,9}(\.\d{0,2})?$/
const LIMIT = 100

/** On the wire a comma is a dot, and what people paste around a figure is not part of it. */
const clean = (text: string): string => text.replace(',', '.').replace(/[\s%]/g, '')

/** `7.5` as the wire has it: `7.50`. No digits are no value. */
const exact = (text: string): string | null => {
  const [whole = '', decimals = ''] = text.split('.')
  if (whole + decimals === '') return null
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}.${decimals.padEnd(2, '0')}`
}

export type FormPercentFieldProps = Omit<FieldTexts, 'error' | 'dirty'> & {
  /** The name on the wire. */
  name: string
  disabled?: boolean
  /** What holds while nothing is said, as the wire has it. */
  placeholder?: string
}

/** A share in percent with two decimals, held as exact text or null. What is above 100 becomes 100 when it is left. */
export const FormPercentField = ({ name, help, placeholder, ...rest }: FormPercentFieldProps) => {
  const t = fieldMessages.useT()
  const format = useFormat()
  const { input, error, dirty } = useFieldBinding<string | null>(name)
  const [typed, setTyped] = useState<string | null>(null)
  const [capped, setCapped] = useState(false)
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
      help={capped ? <span role="status">{t('percentCapped')}</span> : help}
      inputMode="decimal"
      autoComplete="off"
      trailing="%"
      onChange={event => {
        const text = clean(event.target.value)
        if (!TYPED.test(text)) return
        setTyped(text)
        setCapped(false)
        input.onChange(exact(text))
      }}
      onFocus={input.onFocus}
      onBlur={() => {
        const tooBig = Number(input.value) > LIMIT
        if (tooBig) input.onChange(exact(String(LIMIT)))
        setCapped(tooBig)
        setTyped(null)
        input.onBlur()
      }}
    />
  )
}
