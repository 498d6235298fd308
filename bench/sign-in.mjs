/** @typedef {Awaited<ReturnType<typeof signedIn>>} State */

export const SOMEBODY = { email: 'admin@candela.example', password: 'candela-demo' }

/** What a browser keeps in which somebody is signed in. @param {string} url @param {import('playwright').Browser} browser */
export const signedIn = async (url, browser) => {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(SOMEBODY.email)
  await page.getByLabel('Password', { exact: true }).fill(SOMEBODY.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(address => !address.pathname.startsWith('/auth'))
  const state = await context.storageState()
  await context.close()
  return state
}
