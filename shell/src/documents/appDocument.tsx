import { BRAND, DEFAULT_LOCALE, PAGE_CONFIG_ID, tagOf } from '@candela/shared-contract'
import { Logo } from '@candela/shared-ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { authMessages } from '../auth/i18n/messages'
import type { DocumentAssets } from './assets'
import { htmlDocument, NONCE, pageConfigBlock, REMOTE_PRELOADS } from './html'

const LOGO_SIZE = 40

/** The flame, the logo's first path, glows once; the application fades the whole away. */
const SPLASH_CSS = [
  '#splash{position:fixed;inset:0;z-index:var(--z-splash);display:grid;place-items:center;background:var(--bg-canvas)}',
  '#splash path:first-of-type{animation:glow .6s var(--ease-out) both}',
  '@keyframes glow{from{opacity:.7}}',
].join('')

const splash = () => {
  const sheet = new ServerStyleSheet({ nonce: NONCE })
  try {
    const html = renderToStaticMarkup(sheet.collectStyles(<Logo size={LOGO_SIZE} markOnly />))
    return { html, styleTags: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}

/** The one document of everything behind the sign-in. Its language is the person's and so comes with the scripts. */
export const appDocument = (assets: DocumentAssets): string => {
  const { html, styleTags } = splash()
  const { t } = authMessages
  return htmlDocument({
    language: tagOf(DEFAULT_LOCALE),
    area: 'app',
    title: BRAND.name,
    description: t('document.description'),
    noScript: t('document.noScript', { brand: BRAND.name }),
    assets,
    scripts: assets.app,
    preload: assets.appNext,
    grid: assets.grid,
    placeholder: REMOTE_PRELOADS,
    css: SPLASH_CSS,
    styleTags,
    body: ['<div id="root"></div>', `<div id="splash">${html}</div>`, pageConfigBlock(PAGE_CONFIG_ID)].join('\n'),
  })
}
