import { apiLogEndpoints, asks, defineRemote, type Labels, technologyEndpoints } from '@candela/shared-contract'

const technologies: Labels = { en: 'Technologies', pt: 'Tecnologias', es: 'Tecnologías', it: 'Tecnologie' }

const apiLogs: Labels = { en: 'API logs', pt: 'Logs da API', es: 'Registros de la API', it: 'Log API' }

const TECHNOLOGY = [asks(technologyEndpoints.get)]

export const remote = defineRemote({
  name: 'candela_adnetworks',
  host: '^1.6.0',
  i18n: 'adnetworks',
  title: { en: 'Ad networks', pt: 'Redes de anúncios', es: 'Redes publicitarias', it: 'Reti pubblicitarie' },
  routes: [
    {
      path: '/ad-network-category',
      module: './TechnologyList',
      title: technologies,
      anyOf: ['adNetworkCategory.list'],
      data: [asks(technologyEndpoints.list)],
    },
    {
      path: '/ad-network-category/new',
      module: './TechnologyNew',
      title: { en: 'New technology', pt: 'Nova tecnologia', es: 'Nueva tecnología', it: 'Nuova tecnologia' },
      anyOf: ['adNetworkCategory.store'],
    },
    {
      path: '/ad-network-category/:id',
      module: './TechnologyShow',
      title: { en: 'Technology', pt: 'Tecnologia', es: 'Tecnología', it: 'Tecnologia' },
      anyOf: ['adNetworkCategory.get'],
      data: TECHNOLOGY,
    },
    {
      path: '/ad-network-category/:id/edit',
      module: './TechnologyEdit',
      title: { en: 'Edit technology', pt: 'Editar tecnologia', es: 'Editar tecnología', it: 'Modifica tecnologia' },
      anyOf: ['adNetworkCategory.update'],
      data: TECHNOLOGY,
    },
    {
      path: '/api-log',
      module: './ApiLogList',
      title: apiLogs,
      anyOf: ['apiLog.list'],
      data: [asks(apiLogEndpoints.list)],
    },
    {
      path: '/api-log/incidents',
      module: './IncidentList',
      title: { en: 'Incidents', pt: 'Incidentes', es: 'Incidentes', it: 'Incidenti' },
      anyOf: ['apiLog.list'],
      data: [asks(apiLogEndpoints.incidents)],
    },
    {
      path: '/api-log/:id',
      module: './ApiLogShow',
      title: { en: 'Run', pt: 'Execução', es: 'Ejecución', it: 'Esecuzione' },
      anyOf: ['apiLog.get'],
      data: [asks(apiLogEndpoints.get)],
    },
  ],
  nav: [
    {
      key: 'adNetworkCategory',
      label: technologies,
      path: '/ad-network-category',
      placement: 'sidebar',
      group: 'adNetworks',
      order: 10,
      icon: 'tag',
      anyOf: ['adNetworkCategory.list'],
    },
    {
      key: 'apiLog',
      label: apiLogs,
      path: '/api-log',
      placement: 'sidebar',
      group: 'adNetworks',
      order: 80,
      icon: 'log',
      anyOf: ['apiLog.list'],
    },
  ],
})
