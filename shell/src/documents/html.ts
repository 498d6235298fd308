import { themeCss } from '@candela/shared-ui/theme'
import type { DocumentAssets } from './assets'
import { START_FAILURE, START_FAILURE_CSS } from './startFailure'

/** The gateway puts a fresh one into every response. */
export const NONCE = '__CANDELA_NONCE__'

const PAGE_CONFIG = '__CANDELA_PAGE__'

/** The gateway knows which remote's screen is at the address of the page, and lets it load early. */
export const REMOTE_PRELOADS = '<!--__CANDELA_PRELOADS__-->'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, char => ENTITIES[char] ?? char)

const styleBlock = (css: string): string => `<style nonce="${NONCE}">${css}</style>`

/** Data for scripts, not a script itself. */
export const dataBlock = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`

/** The gateway's configuration of the page takes the place of a literal. */
export const pageConfigBlock = (id: string): string =>
  `<script type="application/json" id="${id}">${PAGE_CONFIG}</script>`

type Document = {
  language: string
  /** Read by the script that runs before the first paint. */
  area: 'auth' | 'app' | 'mailbox'
  title: string
  description: string
  noScript: string
  assets: DocumentAssets
  scripts: string[]
  /** The script of a library that the page may need later. */
  grid?: string
  /** Scripts that come next and may start loading. */
  preload?: string[]
  /** Behind the preloads. */
  placeholder?: string
  /** Behind the base stylesheet. */
  css?: string
  /** The styles of what is prerendered. */
  styleTags?: string
  body: string
}

const head = ({ body: _, ...page }: Document): string[] => [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width,initial-scale=1">',
  '<meta name="color-scheme" content="light dark">',
  '<meta name="referrer" content="no-referrer">',
  // where styled-components finds the nonce of the styles that it inserts
  `<meta property="csp-nonce" nonce="${NONCE}">`,
  `<title>${escapeHtml(page.title)}</title>`,
  `<meta name="description" content="${escapeHtml(page.description)}">`,
  `<link rel="icon" type="image/svg+xml" href="${page.assets.favicon}">`,
  `<script src="${page.assets.boot}"></script>`,
  // The application shows no word before its scripts run: there the font would only take the line from them.
  page.area === 'app'
    ? ''
    : `<link rel="preload" as="font" type="font/woff2" crossorigin href="${page.assets.fonts.latin}">`,
  ...page.scripts.map(src => `<script defer src="${src}"></script>`),
  ...(page.preload ?? []).map(href => `<link rel="preload" as="script" href="${href}">`),
  page.placeholder ?? '',
  styleBlock(themeCss(page.assets.fonts) + START_FAILURE_CSS + (page.css ?? '')),
  page.styleTags ?? '',
  // a form that nothing takes care of would send what is typed by itself
  `<noscript>${styleBlock('form{display:none}')}</noscript>`,
]

export const htmlDocument = (page: Document): string =>
  [
    '<!doctype html>',
    `<html lang="${page.language}" data-area="${page.area}"${page.grid ? ` data-grid="${page.grid}"` : ''}>`,
    '<head>',
    ...head(page).filter(Boolean),
    '</head>',
    '<body>',
    `<noscript>${escapeHtml(page.noScript)}</noscript>`,
    page.body,
    START_FAILURE,
    '</body>',
    '</html>',
    '',
  ].join('\n')
