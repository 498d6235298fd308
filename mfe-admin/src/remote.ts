import {
  asks,
  defineRemote,
  groupEndpoints,
  type Labels,
  maintenanceEndpoints,
  monthCloseEndpoints,
  quotationEndpoints,
  systemLogEndpoints,
} from '@candela/shared-contract'
import { notificationsPart } from './declared/notifications'

const groups: Labels = { en: 'Access groups', pt: 'Grupos de acesso', es: 'Grupos de acceso', it: 'Gruppi di accesso' }

const logs: Labels = { en: 'System logs', pt: 'Logs do sistema', es: 'Registros del sistema', it: 'Log di sistema' }

const quotations: Labels = {
  en: 'Currency exchange',
  pt: 'Câmbio',
  es: 'Cambio de moneda',
  it: 'Cambio valuta',
}

const closeMonth: Labels = { en: 'Close month', pt: 'Fechar mês', es: 'Cerrar mes', it: 'Chiudi mese' }
const months: Labels = { en: 'Months', pt: 'Meses', es: 'Meses', it: 'Mesi' }

const maintenance: Labels = {
  en: 'Maintenance',
  pt: 'Manutenção',
  es: 'Mantenimiento',
  it: 'Manutenzione',
}

const GET = [asks(groupEndpoints.get)]
const GET_QUOTATION = [asks(quotationEndpoints.get)]
const GET_MAINTENANCE = [asks(maintenanceEndpoints.get)]

