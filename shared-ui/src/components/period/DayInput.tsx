import { isDay } from '@candela/shared-contract'
import { useLocale } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { TextField, type TextFieldProps } from '../TextField'
import { dayFrom, dayInField } from './dayText'
import { periodMessages } from './messages'

/** Longer than any day in words. */
const MAX_LENGTH = 32

export type DayInputProps = Omit<TextFieldProps, 'type' | 'value' | 'onChange'> & {
  /** A day, nothing, or what was typed and is none. */
  value: string
  onChange: (value: string) => void
}

/** A day that is typed as its reader writes days; it is shown so again when the field is left. */
export const DayInput = ({ value, onChange, onBlur, onKeyDown, ...rest }: DayInputProps) => {
  const t = periodMessages.useT()
  const locale = useLocale()
  const [typed, setTyped] = useState<string | null>(null)

  const finish = () => {
    if (typed === null) return
    const day = dayFrom(locale, typed)
    if (day && day !== value) onChange(day)
  }
  return (
    <TextField
      placeholder={t('dayPlaceholder')}
      autoComplete="off"
      spellCheck={false}
      maxLength={MAX_LENGTH}
      {...rest}
      value={typed ?? (isDay(value) ? dayInField(locale, value) : value)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(dayFrom(locale, target.value, false) ?? target.value.trim())
      }}
      onKeyDown={event => {
        if (event.key === 'Enter') finish()
        onKeyDown?.(event)
      }}
      onBlur={event => {
        finish()
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
