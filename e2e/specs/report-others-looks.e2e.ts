import { REPORTS } from '@candela/shared-contract'
import { explored } from '../harness/explorer'
import { looks } from '../harness/looks'

looks({
  of: 'other reports',
  arrange: async () => undefined,
  words: ['dashboard', 'numbers', 'failure', 'chart', 'total', 'comparison', 'by'],
  screens: [
    {
      name: 'orders of thirty days',
      path: () => `${REPORTS.orders.path}?period=last30`,
      ready: explored,
      heading: {
        en: 'Orders report',
        pt: 'Relatório de pedidos',
        es: 'Informe de pedidos',
        it: 'Report degli ordini',
      },
      isStill: true,
    },
    {
      name: 'websites of thirty days',
      path: () => `${REPORTS.websites.path}?period=last30`,
      ready: explored,
      heading: { en: 'Websites report', pt: 'Relatório de sites', es: 'Informe de sitios', it: 'Report dei siti' },
      isStill: true,
    },
    {
      name: 'quotations of ninety days',
      path: () => `${REPORTS.quotations.path}?period=last90`,
      ready: explored,
      heading: {
        en: 'Quotations report',
        pt: 'Relatório de cotações',
        es: 'Informe de cotizaciones',
        it: 'Report delle quotazioni',
      },
      isStill: true,
    },
    {
      name: 'payments',
      path: () => REPORTS.transfers.path,
      ready: explored,
      heading: { en: 'Payments', pt: 'Pagamentos', es: 'Pagos', it: 'Pagamenti' },
      isStill: true,
    },
  ],
})
