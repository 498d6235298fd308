import { type Day, daysInMonth } from './dates'
import { type Currency, divideHalfEven } from './money'
import { weightOf } from './shareConditions'
import type { TypeValue } from './types'

/** Percentages are integers of a hundredth of a percent: 8000 is 80 %. */
const WHOLE = 10_000n

/** Of what a share applies to; null: of any. */
export type ShareCondition = {
  device: TypeValue<'device'> | null
  format: TypeValue<'formatName'> | null
  technology: number | null
  /** The publisher's percent of gross. */
  percent: number
}

/** What a publisher gets of a website from a day on, until the next version begins. */
export type ShareVersion = {
  id: number
  website: number
  from: Day
  type: TypeValue<'revenueShareType'>
  currency: Currency | null
  /** Micro-units per month. */
  fixedValue: bigint | null
  /** Micro-units per thousand impressions. */
  fixedCpm: bigint | null
  percent: number | null
  /** The percent where no condition applies. */
  fallback: number | null
  conditions: readonly ShareCondition[]
}

/** Where an ad was shown, as far as conditions can ask for it. */
export type Placement = {
  device: TypeValue<'device'>
  format: TypeValue<'formatName'>
  technology: number
}

export type SharedRow = Placement & {
  /** Gross in micro-units. */
  value: bigint
  currency: Currency
  /** Those of refreshes among them. */
  totalImpressions: number
}

/** What is the publisher's of a row. `share` is the version that says so; 0: the website's commission. */
export type RowNet = { net: bigint; currency: Currency; share: number }

/** The version that is in force on a day, out of those of one website in any order. */
export const versionOn = <V extends { from: Day }>(versions: readonly V[], day: Day): V | undefined =>
  versions.reduce<V | undefined>(
    (latest, version) => (version.from <= day && (!latest || version.from > latest.from) ? version : latest),
    undefined,
  )

const applies = (condition: ShareCondition, { device, format, technology }: Placement): boolean =>
  (condition.device ?? device) === device &&
  (condition.format ?? format) === format &&
  (condition.technology ?? technology) === technology

/** Tables refuse a version without the value that its type is about. */
const given = <T>(value: T | null, version: ShareVersion): T => {
  if (value === null) throw new RangeError(`share ${version.id} lacks the value of its type`)
  return value
}

/** The publisher's percent by the most specific condition. */
export const percentFor = (version: ShareVersion, placement: Placement): number => {
  let best: ShareCondition | undefined
  for (const condition of version.conditions)
    if (applies(condition, placement) && (!best || weightOf(condition) > weightOf(best))) best = condition
  return best?.percent ?? given(version.fallback, version)
}

/** Rounded once, to the micro-unit. `fee` is what the platform keeps where the website has no version. */
export const netOf = (version: ShareVersion | undefined, fee: number, row: SharedRow): RowNet => {
  const { value, currency } = row
  const byPercent = (percent: bigint, share: number) => ({
    net: divideHalfEven(value * percent, WHOLE),
    currency,
    share,
  })
  if (!version) return byPercent(WHOLE - BigInt(fee), 0)
  switch (version.type) {
    case 'website_percentage_value':
      return byPercent(BigInt(given(version.percent, version)), version.id)
    case 'specific_per_condition':
      return byPercent(BigInt(percentFor(version, row)), version.id)
    case 'website_fixed_cpm':
      return {
        net: divideHalfEven(given(version.fixedCpm, version) * BigInt(row.totalImpressions), 1000n),
        currency: given(version.currency, version),
        share: version.id,
      }
    case 'website_fixed_value':
      throw new RangeError('a fixed value is of a day, not of a row')
  }
}

/** What a day has of the month's fixed value. The days of a month sum to it. */
export const fixedOfDay = (version: ShareVersion, day: Day): bigint => {
  const value = given(version.fixedValue, version)
  const days = BigInt(daysInMonth(day))
  const until = (date: bigint) => (value * date) / days
  const date = BigInt(day.slice(8))
  return until(date) - until(date - 1n)
}
