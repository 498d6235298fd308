import type { Page } from 'playwright/test'
import { expectAccessible } from '../harness/axe'
import { overflowing } from '../harness/overflow'
import { newPerson } from '../harness/people'
import { expect, test } from '../harness/test'
import { ADMIN, heading } from '../harness/users'
import { accountWith, reject, websiteWith } from '../harness/websites'

test.use({ remotes: ['mfe-publishers'] })

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }
/** A desk at 200 %. */
const ZOOMED = { width: 720, height: 450 }

const THEMES = ['light', 'dark'] as const

const LANGUAGES = [
  { name: 'English', lang: 'en', websites: 'Websites', add: 'New website' },
  { name: 'Português', lang: 'pt', websites: 'Sites', add: 'Novo site' },
  { name: 'Español', lang: 'es', websites: 'Sitios', add: 'Nuevo sitio' },
  { name: 'Italiano', lang: 'it', websites: 'Siti', add: 'Nuovo sito' },
]

type Sites = { tag: string; waiting: number; refused: number; live: number }

const arrange = async (url: string): Promise<Sites> => {
  const person = await newPerson(url, 'Looks Person')
  const account = await accountWith(url, { sellers: [person.id] })
  const tag = `looks-${Date.now()}`
  const facts = { anw_account_id: account.id, users: [person.id] }
  const waiting = await websiteWith(url, { ...facts, anw_status: 2, anw_website: `${tag}-waiting.example` })
  const refused = await websiteWith(url, { ...facts, anw_status: 2 })
  const live = await websiteWith(url, { ...facts, anw_name: 'Gazeta do Agreste e de toda a Região Metropolitana' })
  await reject(url, refused.id, 'The privacy page is missing, and there is too little to read.')
  return { tag, waiting: waiting.id, refused: refused.id, live: live.id }
}

/** Every screen of websites, as far as it can be looked at. */
const screensOf = ({ tag, waiting, refused, live }: Sites) => [
  { path: `/website?q=${tag}`, ready: (page: Page) => page.getByText(tag).first() },
  { path: '/website/new', ready: (page: Page) => page.getByRole('combobox').first() },
  { path: `/website/${waiting}`, ready: (page: Page) => page.getByRole('listitem').filter({ hasText: 'Ads.txt' }) },
  { path: `/website/${refused}`, ready: (page: Page) => page.getByRole('tabpanel') },
  { path: `/website/${live}`, ready: (page: Page) => page.getByRole('tabpanel') },
  {
    path: `/website/${live}?tab=history`,
    ready: (page: Page) => page.getByRole('tabpanel').getByRole('article').first(),
  },
  { path: `/website/${live}/edit`, ready: (page: Page) => page.getByRole('combobox').first() },
]

const openEach = async (page: Page, sites: Sites, look: () => Promise<void>): Promise<void> => {
  for (const { path, ready } of screensOf(sites)) {
    await page.goto(path)
    await expect(ready(page)).toBeVisible()
    await look()
  }
}

for (const theme of THEMES)
  for (const size of [WIDE, NARROW])
    test(`every screen is accessible, ${theme} and ${size.width} wide`, async ({ page, product, signInAs }) => {
      // Seven long looks.
      test.setTimeout(120_000)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.setViewportSize(size)
      const sites = await arrange(product.url)
      await signInAs(ADMIN)
      await openEach(page, sites, () => expectAccessible(page))
    })

for (const { name, lang, websites, add } of LANGUAGES)
  test(`every screen speaks ${name} and fits a desk, a phone and 200 %`, async ({ page, product, signInAs }) => {
    test.setTimeout(120_000)
    const sites = await arrange(product.url)
    await signInAs(ADMIN)
    await page.goto('/website')
    await page.getByRole('button', { name: /^(Language|Idioma|Lingua):/ }).click()
    await page.getByRole('menuitemradio', { name }).click()
    await expect(heading(page, websites)).toBeVisible()
    await openEach(page, sites, async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`))
      for (const size of [WIDE, NARROW, ZOOMED]) {
        await page.setViewportSize(size)
        expect(await overflowing(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
      }
      // A key that has no words would stand there as it is.
      await expect(page.locator('main')).not.toContainText(/\b(website|people|form|list|action)\.[a-z]+/)
    })
    await page.goto('/website/new')
    await expect(heading(page, add)).toBeVisible()
  })
