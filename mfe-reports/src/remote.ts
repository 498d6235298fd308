import {
  asks,
  BRAND,
  type ChartName,
  dashboardEndpoints,
  defineRemote,
  type Labels,
  type NavEntry,
  type Pair,
  REPORTS,
  REPORTS_LINK_HIDDEN_FOR,
  type RouteDeclaration,
  reportRowEndpoints,
  reportUploadEndpoints,
} from '@candela/shared-contract'
import { USUAL_PERIOD } from './shared/address'

const dashboard: Labels = { en: 'Dashboard', pt: 'Painel', es: 'Panel', it: 'Dashboard' }

/** Any right to a part of it opens it; parts without a right are not there. */
const ANY_PART: Pair[] = [
  'dashboard.totalizers',
  'dashboard.charts',
  'dashboard.currencyExchange',
  'dashboard.errorLog',
]

const entry = { key: 'dashboard', label: dashboard, path: '/dashboard', anyOf: ANY_PART } satisfies Partial<NavEntry>

const report = { period: USUAL_PERIOD }
const chart = (name: ChartName) => asks(dashboardEndpoints.charts, { report: { ...report, chart: name } })

/** What its cards ask, in their order; a test holds it against the page. */
const questions = [
  asks(dashboardEndpoints.totalizers, { report }),
  asks(dashboardEndpoints.money, { report }),
  chart('daily'),
  chart('websites'),
  asks(dashboardEndpoints.coverage, { report, forStaff: true }),
  asks(dashboardEndpoints.currencyExchange),
  asks(dashboardEndpoints.errorLog, { forStaff: true }),
  asks(dashboardEndpoints.todo, { report }),
  asks(dashboardEndpoints.movers, { report, forStaff: true }),
  chart('formats'),
  chart('device'),
  chart('technology'),
  chart('adType'),
]

const statementPath = REPORTS.statement.path

const statement: Omit<RouteDeclaration, 'path'> = {
  module: './Statement',
  title: {
    en: 'Earnings report',
    pt: 'Relatório de ganhos',
    es: 'Informe de ganancias',
    it: 'Report dei guadagni',
  },
  anyOf: [REPORTS.statement.right],
}

const files: Labels = { en: 'Files', pt: 'Arquivos', es: 'Archivos', it: 'File' }

/** Whoever may take anything along finds what was too long to wait for. */
const ANY_FILE: Pair[] = [
  'candelaReport.export',
  'report.performance',
  'report.report01',
  'report.report02',
  'report.report03',
  'report.report04',
  'report.report05',
  'account.list',
  'user.list',
  'website.list',
  'userAccessLog.list',
  'currencyExchange.list',
  'adNetworkCategory.list',
  'adNetworkType.list',
  'adNetwork.list',
  'orderCampaign.list',
  'order.list',
  'websiteRevenueShare.list',
  'apiLog.list',
  'systemLog.list',
  'userMaintenance.list',
]

const performance = {
  path: REPORTS.performance.path,
  module: './Explorer',
  title: {
    en: 'Performance report',
    pt: 'Relatório de desempenho',
    es: 'Informe de rendimiento',
    it: 'Report delle prestazioni',
  },
  anyOf: [REPORTS.performance.right],
} satisfies RouteDeclaration
const rowsPath = REPORTS.rows.path
const rows: Omit<RouteDeclaration, 'path' | 'module'> = {
  title: { en: 'Report data', pt: 'Dados de relatório', es: 'Datos de informes', it: 'Dati dei report' },
  anyOf: [REPORTS.rows.right],
}

const addData: Labels = { en: 'Add data', pt: 'Adicionar dados', es: 'Añadir datos', it: 'Aggiungi dati' }
const upload = {
  path: '/ad-network-report/new',
  title: addData,
  anyOf: ['adNetworkReport.store'],
  action: true,
} satisfies Partial<RouteDeclaration>

const orders = {
  path: REPORTS.orders.path,
  module: './OrdersReport',
  title: { en: 'Orders report', pt: 'Relatório de pedidos', es: 'Informe de pedidos', it: 'Report degli ordini' },
  anyOf: [REPORTS.orders.right],
} satisfies RouteDeclaration

