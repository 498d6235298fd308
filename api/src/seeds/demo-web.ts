import type { Language } from '@candela/shared-contract'
import { type FetchPage, type Page, WebError } from '../platform/web/page'
import { demoNetworkPage } from './demo-network-web'
import { ADS_TXT, WORDS } from './demo-pages'

/** What is wrong with a website of the demo; every outcome of a look at one is somewhere. */
const FAULTS = [
  'none',
  'none',
  'none',
  'none',
  'noPrivacy',
  'noAdsTxt',
  'otherLanguage',
  'undeclared',
  'thin',
  'policy',
  'down',
  'brokenAdsTxt',
  'emptyAdsTxt',
  'noCertificate',
  'moved',
] as const
type Fault = (typeof FAULTS)[number]

/** The websites that wait for approval in the demo, each with something else to decide about. */
const KNOWN: ReadonlyMap<string, Fault> = new Map([
  ['videos.jornaldocariri.example', 'none'],
  ['saboresdosertao.example', 'noPrivacy'],
  ['cienciasul.example', 'otherLanguage'],
  ['surfnorte.example', 'thin'],
  ['cachoeirasdocerrado.example', 'noAdsTxt'],
  ['cricketlane.example', 'policy'],
  ['revistajacaranda.example', 'down'],
  ['mercadotapajos.example', 'noPrivacy'],
  ['scommesselagunari.example', 'policy'],
])

/** Names that tell the language of their readers; all others read Portuguese. */
const HINTS: readonly [Language, RegExp][] = [
  ['it', /notizie|cucina|giornale|gazzetta|testata|calcio|annunci|oroscopo|scommesse|montagna|abruzzo|lagun|colli/],
  ['es', /diario|cocina|deporte|cronicas|periodico|rutas|enruta|levante|revistamontes/],
  ['en', /news|daily|weekly|times|cricket|harbor|lane\b/],
]

/** The same number for the same host, everywhere. */
const numberOf = (host: string): number =>
  [...host].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7)

/** `www.` is the same website. */
const siteOf = (host: string): { name: string; language: Language; fault: Fault } => {
  const name = host.replace(/^www\./, '')
  const [language] = HINTS.find(([, pattern]) => pattern.test(name)) ?? ['pt' as const]
  const fault = KNOWN.get(name) ?? FAULTS[(numberOf(name) >>> 3) % FAULTS.length] ?? 'none'
  return { name, language, fault }
}

const other = (language: Language): Language => (language === 'en' ? 'pt' : 'en')

const front = (host: string): string => {
  const { name, language, fault } = siteOf(host)
  const spoken = fault === 'otherLanguage' ? other(language) : language
  const { tag, home, privacy, policy, sentences } = WORDS[spoken]
  const text = fault === 'thin' ? sentences.slice(0, 1) : sentences
  const lang = fault === 'undeclared' ? '' : ` lang="${tag}"`
  return `<!doctype html><html${lang}><head><title>${name}</title></head><body><h1>${name}</h1>
<nav><a href="/">${home}</a></nav>
${text.map(sentence => `<p>${sentence}</p>`).join('\n')}
${fault === 'policy' ? `<p>${policy}</p>` : ''}
<footer>${fault === 'noPrivacy' ? '' : `<a href="${privacy.href}">${privacy.label}</a>`}</footer></body></html>`
}

const HTML = 'text/html; charset=utf-8'

const answered = (url: URL, status: number, type: string, text: string): Page => ({
  url,
  status,
  headers: { 'content-type': type },
  text,
  cut: false,
})

const adsTxt = (url: URL, fault: Fault): Page => {
  if (fault === 'brokenAdsTxt') return answered(url, 200, HTML, '<p>ads.txt</p>')
  return answered(url, 200, 'text/plain', fault === 'emptyAdsTxt' ? '# nothing yet\n' : ADS_TXT)
}

/** A page of a website that nobody ever put up. */
const demoPage = (url: URL): Page => {
  const { name, fault } = siteOf(url.hostname)
  if (fault === 'down') throw new WebError('unreachable')
  if (fault === 'noCertificate' && url.protocol === 'https:') throw new WebError('certificate')
  if (url.pathname === '/ads.txt' && fault !== 'noAdsTxt') return adsTxt(url, fault)
  if (url.pathname !== '/') return answered(url, 404, HTML, '<h1>404</h1>')
  const at = fault === 'moved' ? new URL(`https://new-${name}/`) : url
  return answered(at, 200, HTML, front(name))
}

const isInvented = (url: string): boolean => URL.canParse(url) && /\.example$/.test(new URL(url).hostname)

export const withDemoWeb =
  (fetchPage: FetchPage): FetchPage =>
  async (url, asked) => {
    if (!isInvented(url)) return fetchPage(url, asked)
    return asked?.headers ? demoNetworkPage(new URL(url), asked.headers) : demoPage(new URL(url))
  }
