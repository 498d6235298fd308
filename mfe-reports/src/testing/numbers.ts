import {
  type ChartAnswer,
  type ChartName,
  type Currency,
  type DashboardQuery,
  dashboardEndpoints,
  type MoneyAnswer,
  type ReportChoices,
  type ReportLine,
  type ReportMeta,
  reportEndpoints,
  type StatementAnswer,
  type StatementQuery,
  statementEndpoints,
  type TotalizersAnswer,
} from '@candela/shared-contract'
import { type Answer, answers } from '@candela/shared-ui/testing'

/** Days that are over, whatever day it is. */
const DAYS = ['2025-11-03', '2025-11-04', '2025-11-05', '2025-11-06', '2025-11-07'] as const
export const WEEK = `${DAYS[0]}..${DAYS[4]}`

const metaIn = (currency: Currency): ReportMeta => ({
  range: { from: DAYS[0], to: DAYS[4] },
  compared: {
    current: { from: DAYS[0], to: DAYS[4] },
    previous: { from: '2025-10-27', to: '2025-10-31' },
  },
  zone: 'America/Sao_Paulo',
  currency,
  dataUntil: '2025-11-08T12:00:00.000Z',
  historyFrom: null,
  rates: [],
  more: 0,
})

const VALUES = {
  net: '120.50',
  pageviews: '40000',
  total_requests: '100000',
  total_impressions: '80000',
  ecpm: '1.51',
  fill: '80.00',
  imp_per_page: '2.00',
  rpm: '3.01',
  viewability: '61.25',
  revshare_pct: '60.00',
  gross: '200.83',
  margin: '80.33',
} as const

const aLine = (more: Partial<ReportLine> = {}): ReportLine => ({
  values: VALUES,
  missing: {},
  state: 'final',
  ...more,
})

export const totalizers = ({ currency }: DashboardQuery): TotalizersAnswer => ({
  totals: aLine({ changes: { net: '4.2' } }),
  days: DAYS.map(day => ({ day, values: VALUES })),
  meta: metaIn(currency),
})

export const money = ({ currency }: Pick<DashboardQuery, 'currency'>): MoneyAnswer => ({
  currency,
  zone: 'America/Sao_Paulo',
  today: '10.00',
  yesterday: { net: '24.00', change: '1.0', state: 'estimated' },
  monthToDate: { net: '120.50', range: { from: '2025-11-01', to: DAYS[4] } },
  forecast: null,
  balance: { net: '900.00', state: 'final', month: '2025-10-01' },
  payment: {
    day: '2025-11-10',
    invoiceUntil: new Date(Date.now() + 5 * 86_400_000).toISOString(),
    nextDay: '2025-11-15',
    next: null,
  },
})

type Key = ChartAnswer['rows'][number]['key']

const KEYS: Record<ChartName, Key[]> = {
  daily: DAYS.map(day => ({ date: { id: day, label: day } })),
  device: ['mobile', 'desktop'].map(id => ({ device: { id, label: id } })),
  technology: [{ technology: { id: 1, label: 'Header bidding' } }],
  websites: ['cariri.example', 'serra.example'].map((label, index) => ({ website: { id: 11 + index, label } })),
  formats: ['top', 'square'].map(id => ({ format: { id, label: id } })),
  adType: ['Display', 'Video'].map(id => ({ adType: { id, label: id } })),
}

type ChartQuery = DashboardQuery & { chart: ChartName }

export const chart = ({ chart: name, currency }: ChartQuery): ChartAnswer => ({
  rows: KEYS[name].map(key => ({ key, ...aLine({ changes: { net: '4.2' } }) })),
  totals: aLine({ values: { ...VALUES, net: '482.00' } }),
  meta: metaIn(currency),
})

/** Every part of the dashboard, each with something to show. */
export const DASHBOARD: readonly Answer[] = [
  answers(dashboardEndpoints.totalizers, ({ body }) => totalizers(body)),
  answers(dashboardEndpoints.money, ({ body }) => money(body)),
  answers(dashboardEndpoints.charts, ({ body }) => chart(body)),
  answers(dashboardEndpoints.movers, ({ body }) => ({
    rows: [{ key: { account: { id: 1, label: 'Cariri Media' } }, ...aLine({ changes: { net: '12.0' } }) }],
    totals: aLine(),
    meta: metaIn(body.currency),
  })),
  answers(dashboardEndpoints.coverage, {
    days: [...DAYS],
    rows: [{ adNetwork: { id: 1, label: 'Northlight' }, states: DAYS.map(() => 'complete' as const) }],
    more: 0,
  }),
  answers(dashboardEndpoints.todo, { items: [] }),
  answers(dashboardEndpoints.currencyExchange, {
    quotations: [{ currency: 'USD', value: '5.4321', day: DAYS[4], change: null, days: [] }],
    month: { month: '2025-11-01', isClosed: false, lastClosed: null },
  }),
  answers(dashboardEndpoints.errorLog, {
    errors: [
      { kind: 'missingDay', day: DAYS[0], website: null, adNetwork: { id: 1, label: 'Northlight' }, amount: null },
    ],
    more: 0,
  }),
]

const METRICS = ['pageviews', 'total_impressions', 'fill', 'ecpm', 'rpm', 'gross', 'revshare_pct', 'net'] as const

export const statement = ({ currency, step }: Pick<StatementQuery, 'currency' | 'step'>): StatementAnswer => ({
  rows: KEYS[step === 'website' ? 'websites' : 'daily'].map(key => ({ key, ...aLine() })),
  totals: aLine({ values: { ...VALUES, net: '602.50' } }),
  meta: metaIn(currency),
  metrics: [...METRICS],
  steps: DAYS.map(day => ({ key: day, label: day, values: { net: VALUES.net, rpm: VALUES.rpm } })),
})

/** What reports can be narrowed to. */
export const CHOICES: ReportChoices = {
  firstDay: null,
  openSince: null,
  technology: [{ id: 1, label: 'Header bidding' }],
  adNetwork: [{ id: 4, label: 'Northlight' }],
  adNetworkType: [{ id: 6, label: 'Exchange' }],
  orderCampaign: [],
  manager: [],
  metrics: ['net', 'gross', 'total_impressions', 'ecpm', 'fill', 'pageviews', 'rpm'],
  dimensions: ['date', 'week', 'month', 'website', 'account', 'adNetwork', 'technology', 'format', 'device'],
}

/** The report of five days, and what it can be narrowed to. */
export const STATEMENT: readonly Answer[] = [
  answers(statementEndpoints.list, ({ body }) => statement(body)),
  answers(reportEndpoints.filters, CHOICES),
]
