import { defineRemote, type Labels, type NavEntry, type Pair } from '@candela/shared-contract'

const dashboard: Labels = { en: 'Dashboard', pt: 'Painel', es: 'Panel', it: 'Dashboard' }

/** Any right to a part of it opens it; parts without a right are not there. */
const ANY_PART: Pair[] = [
  'dashboard.totalizers',
  'dashboard.charts',
  'dashboard.currencyExchange',
  'dashboard.errorLog',
]

const entry = { key: 'dashboard', label: dashboard, path: '/dashboard', anyOf: ANY_PART } satisfies Partial<NavEntry>

export const remote = defineRemote({
  name: 'candela_reports',
  host: '^1.2.0',
  i18n: 'reports',
  title: { en: 'Reports', pt: 'Relatórios', es: 'Informes', it: 'Report' },
  routes: [{ path: '/dashboard', module: './Dashboard', title: dashboard, anyOf: ANY_PART }],
  nav: [
    { ...entry, placement: 'sidebar', group: 'main', order: 10, icon: 'gauge' },
    { ...entry, key: 'headerDashboard', placement: 'header', order: 10 },
  ],
})
