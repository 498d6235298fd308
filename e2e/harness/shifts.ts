import type { Page } from 'playwright/test'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** From the next page on: how far things moved that nobody touched. */
export const countShifts = async (page: Page): Promise<() => Promise<number>> => {
  // The font is there before the application, as for whoever was here before: on a first visit it comes while the splash
  // covers what it moves.
  const font = page.waitForResponse(/inter-latin\./).catch(() => undefined)
  await page.route(/\/assets\/app\.[^/]*js$/, async route => {
    await font
    await route.continue()
  })
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new MutationObserver((_, observer) => {
      if (document.fonts.size === 0) return
      observer.disconnect()
      void document.fonts.load('1em Inter')
    }).observe(document, { childList: true, subtree: true })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput) Object.assign(window, { shifted: Reflect.get(window, 'shifted') + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'shifted'))
}
