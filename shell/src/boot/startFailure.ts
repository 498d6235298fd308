import { type Language, PAGE_CONFIG_ID } from '@candela/shared-contract'

/** What the application says when its start gave up: the words are here, and not in a file that may be what is missing. */
export const START_FAILED = 'candela.startFailed'

const WORDS: Record<Language, { title: string; reload: string }> = {
  en: { title: 'The page could not be started', reload: 'Reload page' },
  pt: { title: 'A página não pôde ser iniciada', reload: 'Recarregar página' },
  es: { title: 'La página no se ha podido iniciar', reload: 'Recargar la página' },
  it: { title: 'La pagina non si è avviata', reload: 'Ricarica la pagina' },
}

const isLanguage = (text: string): text is Language => Object.hasOwn(WORDS, text)

const languageOfPage = (): Language => {
  const config = document.getElementById(PAGE_CONFIG_ID)?.textContent ?? ''
  const language = /"locale":"(..)/.exec(config)?.[1] ?? ''
  return isLanguage(language) ? language : 'en'
}

/** The last resort when nothing is there to draw with: plain elements, a way to go on. */
const showStartFailure = (): void => {
  const words = WORDS[languageOfPage()]
  const title = document.createElement('h1')
  title.textContent = words.title
  const reload = document.createElement('button')
  reload.textContent = words.reload
  reload.addEventListener('click', () => window.location.reload())
  document.getElementById('splash')?.remove()
  const root = document.getElementById('root')
  if (!root) return
  root.style.cssText = 'display:grid;place-content:center;gap:16px;height:100%'
  root.replaceChildren(title, reload)
}

/** Only scripts that the document itself names are deferred: without one of them there is no application. */
const isNeeded = (target: EventTarget | null): boolean => target instanceof HTMLScriptElement && target.defer

export const watchStart = (): void => {
  addEventListener(START_FAILED, showStartFailure)
  addEventListener(
    'error',
    ({ target }) => {
      if (!isNeeded(target)) return
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showStartFailure)
      else showStartFailure()
    },
    true,
  )
}
