import { REPORTS, type ReportName } from '@candela/shared-contract'
import type { Page } from 'playwright/test'
import { NARROW, WIDE } from '../harness/looks'
import { expect, test } from '../harness/test'
import { BETWEEN_PATH, walkTo } from '../harness/walk'

const EVERYTHING = ['statement', 'performance', 'orders', 'websites'] as const satisfies ReportName[]
const PUBLISHERS = ['statement', 'performance', 'websites'] as const satisfies ReportName[]
const ROLES: readonly [string, readonly ReportName[]][] = [
  ['admin', EVERYTHING],
  // No order of the demo delivers to the accounts that this one looks after.
  ['manager', PUBLISHERS],
  ['finance', EVERYTHING],
  ['publisher', PUBLISHERS],
  ['viewer', PUBLISHERS],
]

const BY_WEBSITE: Partial<Record<ReportName, string>> = { statement: '&step=website', performance: '&rows=website' }
const addressOf = (name: ReportName): string => `${REPORTS[name].path}?period=last30${BY_WEBSITE[name] ?? ''}`

const heading1 = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** The report, with nothing of the one before it on the page. */
const walkToReport = async (page: Page, name: ReportName): Promise<void> => {
  await walkTo(page, BETWEEN_PATH)
  await expect(page.locator('[data-row]')).toHaveCount(0)
  await walkTo(page, addressOf(name))
  await expect(heading1(page)).toBeVisible()
}

const MONEY = /(^|\.)(net|gross|margin|ecpm|gross_ecpm|rpm)$/

/** Headings of amounts that are behind the edge of their table, and figures of them that are cut. */
const hiddenMoney = (page: Page): Promise<string[]> =>
  page.locator('[role=grid]').evaluate((grid, pattern) => {
    const isMoney = (cell: Element) => new RegExp(pattern).test(cell.getAttribute('data-field') ?? '')
    const edge = grid.getBoundingClientRect().right + 1
    const cells = [...grid.querySelectorAll<HTMLElement>('[data-row] [data-field]')].filter(isMoney)
    const isCut = (cell: HTMLElement) => cell.scrollWidth > cell.clientWidth + 1
    return cells
      .filter(cell => cell.getBoundingClientRect().right > edge || isCut(cell))
      .map(cell => `${cell.getAttribute('data-field')}: ${cell.textContent}`)
  }, MONEY.source)

for (const [role, reports] of ROLES)
  test(`for ${role}, no amount of a report is hidden or cut on a desk, and a phone begins with one`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(`${role}@candela.example`)
    await page.setViewportSize(WIDE)
    await page.goto(BETWEEN_PATH)
    for (const name of reports) {
      await walkToReport(page, name)
      await expect(page.locator('[data-row="0"] [data-field$=net]').first()).toBeVisible()
      expect(await hiddenMoney(page), name).toEqual([])
    }
    await page.setViewportSize(NARROW)
    for (const name of reports) {
      await walkToReport(page, name)
      const amount = page
        .getByRole('main')
        .getByText(/^(R\$\s?[\d.,]+|[\d.,]+\s?R\$)$/)
        .first()
      await expect(amount, name).toBeInViewport({ ratio: 1 })
    }
  })
