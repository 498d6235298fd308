/** @jest-environment node */
import { LOCALES } from '@candela/shared-contract'
import { type DocumentAssets, dotFieldSvg, renderDocuments } from '.'
import { dots } from './dotField'

const ASSETS: DocumentAssets = {
  boot: '/assets/boot.js',
  auth: ['/assets/auth.js'],
  app: ['/assets/app.js', '/assets/app-shared.js'],
  appNext: ['/assets/next.js'],
  grid: '/assets/grid.js',
  fonts: { latin: '/assets/l.woff2', latinExt: '/assets/le.woff2', mono: '/assets/m.woff2' },
  dots: '/assets/dots.svg',
  favicon: '/assets/favicon.svg',
}

const PAGES = ['auth-login', 'auth-forgot-password', 'auth-reset-password', 'dev-mailbox']

let documents: Record<string, string> = {}
const documentOf = (name: string) => documents[name] ?? ''

beforeAll(async () => {
  documents = await renderDocuments(ASSETS)
})

test('every page is there in every language, and the application once', () => {
  const expected = PAGES.flatMap(page => LOCALES.map(locale => `${page}.${locale}.html`))
  expect(Object.keys(documents).sort()).toEqual([...expected, 'app.html'].sort())
})

test('nothing inline runs: scripts are files or data, no attribute holds styles or handlers', () => {
  for (const html of Object.values(documents)) {
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes ?? '')
    expect(scripts.length).toBeGreaterThan(1)
    for (const attributes of scripts) expect(attributes).toMatch(/ src="\/assets\/| type="application\/json"/)
    expect(html).not.toMatch(/\sstyle="/)
    expect(html).not.toMatch(/\son[a-z]+="/)
    expect(html).not.toContain('javascript:')
  }
})

test('every style carries the nonce’s place', () => {
  for (const html of Object.values(documents)) {
    const styles = [...html.matchAll(/<style\b([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(styles.length).toBeGreaterThan(1)
    for (const attributes of styles) expect(attributes).toContain('nonce="__CANDELA_NONCE__"')
  }
})

test.each([
  ['en_US', 'en-US', 'Sign in', 'Forgot password?'],
  ['pt_BR', 'pt-BR', 'Entrar', 'Esqueceu a senha?'],
  ['es_ES', 'es-ES', 'Iniciar sesión', '¿Olvidaste la contraseña?'],
  ['it_IT', 'it-IT', 'Accedi', 'Password dimenticata?'],
])('the sign-in form is in the document of %s', (locale, tag, title, forgot) => {
  const html = documentOf(`auth-login.${locale}.html`)
  expect(html).toContain(`<html lang="${tag}" data-area="auth">`)
  expect(html).toContain(`<title>${title} · Candela</title>`)
  expect(html).toMatch(/<form[^>]*>.*name="email".*name="password".*type="submit".*<\/form>/s)
  expect(html).toContain(forgot)
})

test('the other forms are in their documents', () => {
  for (const locale of LOCALES) {
    expect(documentOf(`auth-forgot-password.${locale}.html`)).toMatch(/<form.*name="email".*<\/form>/s)
    expect(documentOf(`auth-reset-password.${locale}.html`)).toMatch(/<form.*name="password_confirmation".*<\/form>/s)
  }
})

test('the script that runs first stands in the head, before everything that is painted', () => {
  for (const html of Object.values(documents)) {
    expect(html).toMatch(/<script src="\/assets\/boot\.js"><\/script>(?=.*<\/head>)/s)
  }
})

test('forms bring the font of their words; the application has no word to show until its scripts run', () => {
  const font = '<link rel="preload" as="font"'
  for (const page of PAGES) expect(documentOf(`${page}.en_US.html`)).toContain(font)
  expect(documentOf('app.html')).not.toContain(font)
})

test('the application is announced on the sign-in page and loaded in its own document', () => {
  const list = '["/assets/app.js","/assets/app-shared.js","/assets/next.js"]'
  expect(documentOf('auth-login.en_US.html')).toContain(`id="candela-app-assets">${list}</script>`)
  const app = documentOf('app.html')
  expect(app).toContain('data-area="app"')
  expect(app).toMatch(/<div id="root"><\/div>\s*<div id="splash"><span/)
  expect(app).toMatch(/defer src="\/assets\/app\.js".*defer src="\/assets\/app-shared\.js"/s)
  expect(app).toContain('<link rel="preload" as="script" href="/assets/next.js">')
})

test('the gateway finds the place of its configuration', () => {
  for (const html of Object.values(documents)) {
    expect(html).toContain('<script type="application/json" id="candela-page">__CANDELA_PAGE__</script>')
  }
})

test('the light falls off with the distance from its source', () => {
  const along = dots().filter(({ y, x }) => y === 290 && x >= 280)
  const near = along.find(({ x }) => x === 380)
  const far = along.find(({ x }) => x === 540)
  expect(near?.radius).toBeGreaterThan(2 * (far?.radius ?? 0))
  expect(near?.opacity).toBeGreaterThan(2 * (far?.opacity ?? 0))
})

test('the dots are the same picture in every build', () => {
  expect(dotFieldSvg()).toBe(dotFieldSvg())
  expect(dotFieldSvg()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="560" height="660"/)
})
