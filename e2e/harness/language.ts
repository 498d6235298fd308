import type { Language } from '@candela/shared-contract'
import type { Page } from 'playwright/test'
import { expect } from './test'

const NAMES: Record<Language, string> = { en: 'English', pt: 'Português', es: 'Español', it: 'Italiano' }

/** A language that is chosen is stored with the person, whom other specs read in their own: here it is not. */
export const holdLanguage = async (page: Page): Promise<void> => {
  await page.route(/\/updateUserLocale$/, route => route.fulfill({ status: 204 }))
}

/** Chosen in the header of a desk; that a pointer reaches it is proven once, by the specs of the frame. */
export const speak = async (page: Page, language: Language): Promise<void> => {
  const html = page.locator('html')
  if ((await html.getAttribute('lang'))?.startsWith(language)) return
  await page.getByRole('button', { name: /^(Language|Idioma|Lingua):/ }).dispatchEvent('click')
  await page.getByRole('menuitemradio', { name: NAMES[language] }).dispatchEvent('click')
  await expect(html).toHaveAttribute('lang', new RegExp(`^${language}`))
}
