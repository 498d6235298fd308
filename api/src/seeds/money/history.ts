import { addDays, type Day, daysBetween, firstOfMonth, toDay } from '@candela/shared-contract'
import { importRows } from '../../modules/facts/facts.import'
import { tidyMonth } from '../../modules/facts/facts.tidy'
import type { Config } from '../../platform/config'
import type { Database } from '../../platform/db/database'
import type { WriteContext } from '../../platform/write'
import { monthsToPay, payNextMonth } from '../payments/payments'
import { demoPlan } from './demo-plan'
import { factsOf, restatedIn, type SeededDays, websiteDaysOf } from './facts'
import { storePageviewUpload } from './pageview-upload'
import { firstDayOf, type Plan, type Size } from './plan'
import { areRunsStored, storeRuns } from './store-runs'

/** What an import says of itself: so a start finds out how far the one before came. */
const REASONS: Record<Size, string> = { small: 'Demo data (small)', full: 'Demo data' }
const SENT_AGAIN = 'The ad network sent these days again'

/** The last closed months have one day each in a small demo, so that there is something to pay; earlier ones have nothing. */
const SMALL_MONTHS = 4
const OF_A_CLOSED_MONTH = 'Demo data (small), a day of a closed month'

/** How many days of a full demo are there before the product opens: the last finished month, which may be closed at once. */
const BEFORE_OPENING = 62

/** While nobody waits for an answer, half a month at once is loaded sooner; later each step is a time to wait. */
const AT_OPENING_DAYS = 16
const STEP_DAYS = 2

export type DemoHistory = {
  /** The earliest day that is loaded; null: all are. */
  from: () => Day | null
  /** Loads what must be there before the product opens. */
  open: () => Promise<void>
  /** Loads the few days before those that are there, and then makes the payments of a month; false when nothing is left. */
  step: () => Promise<boolean>
}

/** What people are told of the loading. */
export type Say = (text: string) => void

const earliestLoaded = async (database: Database): Promise<{ size: Size; from: Day; today: Day } | undefined> => {
  const row = await database.read
    .selectFrom('report_imports')
    .where('imp_reason', 'in', Object.values(REASONS))
    .groupBy('imp_reason')
    .select(({ fn }) => ['imp_reason', fn.min('imp_from').as('from'), fn.max('imp_to').as('today')])
    .executeTakeFirst()
  if (!row) return undefined
  return { size: row.imp_reason === REASONS.small ? 'small' : 'full', from: toDay(row.from), today: toDay(row.today) }
}

const isLoaded = async (database: Database, reason: string, day: Day): Promise<boolean> =>
  (await database.read
    .selectFrom('report_imports')
    .where('imp_reason', '=', reason)
    .where('imp_from', '=', day)
    .select('id')
    .executeTakeFirst()) !== undefined

/** Nothing is loaded yet: what is to be follows from the networks that were seeded. */
const sizeSeeded = async (database: Database, config: Pick<Config, 'demo' | 'seed'>): Promise<Size | undefined> => {
  if (!config.demo || config.seed === 'none') return undefined
  const { count } = await database.read
    .selectFrom('ad_networks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count === 0 ? undefined : count < 100 ? 'small' : 'full'
}

/** The last days before `until`, as many as asked for, but of one month only. */
const stretchBefore = (until: Day, first: Day, days: number): SeededDays => {
  const to = addDays(until, -1)
  const from = [first, firstOfMonth(to), addDays(until, -days)].reduce((a, b) => (a > b ? a : b))
  return { from, to }
}

/** The demo's months were closed by its people; what they closed comes after them. */
const OF_THE_PAST = { intoClosed: true }

const load = async (blame: WriteContext, plan: Plan, reason: string, stretch: SeededDays): Promise<void> => {
  const facts = { rows: factsOf(plan, stretch), websiteDays: websiteDaysOf(plan, stretch) }
  await importRows(blame, { source: 'api', reason, ...stretch, ...facts }, OF_THE_PAST)
  const restated = restatedIn(plan, stretch)
  if (restated) await importRows(blame, { source: 'api', reason: SENT_AGAIN, ...restated }, OF_THE_PAST)
}

/**
 * The numbers of a demo as they are loaded, the newest days first; undefined where there are none. Whoever starts after
 * an interruption goes on where it ended, with the day that the demo began with.
 */
export const demoHistory = async (
  database: Database,
  config: Pick<Config, 'demo' | 'seed' | 'seedToday'>,
  say: Say,
): Promise<DemoHistory | undefined> => {
  const loaded = await earliestLoaded(database)
  const size = loaded?.size ?? (await sizeSeeded(database, config))
  if (!size) return undefined
  const today = loaded?.today ?? toDay(config.seedToday)
  const first = firstDayOf(size, today)
  const blame: WriteContext = { database, actorId: null, ip: null, requestId: null }
  let plan: Plan | undefined
  let from = loaded?.from ?? addDays(today, 1)

  const loadBack = async (days: number): Promise<void> => {
    plan ??= demoPlan(size, today)
    const stretch = stretchBefore(from, first, days)
    await load(blame, plan, REASONS[size], stretch)
    from = stretch.from
    if (from !== first && from !== firstOfMonth(from)) return
    await tidyMonth(database, from)
    say(`Demo data: from ${from} on (${daysBetween(from, today) + 1} of ${daysBetween(first, today) + 1} days)`)
  }

  /** A month that is paid stays as it is: what is loaded later would not be in its payments. */
  const loadClosedMonths = async (): Promise<void> => {
    const months = (await monthsToPay(database.read)).slice(-SMALL_MONTHS).map(({ mcl_month }) => toDay(mcl_month))
    for (const day of months) {
      if (await isLoaded(database, OF_A_CLOSED_MONTH, day)) continue
      plan ??= demoPlan(size, today)
      await load(blame, plan, OF_A_CLOSED_MONTH, { from: day, to: day })
      await tidyMonth(database, day)
    }
  }

  return {
    from: () => (from > first ? from : null),
    open: async () => {
      if (size === 'small') await loadClosedMonths()
      const enough = size === 'full' ? addDays(today, -BEFORE_OPENING) : first
      while (from > enough && from > first) await loadBack(AT_OPENING_DAYS)
      if (from <= first) while (await payNextMonth(database, today));
      if (await areRunsStored(database.read)) return
      plan ??= demoPlan(size, today)
      await storePageviewUpload(blame, plan)
      await storeRuns(blame, { plan, size, again: SENT_AGAIN })
    },
    step: async () => {
      if (from <= first) return payNextMonth(database, today)
      await loadBack(STEP_DAYS)
      return true
    },
  }
}
