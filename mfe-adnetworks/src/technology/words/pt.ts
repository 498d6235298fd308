import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export const pt: Translation<typeof en> = {
  technologies: 'Tecnologias',
  one: 'Tecnologia',
  new: 'Nova tecnologia',
  newSubtitle: 'O que é uma rede de anúncios e sua cor nos gráficos',
  create: 'Criar tecnologia',
  edit: 'Editar tecnologia',
  data: 'Dados',
  summary: 'Resumo',
  remove: 'Remover tecnologia',
  tabs: 'Seções desta tecnologia',
  field: {
    color: 'Cor nos gráficos',
    status: 'Ativada',
  },
  help: {
    status: 'Oferecida para novas redes de anúncios. Desativá-la não muda nada para as que a usam.',
  },
  uses: {
    title: 'Onde é usada',
    removedNetworks: 'Redes de anúncios removidas',
    conditions: 'Condições de participação na receita',
    campaigns: 'Campanhas de pedidos',
    orders: 'Pedidos',
    months: 'Meses com dados de relatório',
    none: 'Nada a usa, por isso pode ser removida.',
    stays:
      'Enquanto algo a usar, ela não pode ser removida. Você pode desativá-la: assim deixa de ser oferecida para novas redes de anúncios.',
  },
  list: {
    subtitle: 'Que tipos de redes de anúncios existem e suas cores nos gráficos',
    search: 'Nome da tecnologia',
    count_one: '{{count}} tecnologia',
    count_many: '{{count}} de tecnologias',
    count_other: '{{count}} tecnologias',
    emptyText: 'Uma tecnologia diz de que tipo é uma rede de anúncios e tem uma cor em cada gráfico.',
  },
  bulk: {
    enable: 'Ativar',
    disable: 'Desativar',
    disableTitle_one: 'Desativar {{count}} tecnologia?',
    disableTitle_many: 'Desativar {{count}} de tecnologias?',
    disableTitle_other: 'Desativar {{count}} tecnologias?',
    disableText: 'Deixam de ser oferecidas para novas redes de anúncios. As que as usam continuam.',
    removeTitle_one: 'Remover {{count}} tecnologia?',
    removeTitle_many: 'Remover {{count}} de tecnologias?',
    removeTitle_other: 'Remover {{count}} tecnologias?',
    removeText: 'As que estão em uso ficam. Você pode desfazer.',
    done_one: '{{count}} tecnologia alterada',
    done_many: '{{count}} de tecnologias alteradas',
    done_other: '{{count}} tecnologias alteradas',
    removed_one: '{{count}} tecnologia removida',
    removed_many: '{{count}} de tecnologias removidas',
    removed_other: '{{count}} tecnologias removidas',
  },
}
