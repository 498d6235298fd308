import axe, { type RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { spend } from './cost'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A document gets axe once: to send and read it takes as long as to look at a page of forms. */
const bringAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

const expectNothing = async (page: Page, runOnly: RunOptions['runOnly']): Promise<void> => {
  spend('axe')
  // While it fades, it covers what is to be looked at.
  await expect(page.locator('#splash')).toHaveCount(0)
  // A frame would need an axe of its own; the product has none.
  expect(page.frames()).toHaveLength(1)
  await bringAxe(page)
  const found = await page.evaluate(
    async options => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(document, options)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
      )
      // Only what is broken is put down in full: to write down all that is well takes longer than to look.
    },
    { resultTypes: ['violations'], runOnly } satisfies RunOptions,
  )
  expect(found).toEqual([])
}

/** No rule of WCAG 2.2 AA that a machine can check is broken on the page as it stands. */
export const expectAccessible = (page: Page): Promise<void> => expectNothing(page, { type: 'tag', values: RULES })

const dress = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
}

/** Every text can be read on its ground in the dark: all that another theme may break. It is light again afterwards. */
export const expectReadableInDark = async (page: Page): Promise<void> => {
  await dress(page, 'dark')
  await expectNothing(page, { type: 'rule', values: ['color-contrast'] })
  await dress(page, 'light')
}
