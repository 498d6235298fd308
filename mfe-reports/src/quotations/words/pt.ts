import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  title: 'Relatório de cotações',
  subtitle: 'Dia a dia: quanto valem as moedas, e os dias sem cotação',
  table: 'Relatório de cotações, linha por linha',
  chartTitle: 'Valor em BRL por dia',
  average: 'Média',
  closing: 'Fechamento',
  unit: 'Uma unidade em BRL',
  quoted_one: '{{count}} cotação',
  quoted_many: '{{count}} cotações',
  quoted_other: '{{count}} cotações',
  gaps_one: '{{count}} dia sem cotação',
  gaps_many: '{{count}} dias sem cotação',
  gaps_other: '{{count}} dias sem cotação',
  noneFound: 'Nada encontrado.',
} satisfies Translation<typeof en>
