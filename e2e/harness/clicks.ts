import type { Locator, Page } from 'playwright/test'

export type Presser = { press: (what: Locator) => Promise<void>; count: () => number }

/** With a mouse or a finger; counts what is pressed on the way to something. */
export const byPointer = (): Presser => {
  let presses = 0
  return {
    press: async what => {
      presses += 1
      await what.click()
    },
    count: () => presses,
  }
}

/** More steps than any page of ours has places to stop at. */
const MOST_STEPS = 200

/** With the keyboard alone: forward from where it is, and pressed with Enter. Only that is counted. */
export const byKeyboard = (page: Page): Presser => {
  let presses = 0
  const isReached = (what: Locator) => what.evaluate(element => element === document.activeElement)
  return {
    press: async what => {
      await what.waitFor()
      for (let step = 0; step < MOST_STEPS && !(await isReached(what)); step += 1) await page.keyboard.press('Tab')
      if (!(await isReached(what))) throw new Error('the keyboard does not reach it')
      presses += 1
      await page.keyboard.press('Enter')
    },
    count: () => presses,
  }
}
