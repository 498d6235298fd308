import { rights } from '@candela/shared-contract/rights/pt'
import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  ...rights,
  title: 'Permissões',
  noRights: 'Ainda sem permissões.',
  permitted: '{{count}} de {{total}} concedidas',
  share: '{{count}} de {{total}}',
  matrix: {
    search: 'Buscar permissões',
    clearSearch: 'Limpar a busca',
    show: 'Mostrar permissões',
    all: 'Todas',
    granted: 'Concedidas',
    controller: 'O quê',
    other: 'Outras permissões',
    pair: '{{controller}}: {{method}}',
    absent: 'não disponível',
    nothing: 'Nada encontrado',
    nothingText: 'Tente outra palavra ou mostre todas as permissões.',
    showAll: 'Mostrar todas',
  },
  state: {
    held: 'concedida',
    none: 'não concedida',
    own: 'só o próprio registro',
    idle: 'concedida, precisa de {{needed}}',
  },
  legend: {
    own: 'Só o próprio registro: para si mesmo ninguém precisa de permissão.',
    idle: 'Concedida, mas sem efeito até que o que ela precisa também seja concedido.',
  },
  menu: {
    title: 'Prévia do menu',
    text: {
      group: 'O que este grupo vê no menu lateral.',
      person: 'O que esta pessoa vê no menu lateral.',
    },
    hidden: 'Oculto',
    nothing: {
      group: 'Este grupo não vê nenhum menu.',
      person: 'Esta pessoa não vê nenhum menu.',
    },
    failed: 'O menu não carregou',
  },
} satisfies Translation<typeof en>
