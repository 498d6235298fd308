import { settled } from '../harness/dashboard'
import { looks } from '../harness/looks'
import { expect, test } from '../harness/test'

test.use({ fresh: 'what waits to be done has as many lines as there are reasons, and others make some' })

const ARRANGE = {
  en: 'Arrange cards',
  pt: 'Organizar cartões',
  es: 'Organizar tarjetas',
  it: 'Disponi le schede',
}

looks({
  of: 'dashboard',
  arrange: async () => undefined,
  words: ['dashboard', 'numbers', 'failure'],
  screens: [
    {
      name: 'five days',
      path: () => '/dashboard?period=last5',
      ready: settled,
      heading: { en: 'Dashboard', pt: 'Painel', es: 'Panel', it: 'Dashboard' },
      isStill: true,
    },
    { name: 'thirty days', path: () => '/dashboard?period=last30', ready: settled, isEnglishOnly: true },
    {
      name: 'arranging its cards',
      path: () => '/dashboard',
      ready: settled,
      open: async (page, language) => {
        await page.getByRole('button', { name: ARRANGE[language] }).click()
        await expect(page.getByRole('dialog').getByRole('checkbox').last()).toBeVisible()
      },
    },
  ],
})
