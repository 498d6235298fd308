import { loadClient } from './client'

/** The list of the application's scripts in the document. */
export const APP_ASSETS_ID = 'candela-app-assets'

const listedAssets = (): string[] => {
  const list: unknown = JSON.parse(document.getElementById(APP_ASSETS_ID)?.textContent ?? '[]')
  return Array.isArray(list) ? list.filter(url => typeof url === 'string') : []
}

const prefetch = (): void => {
  // whether that worked is seen when the form is sent
  loadClient().catch(() => {})
  for (const href of listedAssets()) {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.as = 'script'
    link.href = href
    document.head.append(link)
  }
}

const FIRST_SIGNS = ['keydown', 'pointerdown'] as const

/** Fetches the application once somebody has begun to sign in, and nothing for those who only look. */
export const prefetchAppOnFirstSign = (): void => {
  const onFirstSign = (): void => {
    for (const type of FIRST_SIGNS) removeEventListener(type, onFirstSign, true)
    prefetch()
  }
  for (const type of FIRST_SIGNS) addEventListener(type, onFirstSign, { capture: true, passive: true })
}
