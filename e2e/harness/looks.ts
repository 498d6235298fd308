import { LANGUAGES, type Language } from '@candela/shared-contract'
import type { Locator, Page } from 'playwright/test'
import { ADMIN, DEMO_PASSWORD } from './api'
import { expectAccessible, expectReadableInDark } from './axe'
import { holdLanguage, speak } from './language'
import { overflowing } from './overflow'
import { countShifts } from './shifts'
import { expect, test } from './test'

export const WIDE = { width: 1440, height: 900 }
export const NARROW = { width: 390, height: 844 }
/** A desk at 200 %. */
const ZOOMED = { width: 720, height: 450 }
/** The narrowest desk with its menu open, and the narrowest phone. */
const EDGES = [
  { width: 975, height: 900 },
  { width: 320, height: 700 },
]
/** The words of one language are enough for the edges. */
const sizesFor = (language: Language) =>
  [WIDE, ZOOMED, NARROW, ...(language === 'en' ? EDGES : [])].toSorted((a, b) => b.width - a.width)

/** How far things may move that nobody touched. */
export const STILL = 0.01

/** In every list and form. */
const COMMON_WORDS = ['form', 'list', 'action']

/** The first row of a list, on a desk and on a phone. */
export const firstLink = (page: Page): Locator => page.locator('main [role=grid] [row-index] a, main li a').first()

type Look = {
  /** The screen has what it asked for, in whichever language: what is there then, or waiting for more than one thing. */
  ready: (page: Page) => Locator | Promise<void>
  /** Opens what is part of the screen and not there at first, in the language of the page. Escape closes it. */
  open?: ((page: Page, language: Language) => Promise<void>) | undefined
  /** The heading in each language, where it is made of words. */
  heading?: Record<Language, string> | undefined
  /** Namespaces of its words: a key that has none would stand there as it is. */
  words: readonly string[]
  /** For a state that is the same screen in other clothes: its words were read already. */
  isEnglishOnly?: boolean | undefined
  inDark?: boolean
}

const expectReady = async (page: Page, { ready }: Pick<Look, 'ready'>): Promise<void> => {
  const there = await ready(page)
  if (there) await expect(there).toBeVisible()
}

/** From wide to narrow, so that rows become cards once. */
const expectFits = async (page: Page, language: Language): Promise<void> => {
  for (const size of sizesFor(language)) {
    await page.setViewportSize(size)
    // A chart follows a frame after its page.
    await expect.poll(() => overflowing(page), { message: `cut at ${size.width} px` }).toEqual([])
  }
}

const expectSpoken = async (page: Page, language: Language, look: Look): Promise<void> => {
  if (look.heading) await expect(page.getByRole('heading', { level: 1 })).toHaveText(look.heading[language])
  const keys = new RegExp(`\\b(${[...look.words, ...COMMON_WORDS].join('|')})\\.[a-z]+`)
  // As it is read: text content glues words of neighbours together, and a key would hide between them.
  await expect(page.locator('main')).not.toContainText(keys, { useInnerText: true })
}

/**
 * Whatever an open page shows is accessible on a desk and on a phone, speaks four languages, and fits three widths in
 * each. It is not loaded again for any of that.
 */
const lookThrough = async (page: Page, look: Look): Promise<void> => {
  await expectReady(page, look)
  await look.open?.(page, 'en')
  await expectAccessible(page)
  if (look.inDark) await expectReadableInDark(page)
  await expectSpoken(page, 'en', look)
  await expectFits(page, 'en')
  await page.setViewportSize(NARROW)
  await expectReady(page, look)
  // The links in the header of a desk go when the page has heard of its new width.
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0)
  await expectAccessible(page)
  if (look.open) await page.keyboard.press('Escape')
  for (const language of look.isEnglishOnly ? [] : LANGUAGES.filter(other => other !== 'en')) {
    await page.setViewportSize(WIDE)
    await speak(page, language)
    await expectReady(page, look)
    await look.open?.(page, language)
    await expectSpoken(page, language, look)
    await expectFits(page, language)
    if (look.open) await page.keyboard.press('Escape')
  }
}

/** The same of a page that goes on afterwards: it ends as a desk in English. */
export const lookAt = async (page: Page, look: Look): Promise<void> => {
  await lookThrough(page, look)
  await page.setViewportSize(WIDE)
  if (!look.isEnglishOnly) await speak(page, 'en')
}

/** On a slow network the frame is there before the screen: the files of remotes wait until it is let go. */
const holdRemotes = async (page: Page): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/\/remotes\/.*\.js$/, async route => {
    await released
    await route.continue()
  })
  return () => release()
}

type Screen<Arranged> = Pick<Look, 'open' | 'heading' | 'isEnglishOnly'> & {
  name: string
  path: (arranged: Arranged) => string
  ready: (page: Page, arranged: Arranged) => Locator | Promise<void>
  /** Nothing moves while it loads. */
  isStill?: boolean
}

type Looks<Arranged> = Pick<Look, 'words'> & {
  /** Whose looks: it stands in front of what went wrong. */
  of: string
  /** Makes what the screens show; once for all of them. */
  arrange: (url: string) => Promise<Arranged>
  screens: readonly Screen<Arranged>[]
  /** Whoever looks, with the password of the demo; the administrator unless it is said. */
  as?: (arranged: Arranged) => string
}

/**
 * The looks of a domain: each of its screens is loaded once, see `lookThrough`. The first one is looked at in the dark as
 * well; that the colours of the theme go together is proven by the tokens and, for each component, by the gallery.
 */
export const looks = <Arranged>({ of, arrange, screens, words, as }: Looks<Arranged>): void => {
  let made: { url: string; things: Promise<Arranged> } | undefined
  const thingsOf = (url: string): Promise<Arranged> => {
    if (made?.url !== url) made = { url, things: arrange(url) }
    return made.things
  }

  test.describe(of, () => {
    for (const [index, { name, path, ready, isStill, ...screen }] of screens.entries()) {
      test(`${name}: accessible, in four languages, at three widths`, async ({ page, product, signInAs }) => {
        const things = await thingsOf(product.url)
        await holdLanguage(page)
        await signInAs(as?.(things) ?? ADMIN, DEMO_PASSWORD)
        const shifted = await countShifts(page)
        await page.goto(path(things))
        const look = { ...screen, words, ready: () => ready(page, things) }
        await expectReady(page, look)
        if (isStill) expect(await shifted()).toBeLessThanOrEqual(STILL)
        await lookThrough(page, { ...look, inDark: index === 0 })
      })

      if (isStill)
        test(`${name}: nothing moves while it loads on a phone`, async ({ page, product, signInAs }) => {
          const things = await thingsOf(product.url)
          await page.setViewportSize(NARROW)
          await signInAs(as?.(things) ?? ADMIN, DEMO_PASSWORD)
          const shifted = await countShifts(page)
          const release = await holdRemotes(page)
          await page.goto(path(things), { waitUntil: 'commit' })
          await expect(page.locator('[data-coming]')).toBeVisible()
          release()
          await expectReady(page, { ready: () => ready(page, things) })
          expect(await shifted()).toBeLessThanOrEqual(STILL)
        })
    }
  })
}
