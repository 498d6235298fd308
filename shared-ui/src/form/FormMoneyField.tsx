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

const CENTS = 2

/** An amount that was stored finer than cents is shown and typed as fine, until it is cleared. */
const placesOf = (amount: string | null): number => Math.max(CENTS, amount?.split('.')[1]?.length ?? 0)

/** The figures that were typed are cents, wherever a separator stands: `1234` is 12.34. No figure but zeros is no amount. */
const amountOf = (typed: string, places: number): string | null => {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, MAX_DIGITS)
  return digits === '' ? null : textFromUnits(BigInt(digits), places)
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
  const places = placesOf(input.value)
  return (
    <Figures
      {...rest}
      name={name}
      value={input.value ? format.number(input.value, places) : ''}
      placeholder={format.number(0, CENTS)}
      error={error}
      dirty={dirty}
      inputMode="numeric"
      autoComplete="off"
      trailing={currency}
      onChange={event => input.onChange(amountOf(event.target.value, places))}
      onFocus={input.onFocus}
      onBlur={input.onBlur}
    />
  )
}
