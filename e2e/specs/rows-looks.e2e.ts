import { firstLink, looks } from '../harness/looks'

looks({
  of: 'report data',
  arrange: async () => undefined,
  words: ['row', 'upload'],
  screens: [
    {
      name: 'the list',
      path: () => '/report/report01',
      ready: firstLink,
      heading: {
        en: 'Report data',
        pt: 'Dados de relatório',
        es: 'Datos de informes',
        it: 'Dati dei report',
      },
    },
    {
      name: 'adding data',
      path: () => '/ad-network-report/new',
      ready: page => page.getByRole('textbox').last(),
      heading: { en: 'Add data', pt: 'Adicionar dados', es: 'Añadir datos', it: 'Aggiungi dati' },
    },
  ],
})
