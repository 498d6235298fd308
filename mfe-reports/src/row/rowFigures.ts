import { divideHalfEven, type ReportRow, textFromUnits, unitsFromText } from '@candela/shared-contract'
import { type DecimalMark, exactAmount } from '../shared/typedAmount'

export const COUNTS = [
  'anr_ad_requests',
  'anr_refresh_ad_requests',
  'anr_impressions',
  'anr_refresh_impressions',
] as const

/** What is typed of a row. */
export type RowDraft = {
  anr_date: string
  anr_id_ad_network: number
  anr_currency: ReportRow['anr_currency']
  anr_value: string
  anr_ad_requests: string
  anr_refresh_ad_requests: string
  anr_impressions: string
  anr_refresh_impressions: string
  reason: string
}

/** Written as its reader would type it: what a dot means is up to their language. */
export const draftOf = (row: ReportRow, decimal: DecimalMark): RowDraft => ({
  anr_date: row.anr_date,
  anr_id_ad_network: row.anr_id_ad_network,
  anr_currency: row.anr_currency,
  anr_value: (row.anr_value ?? '0').replace(/\.?0+$/, '').replace('.', decimal) || '0',
  anr_ad_requests: String(row.anr_ad_requests),
  anr_refresh_ad_requests: String(row.anr_refresh_ad_requests),
  anr_impressions: String(row.anr_impressions),
  anr_refresh_impressions: String(row.anr_refresh_impressions),
  reason: '',
})

/**
 * What is typed once somebody stored `now` in place of `before`: what was typed stays, and what nobody typed here is what
 * is stored, so that saving does not take their change back.
 */
export const draftAfter = (typed: RowDraft, before: ReportRow, now: ReportRow, decimal: DecimalMark): RowDraft => {
  const [old, fresh] = [draftOf(before, decimal), draftOf(now, decimal)]
  const untouched = (['anr_value', ...COUNTS] as const).filter(field => typed[field] === old[field])
  return { ...typed, ...Object.fromEntries(untouched.map(field => [field, fresh[field]])) }
}

const wholeOf = (text: string): bigint | null => (/^\d{1,15}$/.test(text.trim()) ? BigInt(text.trim()) : null)

/** An amount as the contract has it; null where it is none. */
export const amountOf = (text: string, decimal: DecimalMark): string | null => {
  const exact = exactAmount(text, decimal)
  return /^-?\d{1,9}(\.\d{1,6})?$/.test(exact) ? exact : null
}

/** Fill and price as they would be, in exact text; null while something is no number or divided by nothing. */
export const figuresOf = (draft: RowDraft, decimal: DecimalMark): { fill: string | null; ecpm: string | null } => {
  const sum = (one: string, other: string) => {
    const [a, b] = [wholeOf(one), wholeOf(other)]
    return a === null || b === null ? null : a + b
  }
  const shown = sum(draft.anr_impressions, draft.anr_refresh_impressions)
  const asked = sum(draft.anr_ad_requests, draft.anr_refresh_ad_requests)
  const value = amountOf(draft.anr_value, decimal)
  const hundredths = (part: bigint, whole: bigint) => textFromUnits(divideHalfEven(part, whole), 2)
  return {
    fill: shown !== null && asked ? hundredths(shown * 10_000n, asked) : null,
    ecpm: value !== null && shown ? hundredths(unitsFromText(value, 6) * 100_000n, shown * 1_000_000n) : null,
  }
}

/** What is sent of it; null where something cannot be read as a number. */
export const bodyOf = (draft: RowDraft, decimal: DecimalMark) => {
  const value = amountOf(draft.anr_value, decimal)
  const counts = [
    draft.anr_ad_requests,
    draft.anr_refresh_ad_requests,
    draft.anr_impressions,
    draft.anr_refresh_impressions,
  ].map(wholeOf)
  const [asked, askedAgain, shown, shownAgain] = counts
  if (value === null || asked == null || askedAgain == null || shown == null || shownAgain == null) return null
  return {
    anr_date: draft.anr_date,
    anr_id_ad_network: draft.anr_id_ad_network,
    anr_currency: draft.anr_currency,
    anr_value: value,
    anr_ad_requests: Number(asked),
    anr_refresh_ad_requests: Number(askedAgain),
    anr_impressions: Number(shown),
    anr_refresh_impressions: Number(shownAgain),
  }
}

/** By how much an amount became another one, with its sign. */
export const differenceOf = (before: string, after: string): string =>
  textFromUnits(unitsFromText(after, 6) - unitsFromText(before, 6), 6)
