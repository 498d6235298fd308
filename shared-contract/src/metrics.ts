/**
 * Every number of the product, once: what it is made of, how it is shown, who may see it, and beside which dimensions
 * it makes no sense. Screens, files, reports and the API read this table; its words are in `metricWords`.
 */

/** By what numbers are told apart; no ad network says in which country an ad was seen. */
export const DIMENSIONS = [
  'date',
  'week',
  'month',
  'website',
  'account',
  'product',
  'adNetwork',
  'technology',
  'adNetworkType',
  'format',
  'device',
  'adType',
  'currency',
  'author',
  'orderCampaign',
  'tier',
  'manager',
] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** Pageviews are counted per website and day, so they cannot be told apart by what is finer. */
const FINER_THAN_A_PAGE = [
  'adNetwork',
  'technology',
  'adNetworkType',
  'format',
  'device',
  'adType',
  'currency',
  'author',
  'orderCampaign',
] as const satisfies readonly Dimension[]

/** everybody · those whom the account shows its gross to, and staff · staff */
export type MetricAudience = 'all' | 'gross' | 'staff'
export type MetricUnit = 'money' | 'count' | 'percent' | 'number'

export type Metric = {
  unit: MetricUnit
  audience: MetricAudience
  /** Which sum must not be zero; without it the number is not known, and this is the reason. */
  needs?: 'totalImpressions' | 'requests' | 'pageviews' | 'sessions' | 'gross' | 'measurable' | 'clickable'
  not?: readonly Dimension[]
}

export const METRICS = {
  net: { unit: 'money', audience: 'all' },
  gross: { unit: 'money', audience: 'gross' },
  margin: { unit: 'money', audience: 'staff' },
  revshare_pct: { unit: 'percent', audience: 'gross', needs: 'gross' },
  ad_requests: { unit: 'count', audience: 'all' },
  refresh_req: { unit: 'count', audience: 'all' },
  total_requests: { unit: 'count', audience: 'all' },
  impressions: { unit: 'count', audience: 'all' },
  refresh_imp: { unit: 'count', audience: 'all' },
  total_impressions: { unit: 'count', audience: 'all' },
  refresh_pct: { unit: 'percent', audience: 'all', needs: 'totalImpressions' },
  unfilled: { unit: 'count', audience: 'all' },
  fill: { unit: 'percent', audience: 'all', needs: 'requests' },
  fill_initial: { unit: 'percent', audience: 'all', needs: 'requests' },
  ecpm: { unit: 'money', audience: 'all', needs: 'totalImpressions' },
  gross_ecpm: { unit: 'money', audience: 'staff', needs: 'totalImpressions' },
  viewability: { unit: 'percent', audience: 'all', needs: 'measurable' },
  ctr: { unit: 'percent', audience: 'all', needs: 'clickable' },
  pageviews: { unit: 'count', audience: 'all', needs: 'pageviews', not: FINER_THAN_A_PAGE },
  rpm: { unit: 'money', audience: 'all', needs: 'pageviews', not: FINER_THAN_A_PAGE },
  imp_per_page: { unit: 'number', audience: 'all', needs: 'pageviews', not: FINER_THAN_A_PAGE },
  sessions: { unit: 'count', audience: 'all', needs: 'sessions', not: FINER_THAN_A_PAGE },
  rps: { unit: 'money', audience: 'all', needs: 'sessions', not: FINER_THAN_A_PAGE },
} as const satisfies Record<string, Metric>
export type MetricKey = keyof typeof METRICS
export const METRIC_KEYS = Object.keys(METRICS) as [MetricKey, ...MetricKey[]]

/** Why a number is not known: nothing to divide by, nobody counts it, or nobody says what its currency was worth. */
export const MISSING_REASONS = [
  'noImpressions',
  'noRequests',
  'noPageviews',
  'noSessions',
  'noGross',
  'noMeasurable',
  'analyticsMissing',
  'sessionsMissing',
  'viewabilityMissing',
  'clicksMissing',
  'noQuotation',
] as const
export type MissingReason = (typeof MISSING_REASONS)[number]
