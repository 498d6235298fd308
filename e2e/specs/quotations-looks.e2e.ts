import { chooseFile } from '../harness/files'
import { firstLink, looks } from '../harness/looks'
import { quotationOf } from '../harness/quotations'
import { expect } from '../harness/test'

/** One of each kind: new, another value, and wrong. */
const FILE = 'Date,Currency,Value\n2001-03-05,USD,5.1\n2001-02-03,USD,5.2\n2001-03-06,GBP,5.12345678'

looks({
  of: 'quotations',
  arrange: url => quotationOf(url, '2001-02-03'),
  words: ['quotation', 'monthClose', 'import'],
  screens: [
    {
      name: 'the list',
      path: () => '/currency-exchange',
      ready: firstLink,
      heading: { en: 'Currency exchange', pt: 'Câmbio', es: 'Cambio de moneda', it: 'Cambio valuta' },
      isStill: true,
    },
    {
      name: 'one of them',
      path: ({ id }) => `/currency-exchange/${id}`,
      ready: page => page.getByRole('main').getByRole('definition').first(),
    },
    {
      name: 'editing one',
      path: ({ id }) => `/currency-exchange/${id}/edit`,
      ready: page => page.getByRole('radio').first(),
    },
    {
      name: 'the chart and the gaps',
      path: () => '/currency-exchange/chart',
      ready: page => page.getByRole('main').locator('svg path').first(),
      heading: { en: 'Chart and gaps', pt: 'Gráfico e lacunas', es: 'Gráfico y huecos', it: 'Grafico e lacune' },
    },
    {
      name: 'importing some',
      path: () => '/currency-exchange/import',
      ready: page => page.getByRole('heading', { level: 1 }),
      heading: {
        en: 'Import quotations',
        pt: 'Importar cotações',
        es: 'Importar cotizaciones',
        it: 'Importa quotazioni',
      },
      open: async page => {
        const lines = page.locator('main table').first()
        if (!(await lines.isVisible())) await chooseFile(page, 'rates.csv', FILE)
        await expect(lines).toBeVisible()
      },
    },
    {
      name: 'the months',
      path: () => '/currency-exchange/months',
      ready: page => page.getByRole('main').getByRole('listitem').first(),
      heading: { en: 'Months', pt: 'Meses', es: 'Meses', it: 'Mesi' },
    },
    {
      name: 'closing a month',
      path: () => '/currency-exchange/close-month',
      ready: page => page.getByRole('main').getByRole('listitem').nth(5),
    },
  ],
})
