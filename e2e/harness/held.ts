import type { Page } from 'playwright/test'

/** Answers of an address are held back until the returned function is called. */
export const holdBack = async (page: Page, url: string): Promise<() => void> => {
  let letGo = (): void => undefined
  const released = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(url, async route => {
    await released
    await route.continue()
  })
  return () => letGo()
}
