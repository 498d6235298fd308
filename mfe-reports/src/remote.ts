import {
  BRAND,
  defineRemote,
  type Labels,
  type NavEntry,
  type Pair,
  PRODUCT_SLUG,
  REPORTS_LINK_HIDDEN_FOR,
  type RouteDeclaration,
} from '@candela/shared-contract'

const dashboard: Labels = { en: 'Dashboard', pt: 'Painel', es: 'Panel', it: 'Dashboard' }

/** Any right to a part of it opens it; parts without a right are not there. */
const ANY_PART: Pair[] = [
  'dashboard.totalizers',
  'dashboard.charts',
  'dashboard.currencyExchange',
  'dashboard.errorLog',
]

const entry = { key: 'dashboard', label: dashboard, path: '/dashboard', anyOf: ANY_PART } satisfies Partial<NavEntry>

/** Named after the first product, as the specification names it. */
const statementPath = `/report/report${PRODUCT_SLUG}`

const statement: Omit<RouteDeclaration, 'path'> = {
  module: './Statement',
  title: {
    en: 'Earnings report',
    pt: 'Relatório de ganhos',
    es: 'Informe de ganancias',
    it: 'Report dei guadagni',
  },
  anyOf: ['candelaReport.list'],
}

const [product] = BRAND.products

const reports: Labels = { en: 'Reports', pt: 'Relatórios', es: 'Informes', it: 'Report' }

const statementEntry = { path: statementPath, anyOf: statement.anyOf } satisfies Partial<NavEntry>

export const remote = defineRemote({
  name: 'candela_reports',
  host: '^1.4.0',
  i18n: 'reports',
  title: reports,
  routes: [
    { path: '/dashboard', module: './Dashboard', title: dashboard, anyOf: ANY_PART },
    { ...statement, path: statementPath },
    { ...statement, path: '/report' },
  ],
  nav: [
    { ...entry, placement: 'sidebar', group: 'main', order: 10, icon: 'gauge' },
    { ...entry, key: 'headerDashboard', placement: 'header', order: 10 },
    {
      ...statementEntry,
      key: 'statement',
      label: { en: product, pt: product, es: product, it: product },
      placement: 'sidebar',
      group: 'reports',
      order: 10,
    },
    {
      ...statementEntry,
      key: 'headerReports',
      label: reports,
      placement: 'header',
      order: 20,
      hiddenFor: [...REPORTS_LINK_HIDDEN_FOR],
    },
  ],
})
