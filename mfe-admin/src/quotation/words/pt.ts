import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export const pt: Translation<typeof en> = {
  quotations: 'Câmbio',
  one: 'Cotação',
  new: 'Nova cotação',
  newSubtitle: 'Quanto vale uma unidade de uma moeda em BRL em um dia',
  create: 'Criar cotação',
  edit: 'Editar cotação',
  data: 'Cotação',
  summary: 'Resumo',
  remove: 'Remover cotação',
  tabs: 'Seções desta cotação',
  period: 'Dias',
  before: 'A anterior',
  average: 'Média do mês',
  days: 'Dias cotados no mês',
  closing: 'Taxa de fechamento',
  valueOn: '{{value}} em {{day}}',
  closedStays: 'As contas do mês estão fechadas: ela fica como está.',
  help: { date: 'O dia em que ela vale. Dias sem cotação usam a última anterior.', value: 'Até seis casas decimais' },
  gaps: {
    title: 'Dias sem cotação',
    text: 'Os valores desses dias são convertidos com a última cotação anterior.',
  },
  list: {
    subtitle: 'Quanto valem as moedas em BRL, dia a dia',
    search: 'Data ou moeda',
    count_one: '{{count}} cotação',
    count_many: '{{count}} de cotações',
    count_other: '{{count}} cotações',
    emptyText: 'Uma cotação diz quanto vale uma moeda em um dia. Os valores desse dia são convertidos com ela.',
  },
  bulk: {
    removeTitle_one: 'Remover {{count}} cotação?',
    removeTitle_many: 'Remover {{count}} de cotações?',
    removeTitle_other: 'Remover {{count}} cotações?',
    removeText: 'Os valores desses dias passam a ser convertidos com a cotação anterior. Você pode desfazer.',
    removed_one: '{{count}} cotação removida',
    removed_many: '{{count}} de cotações removidas',
    removed_other: '{{count}} cotações removidas',
  },
}
