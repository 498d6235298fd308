import type { Page } from 'playwright/test'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** From the next page on: how far things moved that nobody touched. */
export const countShifts = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput) Object.assign(window, { shifted: Reflect.get(window, 'shifted') + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'shifted'))
}
