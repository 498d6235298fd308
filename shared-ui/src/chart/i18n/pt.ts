import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  menu: 'Menu do gráfico: {{title}}',
  asTable: 'Ver como tabela',
  asChart: 'Ver como gráfico',
  csv: 'Baixar CSV',
  png: 'Baixar imagem',
  notSaved: 'Não foi possível criar o arquivo',
  notLoaded: 'O gráfico não carregou',
  days: '{{title}}, dia a dia',
  howTo: 'As setas vão de um dia ao outro.',
  keys: 'As setas para a esquerda e a direita percorrem o gráfico.',
  summary: 'De {{from}} a {{to}}. Máximo de {{high}} em {{highDay}}, mínimo de {{low}} em {{lowDay}}.',
  nothing: 'Sem valores.',
  unknown: 'não disponível',
  estimate: 'Estimativa',
  final: 'Final',
  thisPeriod: 'Este período',
  before: 'Período anterior',
} satisfies Translation<typeof en>
