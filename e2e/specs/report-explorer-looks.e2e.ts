import type { Page } from 'playwright/test'
import { EXPLORER, explored } from '../harness/explorer'
import { looks } from '../harness/looks'

const settled = (page: Page): Promise<void> => explored(page)

looks({
  of: 'explorer',
  arrange: async () => undefined,
  words: ['dashboard', 'numbers', 'failure', 'chart', 'total', 'preset', 'comparison', 'head'],
  screens: [
    {
      name: 'formats of seven days by device',
      path: () => `${EXPLORER}?period=last7&rows=format&pivot=device&metrics=net`,
      ready: settled,
      heading: {
        en: 'Performance report',
        pt: 'Relatório de desempenho',
        es: 'Informe de rendimiento',
        it: 'Report delle prestazioni',
      },
      isStill: true,
    },
    {
      name: 'technologies stacked by day',
      path: () => `${EXPLORER}?period=last30&pivot=technology&chart=stacked`,
      ready: settled,
      isEnglishOnly: true,
    },
  ],
})
