import type { Language } from '../locales'
import { METRICS } from '../metrics'
import { DIMENSION_WORDS, METRIC_WORDS } from '../metricWords'
import type { OrderReportBy, OrderReportColumn, OrderReportMetric } from './orderReport'
import type { WebsiteReportColumn, WebsiteReportMetric } from './websiteReport'

type OrderWords = Record<Exclude<OrderReportColumn, OrderReportMetric | 'name' | 'technology' | 'website'>, string>
type WebsiteWords = Record<
  Exclude<WebsiteReportColumn, WebsiteReportMetric | 'website' | 'account' | 'tier' | 'manager'>,
  string
>

/** What columns of the report of orders, and of its file, are called; numbers and dimensions have their own words. */
export const ORDER_REPORT_WORDS: Record<Language, OrderWords & { order: string }> = {
  en: {
    order: 'Order',
    status: 'Status',
    campaigns: 'Campaigns',
    orc_ad_manager_order_id: 'Ad Manager order ID',
    first: 'First delivery',
    last: 'Last delivery',
    previous: 'Previously',
    change: 'Change',
    share: 'Share of website revenue',
  },
  pt: {
    order: 'Pedido',
    status: 'Situação',
    campaigns: 'Campanhas',
    orc_ad_manager_order_id: 'ID do pedido no Ad Manager',
    first: 'Primeira entrega',
    last: 'Última entrega',
    previous: 'Antes',
    change: 'Variação',
    share: 'Parte da receita do site',
  },
  es: {
    order: 'Pedido',
    status: 'Estado',
    campaigns: 'Campañas',
    orc_ad_manager_order_id: 'ID del pedido en Ad Manager',
    first: 'Primera entrega',
    last: 'Última entrega',
    previous: 'Antes',
    change: 'Variación',
    share: 'Parte de los ingresos del sitio',
  },
  it: {
    order: 'Ordine',
    status: 'Stato',
    campaigns: 'Campagne',
    orc_ad_manager_order_id: 'ID ordine in Ad Manager',
    first: 'Prima erogazione',
    last: 'Ultima erogazione',
    previous: 'Prima',
    change: 'Variazione',
    share: 'Quota dei ricavi del sito',
  },
}

export const WEBSITE_REPORT_WORDS: Record<Language, WebsiteWords> = {
  en: {
    status: 'Status',
    change_net: 'Change of earnings',
    change_rpm: 'Change of RPM',
    bestFormat: 'Best format',
    lastDay: 'Last data',
    percentile: 'RPM above similar websites',
  },
  pt: {
    status: 'Situação',
    change_net: 'Variação dos ganhos',
    change_rpm: 'Variação do RPM',
    bestFormat: 'Melhor formato',
    lastDay: 'Últimos dados',
    percentile: 'RPM acima de sites parecidos',
  },
  es: {
    status: 'Estado',
    change_net: 'Variación de las ganancias',
    change_rpm: 'Variación del RPM',
    bestFormat: 'Mejor formato',
    lastDay: 'Últimos datos',
    percentile: 'RPM por encima de sitios parecidos',
  },
  it: {
    status: 'Stato',
    change_net: 'Variazione dei guadagni',
    change_rpm: 'Variazione dell’RPM',
    bestFormat: 'Formato migliore',
    lastDay: 'Ultimi dati',
    percentile: 'RPM sopra i siti simili',
  },
}

const isMetric = (column: string): column is keyof typeof METRICS => column in METRICS

export const orderReportWord = (language: Language, by: OrderReportBy, column: OrderReportColumn): string => {
  const words = ORDER_REPORT_WORDS[language]
  if (isMetric(column)) return METRIC_WORDS[language][column].label
  if (column === 'name') return by === 'order' ? words.order : DIMENSION_WORDS[language][by]
  if (column === 'technology' || column === 'website') return DIMENSION_WORDS[language][column]
  return words[column]
}

export const websiteReportWord = (language: Language, column: WebsiteReportColumn): string => {
  if (isMetric(column)) return METRIC_WORDS[language][column].label
  if (column === 'website' || column === 'account' || column === 'tier' || column === 'manager')
    return DIMENSION_WORDS[language][column]
  return WEBSITE_REPORT_WORDS[language][column]
}
