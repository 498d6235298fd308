/**
 * How values leave the database, the same on both engines: days and decimals stay text, instants are ISO 8601 in UTC
 * with microseconds (they are also record versions), an int8 is a number while JavaScript can hold it exactly.
 */
const int8 = (text: string): number | bigint => {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
}

const instant = (text: string): string => {
  const [date = '', time = ''] = text.replace(/\+00(:00)?$/, '').split(' ')
  const [clock = '', fraction = ''] = time.split('.')
  return `${date}T${clock}.${fraction.padEnd(6, '0')}Z`
}

const asIs = (text: string): string => text

export const PARSERS: Record<number, (text: string) => unknown> = {
  20: int8,
  1082: asIs,
  1114: asIs,
  1184: instant,
  1700: asIs,
}
