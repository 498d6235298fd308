/** What people do most, as a hand does it: pointed at, pressed, typed at a steady speed. */

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */
/**
 * `before` brings the page to where the action begins and is not measured; `done` is there when it is over.
 * @typedef {object} Action
 * @property {string} name
 * @property {(page: Page) => Promise<unknown>} [before]
 * @property {(page: Page) => Promise<unknown>} act
 * @property {(page: Page) => Locator} done
 */

/** A hand that types, and one that presses. */
const KEY_MS = { delay: 120 }
const PRESS = { delay: 80 }

/** @param {Page} page @param {string} name */
const link = (page, name) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true })
/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true })
/** @param {Page} page @param {string} name */
const heading = (page, name) => page.getByRole('heading', { level: 1, name, exact: true })
/** @param {Page} page @param {number} index */
const row = (page, index) => page.getByRole('grid').locator(`[role=row][row-index="${index}"]`)
/** @param {Page} page */
const chosenGroup = page => page.getByRole('button', { name: /^Access group.*Finance/ })

/** In this order, from the list of users on. @type {Action[]} */
export const ACTIONS = [
  {
    name: 'search: type',
    act: page =>
      page
        .getByRole('searchbox')
        .click(PRESS)
        .then(() => page.keyboard.type('ana', KEY_MS)),
    done: page => row(page, 0).getByRole('link'),
  },
  {
    name: 'filter: open',
    before: async page => {
      await page.getByRole('searchbox').fill('')
      await row(page, 9).getByRole('link').waitFor()
    },
    act: page => button(page, 'Access group').click(PRESS),
    done: page => page.getByRole('checkbox', { name: /^Finance/ }),
  },
  {
    name: 'filter: choose',
    act: page => page.getByRole('checkbox', { name: /^Finance/ }).click(PRESS),
    done: chosenGroup,
  },
  {
    name: 'heading: sort',
    before: async page => {
      await page.keyboard.press('Escape')
      await button(page, 'Reset filters').click()
      await row(page, 9).getByRole('link').waitFor()
    },
    act: page => page.getByRole('columnheader', { name: 'User' }).click(PRESS),
    done: page => page.locator('[role=columnheader][aria-sort=ascending]'),
  },
  {
    name: 'row: select',
    act: page => row(page, 3).getByRole('checkbox').click(PRESS),
    done: page => page.getByText('1 selected').last(),
  },
  {
    name: 'row: menu',
    before: page => row(page, 3).getByRole('checkbox').click(),
    act: page =>
      row(page, 4)
        .getByRole('button', { name: /^Actions/ })
        .click(PRESS),
    done: page => page.getByRole('menuitem').first(),
  },
  {
    name: 'menu: another page',
    before: page => page.keyboard.press('Escape'),
    act: page => link(page, 'Accounts').click(PRESS),
    done: page => heading(page, 'Accounts'),
  },
  {
    name: 'record: tab',
    before: async page => {
      await row(page, 0).getByRole('link').first().click()
      await page.getByRole('tab', { name: 'History' }).waitFor()
    },
    act: page => page.getByRole('tab', { name: 'History' }).click(PRESS),
    done: page => page.getByRole('tab', { name: 'History', selected: true }),
  },
  {
    name: 'palette: open, type',
    act: page => page.keyboard.press('Control+k').then(() => page.keyboard.type('web', KEY_MS)),
    done: page => page.getByRole('option').first(),
  },
  {
    name: 'dashboard: period',
    before: async page => {
      await page.keyboard.press('Escape')
      await link(page, 'Dashboard').click()
      await page.locator('main svg.highcharts-root').nth(1).waitFor()
      await page.waitForTimeout(3000)
      await page.getByRole('button', { name: /^Period/ }).click()
    },
    act: page => page.getByRole('button', { name: 'Last 7 days', exact: true }).click(PRESS),
    done: page => page.getByRole('button', { name: /^Period.*7/ }),
  },
]