const quotations = {
  path: REPORTS.quotations.path,
  module: './QuotationsReport',
  title: {
    en: 'Quotations report',
    pt: 'Relatório de cotações',
    es: 'Informe de cotizaciones',
    it: 'Report delle quotazioni',
  },
  anyOf: [REPORTS.quotations.right],
} satisfies RouteDeclaration

const websites = {
  path: REPORTS.websites.path,
  module: './WebsitesReport',
  title: { en: 'Websites report', pt: 'Relatório de sites', es: 'Informe de sitios', it: 'Report dei siti' },
  anyOf: [REPORTS.websites.right],
} satisfies RouteDeclaration

const payments: Labels = { en: 'Payments', pt: 'Pagamentos', es: 'Pagos', it: 'Pagamenti' }
const transfers = {
  path: REPORTS.transfers.path,
  module: './TransfersReport',
  title: payments,
  anyOf: [REPORTS.transfers.right],
} satisfies RouteDeclaration

const [product] = BRAND.products

const reports: Labels = { en: 'Reports', pt: 'Relatórios', es: 'Informes', it: 'Report' }

const statementEntry = { path: statementPath, anyOf: statement.anyOf } satisfies Partial<NavEntry>

export const remote = defineRemote({
  name: 'candela_reports',
  host: '^1.8.0',
  i18n: 'reports',
  title: reports,
  routes: [
    { path: '/dashboard', module: './Dashboard', title: dashboard, anyOf: ANY_PART, data: questions },
    { ...statement, path: statementPath },
    { ...statement, path: '/report' },
    performance,
    { ...rows, path: rowsPath, module: './RowList', data: [asks(reportRowEndpoints.list)] },
    { ...rows, path: `${rowsPath}/:id`, module: './RowShow' },
    { ...upload, module: './UploadNew', data: [asks(reportUploadEndpoints.uploads)] },
    orders,
    quotations,
    websites,
    transfers,
    { ...transfers, path: `${transfers.path}/:account/:month`, module: './Transfer' },
    { path: '/export', module: './Files', title: files, anyOf: ANY_FILE },
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
      key: 'export',
      label: files,
      path: '/export',
      placement: 'sidebar',
      group: 'administration',
      order: 90,
      icon: 'download',
      anyOf: ['userMaintenance.list'],
    },
    {
      key: 'performance',
      label: { en: 'Performance', pt: 'Desempenho', es: 'Rendimiento', it: 'Prestazioni' },
      path: performance.path,
      anyOf: performance.anyOf,
      placement: 'sidebar',
      group: 'reports',
      order: 20,
    },
    {
      key: 'reportRows',
      label: { en: 'Data', pt: 'Dados', es: 'Datos', it: 'Dati' },
      path: rowsPath,
      anyOf: rows.anyOf,
      placement: 'sidebar',
      group: 'reports',
      order: 30,
    },
    {
      key: 'addData',
      label: addData,
      path: upload.path,
      anyOf: [...upload.anyOf],
      placement: 'sidebar',
      group: 'administration',
      order: 40,
    },
    {
      key: 'ordersReport',
      label: { en: 'Orders', pt: 'Pedidos', es: 'Pedidos', it: 'Ordini' },
      path: orders.path,
      anyOf: orders.anyOf,
      placement: 'sidebar',
      group: 'reports',
      order: 40,
    },
    {
      key: 'transfersReport',
      label: payments,
      path: transfers.path,
      anyOf: transfers.anyOf,
      placement: 'sidebar',
      group: 'reports',
      order: 45,
      waiting: {
        what: 'invoices',
        said: {
          en: 'invoices to approve',
          pt: 'notas fiscais por aprovar',
          es: 'facturas por aprobar',
          it: 'fatture da approvare',
        },
      },
    },
    {
      key: 'quotationsReport',
      label: { en: 'Currency', pt: 'Câmbio', es: 'Moneda', it: 'Valuta' },
      path: quotations.path,
      anyOf: quotations.anyOf,
      placement: 'sidebar',
      group: 'reports',
      order: 50,
      hidden: true,
    },
    {
      key: 'websitesReport',
      label: { en: 'Per website', pt: 'Por site', es: 'Por sitio', it: 'Per sito' },
      path: websites.path,
      anyOf: websites.anyOf,
      placement: 'sidebar',
      group: 'reports',
      order: 60,
      hidden: true,
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
