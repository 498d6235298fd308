import { addDays, type Day, type TypeValue, weekdayOf } from '@candela/shared-contract'

export type Format = TypeValue<'formatName'>
export type Device = TypeValue<'device'>

/** What a format does per pageview, what it is worth beside the others, and which part of it is seen. */
type FormatShape = { perPage: number; cpm: number; fill: number; seen: number; refreshes?: true }
export const FORMAT_SHAPES: Record<Format, FormatShape> = {
  top: { perPage: 0.55, cpm: 1, fill: 0.92, seen: 0.58, refreshes: true },
  first: { perPage: 0.8, cpm: 1.15, fill: 0.9, seen: 0.6, refreshes: true },
  intext: { perPage: 1.6, cpm: 1.05, fill: 0.88, seen: 0.62 },
  side: { perPage: 0.5, cpm: 0.8, fill: 0.9, seen: 0.5, refreshes: true },
  scroll: { perPage: 0.7, cpm: 1.2, fill: 0.86, seen: 0.78, refreshes: true },
  under: { perPage: 0.6, cpm: 0.5, fill: 0.85, seen: 0.4 },
  inimage: { perPage: 0.25, cpm: 1.4, fill: 0.55, seen: 0.8 },
  postitial: { perPage: 0.06, cpm: 4.5, fill: 0.7, seen: 0.95 },
  slider: { perPage: 0.18, cpm: 6, fill: 0.45, seen: 0.7 },
  horizontal: { perPage: 0.4, cpm: 0.8, fill: 0.9, seen: 0.52, refreshes: true },
  square: { perPage: 0.5, cpm: 0.9, fill: 0.9, seen: 0.54 },
  vertical: { perPage: 0.2, cpm: 0.85, fill: 0.88, seen: 0.55 },
  native: { perPage: 0.8, cpm: 0.6, fill: 0.93, seen: 0.48 },
  rewarded: { perPage: 0.01, cpm: 9, fill: 0.6, seen: 0.97 },
  video: { perPage: 0.1, cpm: 7, fill: 0.5, seen: 0.72 },
  adblock: { perPage: 0.03, cpm: 0.35, fill: 0.4, seen: 0.45 },
}

/** What an impression that came by a refresh is worth of one that came with the page. */
export const REFRESH_PRICE = 0.72

export const DEVICE_SHAPES: Record<Device, { cpm: number; fill: number }> = {
  mobile: { cpm: 1, fill: 0 },
  desktop: { cpm: 1.25, fill: 0.03 },
  tablet: { cpm: 1.05, fill: 0 },
}

/** How a kind of website is read: by weekday from Sunday on, and on which devices. */
type Reading = { weekdays: readonly number[]; devices: Record<Device, number> }
const VERTICALS = {
  news: { weekdays: [0.96, 1.06, 1.05, 1.04, 1.03, 0.98, 0.9], devices: { mobile: 0.74, desktop: 0.23, tablet: 0.03 } },
  recipes: {
    weekdays: [1.25, 0.95, 0.92, 0.92, 0.93, 0.97, 1.1],
    devices: { mobile: 0.79, desktop: 0.16, tablet: 0.05 },
  },
  finance: {
    weekdays: [0.66, 1.1, 1.12, 1.11, 1.09, 1.02, 0.62],
    devices: { mobile: 0.55, desktop: 0.42, tablet: 0.03 },
  },
  // Matches are on Sundays and Wednesdays.
  sport: {
    weekdays: [1.31, 0.86, 0.8, 1.31, 0.82, 0.8, 0.84],
    devices: { mobile: 0.78, desktop: 0.19, tablet: 0.03 },
  },
  tech: { weekdays: [0.86, 1.06, 1.08, 1.08, 1.06, 1, 0.82], devices: { mobile: 0.45, desktop: 0.52, tablet: 0.03 } },
  leisure: {
    weekdays: [1.14, 0.95, 0.93, 0.93, 0.95, 1, 1.12],
    devices: { mobile: 0.74, desktop: 0.22, tablet: 0.04 },
  },
} satisfies Record<string, Reading>
export type Vertical = keyof typeof VERTICALS
export const readingOf = (vertical: Vertical): Reading => VERTICALS[vertical]

/** Pageviews a day, from the smallest website of a tier to its largest. */
export const PAGEVIEWS_OF_TIER: Record<TypeValue<'accountTier'>, readonly [number, number]> = {
  1: [600_000, 1_500_000],
  2: [150_000, 400_000],
  3: [40_000, 120_000],
  4: [8_000, 30_000],
  5: [300, 5_000],
}

/** What readers of a website are worth, by the mix of countries they come from: US$ per thousand before all else. */
export const CPM_OF_ZONE: Readonly<Record<string, number>> = {
  // Brazil 88, Portugal 4, United States 4, others 4 of a hundred.
  'America/Sao_Paulo': 0.804,
  'Europe/Madrid': 1.16,
  'Europe/Rome': 1.45,
  'Europe/Lisbon': 1.02,
  'America/New_York': 2.85,
}

const MONTH_PRICES = [0.75, 0.84, 0.87, 0.94, 0.96, 0.98, 0.9, 0.95, 1, 1.12, 1.22, 1.35] as const
const WEEKDAY_PRICES = [1.03, 0.96, 0.97, 0.99, 1.01, 1.02, 1.04] as const
const BLACK_FRIDAY_WEEK = 1.6
const AFTER_CHRISTMAS = 0.7

const numbersOf = (day: Day): [year: number, month: number, date: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8)),
]

const monthLength = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The week, from Monday on, of the day after the fourth Thursday of November. */
const isBlackFridayWeek = (day: Day): boolean => {
  const [, month, date] = numbersOf(addDays(day, 4 - ((weekdayOf(day) + 6) % 7)))
  return month === 11 && date >= 23 && date <= 29
}

/** What advertisers pay on a day beside an average one: little when budgets begin, much when they end. */
export const priceOf = (day: Day): number => {
  const [year, month, date] = numbersOf(day)
  const inMonth = 0.93 + (0.14 * (date - 1)) / (monthLength(year, month) - 1)
  const inQuarter = 0.98 + 0.02 * ((month - 1) % 3)
  const season = isBlackFridayWeek(day)
    ? BLACK_FRIDAY_WEEK
    : month === 12 && date > 26
      ? AFTER_CHRISTMAS
      : (MONTH_PRICES[month - 1] ?? 1)
  return season * inMonth * inQuarter * (WEEKDAY_PRICES[weekdayOf(day)] ?? 1)
}

/** How much is read on a day of the year beside an average one. */
export const trafficOf = (day: Day): number => {
  const [, month, date] = numbersOf(day)
  const isFeast = (month === 12 && (date === 24 || date === 25 || date === 31)) || (month === 1 && date === 1)
  return (isFeast ? 0.78 : 1) * (1 + 0.06 * Math.sin(((month - 1) * 30.4 + date - 60) / 58.1))
}
