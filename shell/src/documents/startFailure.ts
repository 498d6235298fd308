import type { Language } from '@candela/shared-contract'
import { START_FAILURE_ID } from '../boot/startFailure'

const WORDS: Record<Language, { title: string; reload: string }> = {
  en: { title: 'The page could not be started', reload: 'Reload page' },
  pt: { title: 'A página não pôde ser iniciada', reload: 'Recarregar página' },
  es: { title: 'La página no se ha podido iniciar', reload: 'Recargar la página' },
  it: { title: 'La pagina non si è avviata', reload: 'Ricarica la pagina' },
}

const inLanguage = ([language, { title, reload }]: [string, (typeof WORDS)[Language]]): string =>
  `<div lang="${language}"><h1>${title}</h1><a href="">${reload}</a></div>`

/** The last resort when nothing is there to draw with: words, and a link to where one is. */
export const START_FAILURE = `<div id="${START_FAILURE_ID}" hidden>${Object.entries(WORDS).map(inLanguage).join('')}</div>`

/** Over whatever was drawn by then. */
export const START_FAILURE_CSS = [
  `#${START_FAILURE_ID}:not([hidden]){position:fixed;inset:0;display:grid;place-content:center;text-align:center;background:var(--bg-canvas)}`,
  `#${START_FAILURE_ID} h1{margin-bottom:8px;font-size:20px;font-weight:600;line-height:28px}`,
  `#${START_FAILURE_ID} a{padding:12px;color:var(--accent-fg);text-decoration:underline}`,
].join('')
