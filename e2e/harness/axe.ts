import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** No rule of WCAG 2.2 AA that a machine can check is broken on the page as it stands. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // In one go, without a page of its own to put together what frames say: the product has none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(RULES).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  )
  expect(found).toEqual([])
}
