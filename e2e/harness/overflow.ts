import type { Page } from 'playwright/test'

/** What is cut at the right edge of the page, but for what scrolls sideways on purpose. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const room = document.documentElement.clientWidth
    const isCut = (element: Element) => element.getBoundingClientRect().right > room + 1
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/(auto|scroll)/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    return [...(main?.querySelectorAll('h1, h2, p, button, label, section') ?? [])]
      .filter(element => isCut(element) && !scrolls(element.parentElement?.closest('main *') ?? null))
      .map(element => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
  })
