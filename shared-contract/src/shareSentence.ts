import type { ShareTerms } from './entities/share'
import { SHARE_WORDS } from './entities/shareWords'
import { type Locale, languageOf, tagOf } from './locales'
import type { Currency } from './money'

/** What is said of a version that is being typed, too: what is not there yet is null. */
type Said = Omit<ShareTerms, 'conditions'>

const percentText = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(tagOf(locale), { style: 'unit', unit: 'percent', minimumFractionDigits: 2 }).format(value)

const moneyText = (locale: Locale, currency: Currency, value: string): string =>
  new Intl.NumberFormat(tagOf(locale), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'always',
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  }).format(value as Intl.StringNumericLiteral)

/** What the publisher gets and the platform keeps, as far as it is said; hundredths of a percent are whole. */
const sidesOf = (locale: Locale, said: Said): [publisher: string, platform: string] | undefined => {
  const { rev_percentage_value, ars_percentage, rev_fixed_cpm, rev_fixed_value, wrs_currency, wrs_type } = said
  const percent = wrs_type === 'specific_per_condition' ? ars_percentage : rev_percentage_value
  if (wrs_type === 'website_percentage_value' || wrs_type === 'specific_per_condition') {
    if (!percent || Number(percent) > 100) return undefined
    const kept = (10_000 - Math.round(Number(percent) * 100)) / 100
    return [percentText(locale, Number(percent)), percentText(locale, kept)]
  }
  const amount = wrs_type === 'website_fixed_cpm' ? rev_fixed_cpm : rev_fixed_value
  return amount && wrs_currency ? [moneyText(locale, wrs_currency, amount), ''] : undefined
}

/** `80.00%`, or `R$2.00 per 1,000 impressions`. */
export const publisherGets = (locale: Locale, said: Said): string | undefined => {
  const sides = sidesOf(locale, said)
  return sides && SHARE_WORDS[languageOf(locale)].gets[said.wrs_type](sides[0])
}

/** `Platform keeps 20.00%, publisher receives 80.00%`. Undefined while the value is missing. */
export const bothSides = (locale: Locale, said: Said): string | undefined => {
  const sides = sidesOf(locale, said)
  return sides && SHARE_WORDS[languageOf(locale)].sides[said.wrs_type](...sides)
}
