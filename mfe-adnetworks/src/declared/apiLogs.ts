import { apiLogEndpoints, asks, type Labels, type RemoteDeclaration } from '@candela/shared-contract'

const apiLogs: Labels = { en: 'API logs', pt: 'Logs da API', es: 'Registros de la API', it: 'Log API' }

export const apiLogsPart: Pick<RemoteDeclaration, 'routes' | 'nav'> = {
  routes: [
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
      key: 'apiLog',
      label: apiLogs,
      path: '/api-log',
      placement: 'sidebar',
      group: 'adNetworks',
      order: 80,
      icon: 'log',
      anyOf: ['apiLog.list'],
      waiting: {
        what: 'imports',
        said: {
          en: 'networks whose last import failed',
          pt: 'redes com a última importação malsucedida',
          es: 'redes con la última importación fallida',
          it: 'reti con l’ultima importazione non riuscita',
        },
      },
    },
  ],
}
