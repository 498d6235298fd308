/**
 * Money is an integer of micro-units (a millionth of the currency's unit) in its source currency. Arithmetic stays in
 * integers; rounding happens once, at display, half to even.
 */
export const CURRENCIES = ['BRL', 'USD', 'EUR'] as const
export type Currency = (typeof CURRENCIES)[number]

/** What people can choose to see amounts in; EUR is rendered where it occurs. */
export const CURRENCY_CHOICES = ['BRL', 'USD'] as const satisfies readonly Currency[]
export type CurrencyChoice = (typeof CURRENCY_CHOICES)[number]

/** Set again at every sign-in. */
export const DEFAULT_CURRENCY: CurrencyChoice = 'BRL'

export const MICRO = 1_000_000n

/** Integer division, half to even; the one place where a unit can be lost, so it is written once. */
export const divideHalfEven = (numerator: bigint, denominator: bigint): bigint => {
  if (denominator === 0n) throw new RangeError('division by zero')
  const negative = numerator < 0n !== denominator < 0n
  const top = numerator < 0n ? -numerator : numerator
  const bottom = denominator < 0n ? -denominator : denominator
  const quotient = top / bottom
  const twice = (top % bottom) * 2n
  const up = twice > bottom || (twice === bottom && quotient % 2n === 1n)
  const magnitude = up ? quotient + 1n : quotient
  return negative ? -magnitude : magnitude
}

/** `12.34` at six places → 12340000n. The text must be a plain decimal with no more places than that. */
export const unitsFromText = (text: string, places: number): bigint => {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === '' || fraction.length > places) throw new RangeError(`not an amount: ${text}`)
  const units = BigInt(whole + fraction.padEnd(places, '0'))
  return sign ? -units : units
}

/** `12.34` → 12340000n. The text must be a plain decimal with at most six places. */
export const microFromText = (text: string): bigint => unitsFromText(text, 6)

/** 1234n at two places → `12.34`; what `Intl.NumberFormat` takes without a float. */
export const textFromUnits = (units: bigint, places: number): `${number}` => {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const text = places === 0 ? whole : `${whole}.${digits.slice(digits.length - places)}`
  return (units < 0n ? `-${text}` : text) as `${number}`
}

/** A decimal text with exactly `places` digits, rounded half to even. */
export const decimalFromMicro = (micro: bigint, places = 2): `${number}` =>
  textFromUnits(divideHalfEven(micro, 10n ** BigInt(6 - places)), places)
