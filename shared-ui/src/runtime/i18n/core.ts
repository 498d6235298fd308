import { DEFAULT_LOCALE, type Language, type Locale, languageOf, tagOf } from '@candela/shared-contract'
import { createInstance } from 'i18next'
import { useContext } from 'react'
import { createStore } from 'zustand'
import { SpokenContext } from './spoken'
import type { MessageSet, Messages, OtherLanguage, Translate, TranslationSource } from './types'

export const i18n = createInstance()
void i18n.init({
  lng: languageOf(DEFAULT_LOCALE),
  // Where words could not be fetched, English ones stand.
  fallbackLng: 'en',
  ns: [],
  defaultNS: false,
  nsSeparator: false,
  resources: {},
  initAsync: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
})

const store = createStore<{ locale: Locale }>()(() => ({ locale: DEFAULT_LOCALE }))

export const getLocale = (): Locale => store.getState().locale

export const onLocaleChange = store.subscribe

export const useLocale = (): Locale => useContext(SpokenContext)?.locale ?? getLocale()

/** Two versions of a remote, or two remotes, may bring the same area with other words: each reads its own. */
const areas = new Map<string, number>()

const ownName = (namespace: string): string => {
  const times = (areas.get(namespace) ?? 0) + 1
  areas.set(namespace, times)
  return times === 1 ? namespace : `${namespace}~${times}`
}

const loaders = new Map<string, (language: Language) => Promise<void>>()

const resolve = async <M>(source: TranslationSource<M>) =>
  typeof source === 'function' ? (await source()).default : source

/**
 * Declares the texts of one area. English is there at once and gives the keys and placeholders their types; the other
 * languages come with it or are fetched when they are first read.
 */
export const defineMessages = <const M extends Messages>(
  area: string,
  en: M,
  others: Record<OtherLanguage, TranslationSource<M>>,
): MessageSet<M> => {
  const namespace = ownName(area)
  const loading = new Map<Language, Promise<void>>()
  i18n.addResourceBundle('en', namespace, en, true, true)

  const fetchOnce = (language: OtherLanguage): Promise<void> => {
    const promise = resolve(others[language]).then(texts => {
      i18n.addResourceBundle(language, namespace, texts, true, true)
    })
    // A failed download is tried again by the next call.
    promise.catch(() => loading.delete(language))
    loading.set(language, promise)
    return promise
  }

  const load = async (language: Language = languageOf(getLocale())): Promise<void> => {
    if (language !== 'en') await (loading.get(language) ?? fetchOnce(language))
  }

  loaders.set(namespace, load)
  const spoken = new Map<string, Translate<M>>()
  const translateIn = (language: string): Translate<M> => {
    const translate = spoken.get(language) ?? (i18n.getFixedT(language, namespace) as unknown as Translate<M>)
    spoken.set(language, translate)
    return translate
  }
  return {
    namespace,
    load,
    t: (key: string, params?: object) => i18n.t(key, { ...params, ns: namespace }),
    useT: () => translateIn(useContext(SpokenContext)?.language ?? i18n.language),
  }
}

const loadAll = (language: Language): Promise<void>[] => [...loaders.values()].map(load => load(language))

/**
 * The texts of every known area in the language in force: for areas that come later, before they show. It never
 * rejects: words that one area lacks are no reason to keep another from showing.
 */
export const loadMessages = async (): Promise<void> => {
  await Promise.allSettled(loadAll(languageOf(getLocale())))
}

let lastChange = 0

/**
 * Fetches the texts of every known area, then switches all at once. When something cannot be fetched it rejects and
 * the old language stays.
 */
export const changeLocale = async (next: Locale): Promise<void> => {
  lastChange += 1
  const change = lastChange
  const language = languageOf(next)
  await Promise.all(loadAll(language))
  if (change !== lastChange) return
  await i18n.changeLanguage(language)
  if (typeof document !== 'undefined') document.documentElement.lang = tagOf(next)
  store.setState({ locale: next })
}

/** The language of the first screen. English stands in when its texts cannot be fetched: a page that works beats none. */
export const initI18n = (first: Locale): Promise<void> => changeLocale(first).catch(() => changeLocale(DEFAULT_LOCALE))
