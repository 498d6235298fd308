import { expect, test } from '../harness/test'

const MAX_SCRIPT_BYTES = 122_000
const MAX_REQUESTS = 12

test('the sign-in page stays small: bytes of script and requests until nothing loads any more', async ({ page }) => {
  const requests: string[] = []
  let scriptBytes = 0
  page.on('request', request => requests.push(request.url()))
  page.on('requestfinished', request => {
    if (request.resourceType() !== 'script') return
    void request.sizes().then(({ responseBodySize }) => {
      scriptBytes += responseBodySize
    })
  })
  await page.goto('/auth/login')
  await expect(page.getByRole('button', { name: /admin@candela\.example/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requests.length).toBeLessThanOrEqual(MAX_REQUESTS)
  expect(scriptBytes).toBeGreaterThan(0)
  expect(scriptBytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
})

test('the app’s files are fetched from the first key on', async ({ page }) => {
  await page.goto('/auth/login')
  await page.waitForLoadState('networkidle')
  const app = page.waitForRequest(/\/assets\/app[.-]/)
  await page.getByLabel('Email').press('a')
  await app
})
