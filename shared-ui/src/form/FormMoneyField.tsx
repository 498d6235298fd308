import { textFromUnits } from '@candela/shared-contract'
import { styled } from 'styled-components'
import type { FieldTexts } from '../components/FieldFrame'
import { TextField } from '../components/TextField'
import { useFormat } from '../useFormat'
import { useFieldBinding } from './useFieldBinding'

const Figures = styled(TextField)`
  text-align: right;
  font-variant-numeric: tabular-nums;
`

const MAX_DIGITS = 12

/** The figures that were typed are cents, wherever a separator stands: `1234` is 12.34. No figure but zeros is no amount. */
const amountOf = (typed: string): string | null => {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, MAX_DIGITS)
  return digits === '' ? null : textFromUnits(BigInt(digits), 2)
}

export type FormMoneyFieldProps = Omit<FieldTexts, 'error' | 'dirty'> & {
  /** The name on the wire. */
  name: string
  /** Beside the figures. */
  currency: string
}

/** An amount that is typed in cents, held as exact text or null. */
export const FormMoneyField = ({ name, currency, ...rest }: FormMoneyFieldProps) => {
  const format = useFormat()
  const { input, error, dirty } = useFieldBinding<string | null>(name)
  return (
    <Figures
      {...rest}
      name={name}
      value={input.value ? format.number(input.value, 2) : ''}
      placeholder={format.number(0, 2)}
      error={error}
      dirty={dirty}
      inputMode="numeric"
      autoComplete="off"
      trailing={currency}
      onChange={event => input.onChange(amountOf(event.target.value))}
      onFocus={input.onFocus}
      onBlur={input.onBlur}
    />
  )
}
