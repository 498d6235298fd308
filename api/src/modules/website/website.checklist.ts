import type { CheckReason, WebsiteChecklist } from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { fetchPage } from '../../platform/web/fetch-page'
import { canPassForAnother, toDisplayHost } from '../../platform/web/host'
import { type ReadPage, readHtml } from '../../platform/web/html'
import { type FetchPage, type Page, WebError } from '../../platform/web/page'
import { websiteAccess } from './website.service'

/**
 * Words that the policies of ad networks are about, in the languages of our publishers. A word alone says nothing: how
 * many there are is a reason to look at the pages.
 */
const POLICY_WORDS: ReadonlySet<string> = new Set(
  `porn porno porno xxx nude nudes escort escorts sex sexo sesso hentai pornografia pornography pornografía
  casino casinò cassino gambling betting apostas apuestas scommesse slots poker póker roulette roleta ruleta jackpot
  cocaine cocaína cocaina heroin heroína eroina cannabis marijuana maconha marihuana cigarettes cigarros sigarette vape
  guns ammo armas munição munición armi munizioni
  torrent torrents warez crack cracked keygen pirata piratas
  viagra cialis esteroides steroids steroidi anabolizantes`.split(/\s+/),
)

type Check = WebsiteChecklist['checks'][number]
type Finding = Pick<Check, 'state' | 'reason' | 'found'>

const WORDS_ENOUGH = 150
const MAX_FOUND = 200
const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu
const PRIVACY = /privacy|privacidad|cookie/i

const passed = (reason: CheckReason, found: string | null = null): Finding => ({ state: 'passed', reason, found })
const warning = (reason: CheckReason, found: string | null = null): Finding => ({ state: 'warning', reason, found })
const failed = (reason: CheckReason, found: string | null = null): Finding => ({ state: 'failed', reason, found })
const NOT_SEEN: Finding = { state: 'unknown', reason: 'notSeen', found: null }

/** The page, or why there is none. */
type Seen = Page | WebError

const see = (fetchPage: FetchPage, url: string): Promise<Seen> =>
  fetchPage(url).catch((error: unknown) => {
    if (error instanceof WebError) return error
    throw error
  })

/** Failures that are about the way and not about the host: there may be another way. */
const ABOUT_THE_WAY: ReadonlySet<string> = new Set(['certificate', 'unreachable', 'redirects'])

const front = async (fetchPage: FetchPage, host: string): Promise<Seen> => {
  const seen = await see(fetchPage, `https://${host}/`)
  if (!(seen instanceof WebError) || !ABOUT_THE_WAY.has(seen.reason)) return seen
  const open = await see(fetchPage, `http://${host}/`)
  return open instanceof WebError ? seen : open
}

const withoutWww = (host: string): string => host.replace(/^www\./, '')

const reachable = (seen: Seen, host: string): Finding => {
  if (seen instanceof WebError) return failed(seen.reason)
  const { hostname, protocol } = seen.url
  if (seen.status !== 200) return failed('status', String(seen.status))
  if (withoutWww(hostname) !== withoutWww(host)) return warning('otherHost', hostname)
  return protocol === 'https:' ? passed('answers', hostname) : warning('insecure', hostname)
}

const letters = (host: string): Finding =>
  canPassForAnother(host) ? warning('unusual', toDisplayHost(host)) : passed('usual')

const canonical = (tag: string | undefined): string | null => {
  try {
    return Intl.getCanonicalLocales(tag?.trim() || [])[0] ?? null
  } catch {
    return null
  }
}

const language = ({ headers }: Page, page: ReadPage): Finding => {
  const said = canonical(page.language ?? undefined) ?? canonical(headers['content-language']?.split(',')[0])
  return said ? passed('declared', said) : warning('undeclared')
}

const isRecord = (line: string): boolean => {
  const [system, account, relation] = (line.split('#')[0] ?? '').split(',').map(part => part.trim())
  return Boolean(system && account) && /^(direct|reseller)$/i.test(relation ?? '')
}

const adsTxt = (seen: Seen): Finding => {
  if (seen instanceof WebError) return failed('missing')
  if (seen.status !== 200) return failed('missing', String(seen.status))
  if (!/^text\/plain\b/i.test(seen.headers['content-type'] ?? '')) return failed('noText')
  const records = seen.text.split(/\r\n|\r|\n/).filter(isRecord).length
  return records > 0 ? passed('records', String(records)) : failed('noRecords')
}

const privacy = ({ url }: Page, { links }: ReadPage): Finding => {
  const link = links.find(({ href, text }) => PRIVACY.test(href) || PRIVACY.test(text))
  if (!link) return failed('missing')
  const target = URL.canParse(link.href, url) ? new URL(link.href, url).href : link.href
  return passed('linked', target.slice(0, MAX_FOUND))
}

const content = (words: readonly string[]): Finding =>
  words.length >= WORDS_ENOUGH ? passed('enough', String(words.length)) : warning('thin', String(words.length))

const policy = (words: readonly string[]): Finding => {
  const hits = words.filter(word => POLICY_WORDS.has(word.toLowerCase())).length
  return hits > 0 ? warning('words', String(hits)) : passed('clean')
}

/** Looks at a website as a visitor would: its front page and its ads.txt. Nothing of it is kept. */
export const lookAt = async (fetchPage: FetchPage, host: string): Promise<Check[]> => {
  const seen = await front(fetchPage, host)
  const first: Check[] = [
    { check: 'reachable', ...reachable(seen, host) },
    { check: 'letters', ...letters(host) },
  ]
  if (seen instanceof WebError || seen.status !== 200)
    return [
      ...first,
      ...(['language', 'adsTxt', 'privacy', 'content', 'policy'] as const).map(check => ({ check, ...NOT_SEEN })),
    ]
  const page = readHtml(seen.text)
  const words = page.text.match(WORD) ?? []
  return [
    ...first,
    { check: 'language', ...language(seen, page) },
    { check: 'adsTxt', ...adsTxt(await see(fetchPage, `${seen.url.protocol}//${host}/ads.txt`)) },
    { check: 'privacy', ...privacy(seen, page) },
    { check: 'content', ...content(words) },
    { check: 'policy', ...policy(words) },
  ]
}

export const checklistOf = async (ctx: Ctx, id: number): Promise<WebsiteChecklist> => {
  const website = await websiteAccess.findOrThrow(ctx, ctx.app.database.read, id, 'approve')
  const at = new Date().toISOString()
  const web = ctx.app.demo?.web(fetchPage) ?? fetchPage
  return { at, checks: await lookAt(web, website.anw_website) }
}