export const remote = defineRemote({
  name: 'candela_admin',
  host: '^1.6.0',
  i18n: 'admin',
  title: { en: 'Administration', pt: 'Administração', es: 'Administración', it: 'Amministrazione' },
  routes: [
    {
      path: '/group',
      module: './GroupList',
      title: groups,
      anyOf: ['group.list'],
      data: [asks(groupEndpoints.list)],
    },
    {
      path: '/group/new',
      module: './GroupNew',
      title: {
        en: 'New access group',
        pt: 'Novo grupo de acesso',
        es: 'Nuevo grupo de acceso',
        it: 'Nuovo gruppo di accesso',
      },
      anyOf: ['group.store'],
      action: true,
    },
    {
      path: '/group/who',
      module: './GroupWho',
      title: {
        en: 'Who can do what',
        pt: 'Quem pode fazer o quê',
        es: 'Quién puede hacer qué',
        it: 'Chi può fare che cosa',
      },
      anyOf: ['group.list'],
    },
    {
      path: '/group/:id',
      module: './GroupShow',
      title: { en: 'Access group', pt: 'Grupo de acesso', es: 'Grupo de acceso', it: 'Gruppo di accesso' },
      anyOf: ['group.get'],
      data: GET,
    },
    {
      path: '/group/:id/edit',
      module: './GroupEdit',
      title: {
        en: 'Edit access group',
        pt: 'Editar grupo de acesso',
        es: 'Editar grupo de acceso',
        it: 'Modifica gruppo di accesso',
      },
      anyOf: ['group.update'],
      data: GET,
    },
    {
      path: '/currency-exchange',
      module: './QuotationList',
      title: quotations,
      anyOf: ['currencyExchange.list'],
      data: [asks(quotationEndpoints.list)],
    },
    {
      path: '/currency-exchange/new',
      module: './QuotationNew',
      title: { en: 'New quotation', pt: 'Nova cotação', es: 'Nueva cotización', it: 'Nuova quotazione' },
      anyOf: ['currencyExchange.store'],
      action: true,
    },
    {
      path: '/currency-exchange/chart',
      module: './QuotationChart',
      title: { en: 'Chart and gaps', pt: 'Gráfico e lacunas', es: 'Gráfico y huecos', it: 'Grafico e lacune' },
      anyOf: ['currencyExchange.list'],
    },
    {
      path: '/currency-exchange/import',
      module: './QuotationImport',
      title: {
        en: 'Import quotations',
        pt: 'Importar cotações',
        es: 'Importar cotizaciones',
        it: 'Importa quotazioni',
      },
      anyOf: ['currencyExchange.store'],
      action: true,
    },
    {
      path: '/currency-exchange/close-month',
      module: './CloseMonth',
      title: closeMonth,
      anyOf: ['currencyExchange.closeMonth'],
      action: true,
      data: [asks(monthCloseEndpoints.months)],
    },
    {
      path: '/currency-exchange/months',
      module: './Months',
      title: months,
      anyOf: ['currencyExchange.list'],
      data: [asks(monthCloseEndpoints.months)],
    },
    {
      path: '/currency-exchange/:id',
      module: './QuotationShow',
      title: { en: 'Quotation', pt: 'Cotação', es: 'Cotización', it: 'Quotazione' },
      anyOf: ['currencyExchange.get'],
      data: GET_QUOTATION,
    },
    {
      path: '/currency-exchange/:id/edit',
      module: './QuotationEdit',
      title: { en: 'Edit quotation', pt: 'Editar cotação', es: 'Editar cotización', it: 'Modifica quotazione' },
      anyOf: ['currencyExchange.update'],
      data: GET_QUOTATION,
    },
    {
      path: '/system-log',
      module: './SystemLogList',
      title: logs,
      anyOf: ['systemLog.list'],
      data: [asks(systemLogEndpoints.list)],
    },
    {
      path: '/system-log/:id',
      module: './SystemLogShow',
      title: { en: 'Log entry', pt: 'Registro do log', es: 'Entrada del registro', it: 'Voce del log' },
      anyOf: ['systemLog.get'],
      data: [asks(systemLogEndpoints.get)],
    },
    {
      path: '/maintenance',
      module: './MaintenanceList',
      title: maintenance,
      anyOf: ['userMaintenance.list'],
      data: [asks(maintenanceEndpoints.list)],
    },
    {
      path: '/maintenance/new',
      module: './MaintenanceNew',
      title: {
        en: 'New maintenance',
        pt: 'Nova manutenção',
        es: 'Nuevo mantenimiento',
        it: 'Nuova manutenzione',
      },
      anyOf: ['userMaintenance.store'],
      action: true,
    },
    {
      path: '/maintenance/:id',
      module: './MaintenanceShow',
      title: maintenance,
      anyOf: ['userMaintenance.get'],
      data: GET_MAINTENANCE,
    },
    {
      path: '/maintenance/:id/edit',
      module: './MaintenanceEdit',
      title: {
        en: 'Edit maintenance',
        pt: 'Editar manutenção',
        es: 'Editar mantenimiento',
        it: 'Modifica manutenzione',
      },
      anyOf: ['userMaintenance.update'],
      data: GET_MAINTENANCE,
    },
    ...notificationsPart.routes,
  ],
  nav: [
    {
      key: 'currencyExchange',
      label: quotations,
      path: '/currency-exchange',
      placement: 'sidebar',
      group: 'administration',
      order: 10,
      icon: 'coin',
      anyOf: ['currencyExchange.list'],
    },
    {
      key: 'closeMonth',
      label: closeMonth,
      path: '/currency-exchange/close-month',
      placement: 'sidebar',
      group: 'administration',
      order: 12,
      icon: 'lock',
      anyOf: ['currencyExchange.closeMonth'],
    },
    {
      key: 'months',
      label: months,
      path: '/currency-exchange/months',
      placement: 'sidebar',
      group: 'administration',
      order: 14,
      icon: 'calendar',
      anyOf: ['currencyExchange.list'],
    },
    {
      key: 'systemLog',
      label: logs,
      path: '/system-log',
      placement: 'sidebar',
      group: 'administration',
      order: 60,
      icon: 'database',
      anyOf: ['systemLog.list'],
    },
    {
      key: 'group',
      label: groups,
      path: '/group',
      placement: 'sidebar',
      group: 'administration',
      order: 50,
      icon: 'shield',
      anyOf: ['group.list'],
    },
    {
      key: 'maintenance',
      label: maintenance,
      path: '/maintenance',
      placement: 'sidebar',
      group: 'administration',
      order: 55,
      icon: 'wrench',
      anyOf: ['userMaintenance.list'],
    },
    ...notificationsPart.nav,
  ],
})
