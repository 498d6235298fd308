import { type CountedDay, toDay } from '@candela/shared-contract'
import { type SqlBool, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { listOf, wordsOf } from '../../platform/db/text'
import { accountOn } from '../facts/facts.account'
import type { WebsiteDayRow } from '../facts/facts.types'
import type { SiteScope } from '../report/report.scope'

type SiteDay = { website: number; day: string }

/** What is counted of a website on a day, and whose it was then. */
export type StoredDay = WebsiteDayRow & { account: number }

export const dayKey = ({ website, day }: SiteDay): string => `${website}.${day}`

/** Those of these days that are there, by website and day. */
export const storedDays = async (read: Reader, days: readonly SiteDay[]): Promise<ReadonlyMap<string, StoredDay>> => {
  if (days.length === 0) return new Map()
  const wanted = sql<{ website: number; day: string }>`(select * from unnest(
    ${listOf(days.map(({ website }) => website))}, ${wordsOf(days.map(({ day }) => day))}::date[]) as k (website, day))`
  const rows = await read
    .selectFrom('website_days as d')
    .innerJoin(wanted.as('k'), join =>
      join.onRef('k.website', '=', 'd.wsd_id_website').onRef('k.day', '=', 'd.wsd_date'),
    )
    .selectAll('d')
    .execute()
  return new Map(
    rows.map(row => {
      const day: StoredDay = {
        website: row.wsd_id_website,
        day: toDay(row.wsd_date),
        account: row.wsd_id_account,
        pageviews: row.wsd_pageviews,
        sessions: row.wsd_sessions,
      }
      return [dayKey(day), day]
    }),
  )
}

/** Whether all of them were in the time of accounts that the reader reaches. */
export const areInSites = (
  { websiteAccounts }: Pick<SiteScope, 'websiteAccounts'>,
  days: Iterable<StoredDay>,
): boolean => {
  if (websiteAccounts === null) return true
  const known = new Set(websiteAccounts.map(({ website, account }) => `${website}.${account}`))
  return [...days].every(({ website, account }) => known.has(`${website}.${account}`))
}

/** Days that were in the time of accounts out of reach, by website and day; whether there is anything of them is not told. */
export const daysOutOfReach = async (
  read: Reader,
  { websiteAccounts }: Pick<SiteScope, 'websiteAccounts'>,
  days: readonly SiteDay[],
): Promise<ReadonlySet<string>> => {
  if (websiteAccounts === null || days.length === 0) return new Set()
  const asked = sql<SiteDay & { account: number | null }>`(select k.website, k.day::text as day,
    ${accountOn('k.website', 'k.day')} as account from (select distinct * from unnest(
    ${listOf(days.map(({ website }) => website))}, ${wordsOf(days.map(({ day }) => day))}::date[])
    as u (website, day)) as k)`
  const owned = await read.selectFrom(asked.as('o')).selectAll().execute()
  const known = new Set(websiteAccounts.map(({ website, account }) => `${website}.${account}`))
  return new Set(owned.filter(({ website, account }) => !known.has(`${website}.${account}`)).map(dayKey))
}

type DayChange = Row<'report_day_changes'>

export const countedBefore = (change: DayChange): CountedDay => ({
  pageviews: change.rdc_pageviews_before,
  sessions: change.rdc_sessions_before,
})
export const countedAfter = (change: DayChange): CountedDay => ({
  pageviews: change.rdc_pageviews_after,
  sessions: change.rdc_sessions_after,
})

const isSame = (one: CountedDay, other: CountedDay): boolean =>
  one.pageviews === other.pageviews && one.sessions === other.sessions

/** What an action made of days and nobody took back yet: an undo leaves days that were counted again since. */
export const daysLeft = (read: Reader, change: number): Promise<DayChange[]> =>
  read
    .selectFrom('report_day_changes')
    .where('rdc_id_change', '=', change)
    .where(
      sql<SqlBool>`(rdc_id_website, rdc_date) not in (select rdc_id_website, rdc_date
        from report_changes as h join report_day_changes on rdc_id_change = h.id where rch_id_undone = ${change})`,
    )
    .selectAll()
    .orderBy('id')
    .execute()

/** Days as they were before an action, as far as they still are what it made of them. */
export const daysAsBefore = async (
  read: Reader,
  made: readonly DayChange[],
): Promise<{ back: WebsiteDayRow[]; stale: SiteDay[] }> => {
  const siteDays = made.map(change => ({ change, website: change.rdc_id_website, day: toDay(change.rdc_date) }))
  const now = await storedDays(read, siteDays)
  const back: WebsiteDayRow[] = []
  const stale: SiteDay[] = []
  for (const { change, website, day } of siteDays) {
    const stored = now.get(dayKey({ website, day }))
    if (stored && isSame(stored, countedAfter(change))) back.push({ website, day, ...countedBefore(change) })
    else stale.push({ website, day })
  }
  return { back, stale }
}
