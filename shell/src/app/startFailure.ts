import type { Language } from '@candela/shared-contract'

const WORDS: Record<Language, { title: string; reload: string }> = {
  en: { title: 'The page could not be started', reload: 'Reload page' },
  pt: { title: 'A página não pôde ser iniciada', reload: 'Recarregar página' },
  es: { title: 'La página no se ha podido iniciar', reload: 'Recargar la página' },
  it: { title: 'La pagina non si è avviata', reload: 'Ricarica la pagina' },
}

const isLanguage = (text: string): text is Language => Object.hasOwn(WORDS, text)

/** The last resort when nothing is there to draw with: the browser's language, plain elements, a way to go on. */
export const showStartFailure = (): void => {
  const language = navigator.language.slice(0, 2)
  const words = WORDS[isLanguage(language) ? language : 'en']
  const title = document.createElement('h1')
  title.textContent = words.title
  const reload = document.createElement('button')
  reload.textContent = words.reload
  reload.addEventListener('click', () => window.location.reload())
  document.getElementById('splash')?.remove()
  document.getElementById('root')?.replaceChildren(title, reload)
}
