export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof STRENGTHS)[number]

/** Bits from which a password counts as the next better one. */
const FAIR_BITS = 36
const GOOD_BITS = 54
const STRONG_BITS = 72

const ALPHABETS: [pattern: RegExp, size: number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e]/, 33],
  [/[^\u0020-\u007e]/, 100],
]

/** Characters that do not follow from the ones before, as in `aaaa`, `1234` or `fedc`. */
const surprises = (codes: number[]): number =>
  codes.filter((code, index) => {
    const step = code - (codes[index - 1] ?? Number.NaN)
    const stepBefore = (codes[index - 1] ?? Number.NaN) - (codes[index - 2] ?? Number.NaN)
    return !(step === 0 || (Math.abs(step) === 1 && step === stepBefore))
  }).length

/** Everybody who knows the address tries its name first. */
const withoutName = (password: string, email: string): string => {
  const name = email.split('@')[0]?.toLowerCase() ?? ''
  return name.length < 3 ? password : password.toLowerCase().split(name).join('\u0000')
}

/** A rough guess in bits: how many different characters it could have been, for each that is a surprise. */
export const strengthOf = (password: string, email = ''): Strength => {
  const guessed = withoutName(password, email)
  const codes = [...guessed].map(char => char.codePointAt(0) ?? 0)
  const alphabet = ALPHABETS.reduce((sum, [pattern, size]) => (pattern.test(guessed) ? sum + size : sum), 0)
  const length = Math.min(surprises(codes), 2 * new Set(codes).size)
  const bits = length * Math.log2(Math.max(alphabet, 1))
  if (bits >= STRONG_BITS) return 'strong'
  if (bits >= GOOD_BITS) return 'good'
  return bits >= FAIR_BITS ? 'fair' : 'weak'
}
