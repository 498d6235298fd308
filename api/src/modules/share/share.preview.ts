import {
  AMOUNT_SCALE,
  addDays,
  type Currency,
  type Day,
  type DayRange,
  DEFAULT_CURRENCY,
  dayIn,
  divideHalfEven,
  fixedOfDay,
  PLATFORM_ZONE,
  type RateBook,
  rateOn,
  type ShareDifferences,
  type SharePreview,
  type SharePreviewBody,
  type ShareVersion,
  textFromUnits,
  toDay,
  todayIn,
  toScaled,
} from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { isOneOf } from '../../platform/db/text'
import { AppError, wrongField } from '../../platform/http/app-error'
import { toDisplayHost } from '../../platform/web/host'
import { groupedBy } from '../facts/facts.lookups'
import { isStaff, reachOf } from '../reach'
import { daysOfRange, earlierOf, laterOf } from '../report/report.days'
import { readRatesAndLastImport } from '../report/report.rates'
import { draftOf } from './share.draft'
import { type DaySum, sumsWithDraft } from './share.replay'
import { websitesToldIn } from './share.repository'

/** Whole days: of a day that goes on a monthly part would be compared with half of what it earns. */
const DAYS = 30

const replayedDays = (today: Day): DayRange => ({ from: addDays(today, -DAYS), to: addDays(today, -1) })

type Amounts = { gross: bigint; now: bigint; draft: bigint; isKnown: boolean }
const NOTHING: Amounts = { gross: 0n, now: 0n, draft: 0n, isKnown: true }

const UNKNOWN: Amounts = { ...NOTHING, isKnown: false }

const added = (a: Amounts, b: Amounts): Amounts => ({
  gross: a.gross + b.gross,
  now: a.now + b.now,
  draft: a.draft + b.draft,
  isKnown: a.isKnown && b.isKnown,
})

/** Sums in micro-units of their currencies as scaled amounts of the one that is shown, by the rates of each day. */
const scaledIn = (book: RateBook, display: Currency, sums: readonly DaySum[]): Amounts =>
  sums.reduce<Amounts>((total, { day, currency, gross, now, draft }) => {
    const known = rateOn(book, currency, display, day)
    if (!known) return added(total, UNKNOWN)
    const { rate } = known
    return added(total, {
      gross: toScaled(gross, rate),
      now: toScaled(now, rate),
      draft: toScaled(draft, rate),
      isKnown: true,
    })
  }, NOTHING)

const inCents = (scaled: bigint): bigint => divideHalfEven(scaled * 100n, AMOUNT_SCALE)

/** Each amount is rounded once; what the platform keeps and what changes lie between those, so that a line adds up. */
const differencesOf = ({ gross, now, draft, isKnown }: Amounts): ShareDifferences => {
  const [all, before, after] = [inCents(gross), inCents(now), inCents(draft)]
  const shown = (cents: bigint): string | null => (isKnown ? textFromUnits(cents, 2) : null)
  return {
    gross: shown(all),
    publisher_now: shown(before),
    publisher_then: shown(after),
    publisher_change: shown(after - before),
    platform_now: shown(all - before),
    platform_then: shown(all - after),
    platform_change: shown(before - after),
  }
}

type Previewed = { id: number; anw_website: string; created: string }

/** A monthly value is owed for every day from the website's first one on, whatever it earned. */
const fixedSums = (version: ShareVersion, website: Previewed, range: DayRange, sums: readonly DaySum[]): DaySum[] => {
  const { currency } = version
  if (version.type !== 'website_fixed_value' || currency === null) return []
  const first = sums.reduce<Day>((day, sum) => earlierOf(day, sum.day), toDay(website.created))
  return daysOfRange({ from: laterOf(first, range.from), to: range.to }).map(day => ({
    website: website.id,
    day,
    currency,
    gross: 0n,
    now: 0n,
    draft: fixedOfDay(version, day),
  }))
}

/** What each website got day by day and would have got, in micro-units of the currencies that it was in. */
export const replayedByWebsite = (
  draft: ShareVersion,
  websites: readonly Previewed[],
  range: DayRange,
  found: readonly DaySum[],
): ReadonlyMap<number, DaySum[]> => {
  const sums = groupedBy(found, ({ website }) => website)
  return new Map(
    websites.map(website => {
      const own = sums.get(website.id) ?? []
      return [website.id, [...own, ...fixedSums(draft, website, range, own)]]
    }),
  )
}

/** A draft over the last whole days: to the micro-unit what facts would say, had it been in force. */
export const previewShare = async (
  { app, actor }: Ctx,
  { websites: asked, currency = DEFAULT_CURRENCY, ...terms }: SharePreviewBody,
): Promise<SharePreview> => {
  // What the platform earns is not told to publishers, whatever their group was given.
  if (!isStaff(actor)) throw new AppError('forbidden')
  const { read } = app.database
  const range = replayedDays(todayIn(PLATFORM_ZONE))
  const draft = draftOf(terms)
  // Sums are asked for beside the reach: of a website that is out of it none is told.
  const [websites, { book }, found] = await Promise.all([
    websitesToldIn(read, reachOf(actor))
      .where(isOneOf('w.id', asked))
      .select(['w.id', 'w.anw_website', 'w.created_at'])
      .orderBy('w.anw_website')
      .execute(),
    readRatesAndLastImport(read, range),
    sumsWithDraft(read, draft, asked, range),
  ])
  const reached = new Set(websites.map(({ id }) => id))
  const foreign = asked.findIndex(id => !reached.has(id))
  if (foreign >= 0) throw wrongField(`websites.${foreign}`, 'notAnOption')
  const previewed = websites.map(({ created_at, ...website }) => ({
    ...website,
    created: dayIn(PLATFORM_ZONE, new Date(created_at)),
  }))
  const sums = replayedByWebsite(draft, previewed, range, found)
  const amounts = previewed.map(website => ({ website, amounts: scaledIn(book, currency, sums.get(website.id) ?? []) }))
  return {
    ...range,
    currency,
    rows: amounts.map(({ website, amounts }) => ({
      website: { id: website.id, label: toDisplayHost(website.anw_website) },
      ...differencesOf(amounts),
    })),
    total: differencesOf(amounts.reduce((total, { amounts }) => added(total, amounts), NOTHING)),
  }
}
