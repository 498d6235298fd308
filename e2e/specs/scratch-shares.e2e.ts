import { test } from '../harness/test'
import { ADMIN } from '../harness/users'

test('scratch', async ({ page, signInAs }) => {
  test.setTimeout(120_000)
  await signInAs(ADMIN)
  for (const [name, width, height] of [['w', 1440, 900], ['p', 390, 844]] as const)
    for (const theme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: theme })
      for (const [at, path] of [['list', '/revenue-share'], ['site', '/revenue-share/website/1'], ['new', '/revenue-share/new?website=2'], ['newpct', '/revenue-share/new?website=1']] as const) {
        if (theme === 'dark' && at !== 'new') continue
        await page.goto(path)
        await page.waitForTimeout(2500)
        await page.screenshot({ path: `/tmp/shots/${at}-${name}-${theme}.png`, fullPage: true })
      }
    }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/revenue-share?f.state=planned')
  await page.waitForTimeout(1500)
  await page.getByRole('main').getByRole('link').filter({ hasText: 'example' }).first().click()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/shots/show-w.png`, fullPage: true })
  await page.getByRole('tab', { name: 'History' }).click()
  await page.waitForTimeout(1000)
  await page.screenshot({ path: `/tmp/shots/history-w.png`, fullPage: true })
})
