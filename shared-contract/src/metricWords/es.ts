import type { MetricWords } from './words'

export const es: MetricWords = {
  metrics: {
    net: { label: 'Ganancias estimadas', help: 'Lo que se debe al editor: su parte de los ingresos brutos.' },
    gross: { label: 'Ingresos brutos', help: 'Lo que pagan las redes publicitarias, antes del reparto.' },
    margin: { label: 'Margen', help: 'Ingresos brutos menos ganancias estimadas: lo que se queda la plataforma.' },
    revshare_pct: { label: 'Reparto de ingresos', help: 'Ganancias estimadas divididas entre los ingresos brutos.' },
    ad_requests: {
      label: 'Solicitudes iniciales',
      help: 'Solicitudes de anuncios al abrir las páginas, sin las de actualización.',
    },
    refresh_req: {
      label: 'Solicitudes de actualización',
      help: 'Solicitudes de anuncios al actualizar un espacio con la página ya abierta.',
    },
    total_requests: {
      label: 'Solicitudes de anuncios',
      help: 'Solicitudes iniciales más solicitudes de actualización.',
    },
    impressions: {
      label: 'Impresiones iniciales',
      help: 'Anuncios mostrados al abrir las páginas, sin los de actualización.',
    },
    refresh_imp: {
      label: 'Impresiones de actualización',
      help: 'Anuncios mostrados al actualizar un espacio con la página ya abierta.',
    },
    total_impressions: { label: 'Impresiones', help: 'Impresiones iniciales más impresiones de actualización.' },
    refresh_pct: {
      label: 'Tasa de actualización',
      help: 'Impresiones de actualización divididas entre todas las impresiones.',
    },
    unfilled: {
      label: 'Solicitudes sin anuncio',
      help: 'Solicitudes de anuncios menos impresiones, nunca por debajo de cero.',
    },
    fill: {
      label: 'Tasa de relleno',
      help: 'Impresiones divididas entre las solicitudes de anuncios, con las actualizaciones.',
    },
    fill_initial: {
      label: 'Relleno inicial',
      help: 'Impresiones iniciales divididas entre las solicitudes iniciales, sin las actualizaciones.',
    },
    ecpm: { label: 'CPM neto', help: 'Ganancias estimadas por cada mil impresiones.' },
    gross_ecpm: { label: 'CPM bruto', help: 'Ingresos brutos por cada mil impresiones.' },
    viewability: {
      label: 'Visibilidad',
      help: 'Impresiones vistas, divididas entre las que se pudieron medir.',
    },
    ctr: {
      label: 'CTR',
      help: 'Clics divididos entre las impresiones de las redes publicitarias que los cuentan.',
    },
    pageviews: {
      label: 'Páginas vistas',
      help: 'Páginas que abrieron los visitantes, según la analítica del sitio.',
    },
    rpm: {
      label: 'RPM',
      help: 'Ganancias estimadas por cada mil páginas vistas. Las ganancias de los sitios sin analítica cuentan; sus páginas vistas, no.',
    },
    imp_per_page: { label: 'Impresiones por página', help: 'Impresiones divididas entre las páginas vistas.' },
    sessions: { label: 'Sesiones', help: 'Visitas al sitio, según su analítica.' },
    rps: { label: 'RPM por sesión', help: 'Ganancias estimadas por cada mil sesiones.' },
  },
  missing: {
    noImpressions: 'No hubo impresiones entre las que dividir.',
    noRequests: 'No hubo solicitudes de anuncios entre las que dividir.',
    noPageviews: 'No hubo páginas vistas entre las que dividir.',
    noSessions: 'No hubo sesiones entre las que dividir.',
    noGross: 'No hubo ingresos brutos entre los que dividir.',
    noMeasurable: 'No hubo impresiones medibles entre las que dividir.',
    analyticsMissing: 'No hay ninguna analítica conectada, así que aquí no se cuentan las páginas vistas.',
    sessionsMissing: 'Aquí no se cuentan las sesiones.',
    viewabilityMissing: 'Ninguna red publicitaria informa aquí de cuántas impresiones se vieron.',
    clicksMissing: 'Ninguna red publicitaria informa aquí de clics.',
    noQuotation: 'Todavía no hay cotización para convertir los importes.',
  },
  dimensions: {
    date: 'Día',
    week: 'Semana',
    month: 'Mes',
    website: 'Sitio',
    account: 'Cuenta',
    product: 'Producto',
    adNetwork: 'Red publicitaria',
    technology: 'Tecnología',
    adNetworkType: 'Tipo de red',
    format: 'Formato',
    device: 'Dispositivo',
    adType: 'Tipo de anuncio',
    currency: 'Moneda',
    author: 'Autor',
    tier: 'Nivel',
    manager: 'Gestor de cuenta',
  },
  states: {
    estimated: { label: 'Estimación', help: 'Las redes publicitarias aún pueden corregir estas cifras.' },
    final: {
      label: 'Final, mes abierto',
      help: 'Han pasado más de 15 días: las redes publicitarias ya no corrigen estas cifras.',
    },
    closed: { label: 'Cerrado', help: 'Las cuentas de este mes están cerradas: estas cifras ya no cambian.' },
  },
}
