import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'
import { spend } from './cost'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Only what is broken is put down in full: to write down all that is well takes longer than to look. */
const axeOf = (page: Page): AxeBuilder => new AxeBuilder({ page }).options({ resultTypes: ['violations'] })

const expectNothing = async (axe: AxeBuilder): Promise<void> => {
  spend('axe')
  // In one go, without a page of its own to put together what frames say: the product has none.
  const { violations } = await axe.setLegacyMode(true).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  )
  expect(found).toEqual([])
}

/** No rule of WCAG 2.2 AA that a machine can check is broken on the page as it stands. */
export const expectAccessible = (page: Page): Promise<void> => expectNothing(axeOf(page).withTags(RULES))

const dress = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
}

/** Every text can be read on its ground in the dark: all that another theme may break. It is light again afterwards. */
export const expectReadableInDark = async (page: Page): Promise<void> => {
  await dress(page, 'dark')
  await expectNothing(axeOf(page).withRules(['color-contrast']))
  await dress(page, 'light')
}
