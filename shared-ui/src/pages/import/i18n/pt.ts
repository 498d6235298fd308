import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  file: 'Arquivo',
  drop: 'Solte um arquivo CSV aqui ou escolha um',
  limits: 'Até 10.000 linhas e 4 MB, em UTF-8',
  size: '{{size}} KB',
  tooBig: 'Este arquivo tem mais de 4 MB. Divida em dois.',
  refused: 'Este arquivo não pode ser importado',
  report: 'Prévia',
  putRight: 'Corrija estas linhas e escolha o arquivo de novo. Nada é salvo enquanto uma linha tiver erros.',
  nothingNew: 'Não há nada de novo neste arquivo.',
  errors: 'Linhas com erros',
  rows: 'Linhas do arquivo',
  line: 'Linha',
  column: 'Coluna',
  problem: 'Problema',
  wholeLine: 'A linha inteira',
  becomes: 'Resultado',
  more_one: 'e mais {{count}} linha',
  more_many: 'e mais {{count}} de linhas',
  more_other: 'e mais {{count}} linhas',
  columns: 'Colunas',
  count: {
    total: 'Linhas',
    wrong: 'Com erros',
  },
  action: {
    choose: 'Escolher um arquivo',
    other: 'Escolher outro arquivo',
    template: 'Baixar modelo',
    again: 'Importar outro arquivo',
    check: 'Conferir de novo',
  },
} satisfies Translation<typeof en>
