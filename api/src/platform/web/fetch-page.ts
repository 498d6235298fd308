import { lookup } from 'node:dns/promises'
import { request as askHttp, type ClientRequestArgs, type IncomingMessage } from 'node:http'
import { request as askHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type FetchPage, type Headers, type Limits, type Page, WebError } from './page'
import { isPublicAddress } from './public-address'
import { readText } from './read-text'

const MAX_REDIRECTS = 5
const LIMIT_BYTES = 1024 * 1024
const TIMEOUT_MS = 10_000
const MAX_HEADER_BYTES = 16 * 1024

type Address = { address: string; family: number }

export type Web = {
  resolve: (host: string) => Promise<Address[]>
  isAllowed: (address: string) => boolean
  /** Of an address without a port; the only ones that are asked. */
  ports: { 'http:': number; 'https:': number }
  userAgent: string
}

const WEB: Web = {
  resolve: host => lookup(host, { all: true }),
  isAllowed: isPublicAddress,
  ports: { 'http:': 80, 'https:': 443 },
  userAgent: 'Mozilla/5.0 (compatible; CandelaBot/1.0)',
}

const isAsked = (protocol: string): protocol is keyof Web['ports'] => protocol === 'http:' || protocol === 'https:'

/** An address that nobody tricks us with: the web, its own ports, no password. */
const addressOf = (text: string, base?: URL): { url: URL; protocol: keyof Web['ports'] } => {
  if (!URL.canParse(text, base)) throw new WebError('refused')
  const url = new URL(text, base)
  const { protocol, port, username, password } = url
  // A port that belongs to its protocol is not told by URL: any that is left is another one.
  if (!isAsked(protocol) || port || username || password) throw new WebError('refused')
  return { url, protocol }
}

const resolved = (web: Web, host: string): Promise<Address[]> =>
  web.resolve(host).catch((error: unknown) => {
    throw new WebError('unresolved', error)
  })

/** Every address of a host has to be one that we ask: of several, the connection may use any. */
const addressesOf = async (web: Web, host: string, signal: AbortSignal): Promise<Address[]> => {
  const literal = host.replace(/^\[|\]$/g, '')
  const family = isIP(literal)
  const found = family ? [{ address: literal, family }] : await Promise.race([resolved(web, host), aborted(signal)])
  if (found.length === 0) throw new WebError('unresolved')
  if (!found.every(({ address }) => web.isAllowed(address))) throw new WebError('refused')
  return found
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const late = (): void => reject(new WebError('timeout'))
    if (signal.aborted) late()
    else signal.addEventListener('abort', late, { once: true })
  })

/** Answers what was looked up and judged before, whatever the name means by now. */
const pinned =
  (addresses: readonly Address[]): LookupFunction =>
  (_host, { all }, done) => {
    const [first] = addresses
    if (all) done(null, [...addresses])
    else done(null, first?.address ?? '', first?.family)
  }

const ask = async (
  web: Web,
  { url, protocol }: ReturnType<typeof addressOf>,
  signal: AbortSignal,
  headers: Headers['headers'] = {},
): Promise<IncomingMessage> => {
  const addresses = await addressesOf(web, url.hostname, signal)
  const options: ClientRequestArgs = {
    method: 'GET',
    port: web.ports[protocol],
    // Its own connection, never one that somebody else left open.
    agent: false,
    lookup: pinned(addresses),
    maxHeaderSize: MAX_HEADER_BYTES,
    signal,
    headers: {
      host: url.host,
      'user-agent': web.userAgent,
      accept: 'text/html,text/plain;q=0.9,*/*;q=0.5',
      'accept-encoding': 'gzip, deflate, br',
      ...headers,
    },
  }
  return new Promise((resolve, reject) => {
    const send = protocol === 'https:' ? askHttps : askHttp
    send(url, options, resolve).on('error', reject).end()
  })
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

const targetOf = ({ statusCode = 0, headers }: IncomingMessage): string | undefined =>
  REDIRECTS.has(statusCode) ? headers.location : undefined

const pageOf = async (url: URL, answer: IncomingMessage, limitBytes: number): Promise<Page> => {
  const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]))
  return { url, status: answer.statusCode ?? 0, headers, ...(await readText(answer, limitBytes)) }
}

type Asked = Required<Limits> & Headers & { signal: AbortSignal }

const follow = async (web: Web, start: string, { limitBytes, headers, signal }: Asked): Promise<Page> => {
  let target = addressOf(start)
  // What is said to one host is not overheard on the way.
  if (headers && target.protocol !== 'https:') throw new WebError('refused')
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const answer = await ask(web, target, signal, headers)
    const next = headers ? undefined : targetOf(answer)
    if (next === undefined) return pageOf(target.url, answer, limitBytes)
    answer.destroy()
    target = addressOf(next, target.url)
  }
  throw new WebError('redirects')
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|ERR_TLS|ERR_SSL|EPROTO/

const asWebError = (error: unknown, isLate: boolean): WebError => {
  if (isLate) return new WebError('timeout', error)
  if (error instanceof WebError) return error
  const { code = '' } = error as { code?: string }
  return new WebError(CERTIFICATE.test(code) ? 'certificate' : 'unreachable', error)
}

/**
 * Reads a page of a website that somebody named, and nothing that only this machine or its network can see: each host
 * is looked up once, every address of it judged, and the connection made to those very addresses; each redirect anew.
 */
export const fetcherOn =
  (parts: Partial<Web> = {}): FetchPage =>
  async (url, { limitBytes = LIMIT_BYTES, timeoutMs = TIMEOUT_MS, headers } = {}) => {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      return await follow({ ...WEB, ...parts }, url, { limitBytes, timeoutMs, signal, ...(headers && { headers }) })
    } catch (error) {
      throw asWebError(error, signal.aborted)
    }
  }

export const fetchPage: FetchPage = fetcherOn()
