import type { Page } from 'playwright/test'

/** What is cut at the right edge of the page, but for what scrolls sideways on purpose or is said and not shown. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const room = document.documentElement.clientWidth
    const isCut = (element: Element) => element.getBoundingClientRect().right > room + 1
    const isMeant = ({ overflowX, clipPath }: CSSStyleDeclaration) =>
      /auto|scroll/.test(overflowX) || clipPath !== 'none'
    // The frame around `main` scrolls up and down; that it can sideways too is no excuse.
    const isMeantToBe = (element: Element | null): boolean =>
      element !== null && element !== main && (isMeant(getComputedStyle(element)) || isMeantToBe(element.parentElement))
    const parts = ['header', 'main'].map(part => `${part} :is(h1, h2, p, a, button, label, section)`)
    const cut = [...document.querySelectorAll(parts.join())]
      .filter(element => isCut(element) && !isMeantToBe(element.parentElement))
      .map(element => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
    const isWide = [document.documentElement, main?.parentElement].some(
      scroller => scroller && scroller.scrollWidth > scroller.clientWidth,
    )
    return isWide ? [...cut, 'the page scrolls sideways'] : cut
  })
