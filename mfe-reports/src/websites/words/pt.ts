import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  title: 'Relatório de sites',
  subtitle: 'Site por site: números, o que mudou e no que cada um é melhor',
  table: 'Relatório de sites, linha por linha',
  hidesEmpty: 'Ocultar linhas vazias',
  showsEmpty: 'Mostrar linhas vazias',
  onlyEmpty: 'Não há linhas para mostrar.',
  compare: 'Comparado com',
  comparison: { previous: 'Período anterior', lastYear: 'Ano anterior', none: 'Nada' },
  product: 'Produto',
  status: 'Situação',
  noneFound: 'Nada encontrado.',
  total_one: 'Total, {{count}} site',
  total_many: 'Total, {{count}} sites',
  total_other: 'Total, {{count}} sites',
  before: 'Antes: {{amount}}',
  above: 'acima de {{percent}} deles',
} satisfies Translation<typeof en>
