import { test } from '../harness/test'

test.use({ remotes: ['mfe-admin'] })
test('look', async ({ page, signInAs }) => {
  page.on('console', m => console.log(m.type(), m.text().slice(0, 300)))
  page.on('pageerror', e => console.log('ERR', e.stack))
  await signInAs('admin@candela.example')
  await page.goto('/group')
  await page.waitForTimeout(2500)
  await page.screenshot({ path: '/tmp/ui-1440.png' })
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await page.waitForTimeout(300)
  await page.screenshot({ path: '/tmp/ui-1440-dark.png' })
  await page.setViewportSize({ width: 768, height: 900 })
  await page.waitForTimeout(500)
  await page.screenshot({ path: '/tmp/ui-768-dark.png' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.waitForTimeout(500)
  await page.screenshot({ path: '/tmp/ui-390-dark.png' })
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light'
  })
  await page.waitForTimeout(300)
  await page.screenshot({ path: '/tmp/ui-390.png' })
})
