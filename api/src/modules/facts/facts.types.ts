import type { Currency, Day, TypeValue } from '@candela/shared-contract'

/** What an ad network says of one website on one day, of one format on one device. */
export type FactRow = {
  website: number
  day: Day
  adNetwork: number
  /** The ad network's technology at that time. */
  technology: number
  format: TypeValue<'formatName'>
  device: TypeValue<'device'>
  adType: TypeValue<'adType'>
  currency: Currency
  /** Empty where nobody in particular wrote the page. */
  author: string
  /** Gross in micro-units; below zero for corrections. */
  value: number
  adRequests: number
  refreshAdRequests: number
  impressions: number
  refreshImpressions: number
  /** Of how many impressions it is known whether they were seen, and how many were; null: the network does not say. */
  measurableImpressions: number | null
  viewableImpressions: number | null
  clicks: number | null
}

/** What tells one fact from another. */
export type FactKey = Pick<
  FactRow,
  'website' | 'day' | 'adNetwork' | 'technology' | 'format' | 'device' | 'adType' | 'currency' | 'author'
>

/** What is counted of a website on a day; null pageviews: nobody counts them there. */
export type WebsiteDayRow = { website: number; day: Day; pageviews: number | null; sessions: number | null }

/**
 * One stretch of days within a month, up to the last day that is known. What it covers becomes what the rows say: rows
 * that are missing in it go.
 */
export type ImportRequest = {
  source: 'api' | 'manual' | 'csv' | 'edited'
  from: Day
  to: Day
  /** Whose facts it covers; absent: everybody's. */
  coverage?: {
    adNetworks?: readonly number[]
    websites?: readonly number[]
    /** These facts alone; the others of the stretch stay. */
    keys?: readonly FactKey[]
  }
  rows: AsyncIterable<readonly FactRow[]> | Iterable<readonly FactRow[]>
  /** Absent: what is counted of websites stays. */
  websiteDays?: Iterable<WebsiteDayRow>
  reason?: string
}

export type ImportOutcome = { id: number; rows: number; inserted: number; changed: number; removed: number }
