import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  isLocale,
  LOCALE_COOKIE,
  type Locale,
  localeFromHeader,
  type PageConfig,
  toPublicRegistry,
} from '@candela/shared-contract'
import type { FastifyRequest } from 'fastify'
import type { App } from '../context'
import { hasMailbox } from '../mail/outbox'
import { preloadsFor } from './preloads'

/** The documents that the shell's build wrote, by name. Read once: a new build comes with a new process. */
export const loadDocuments = (shellDir: string): ReadonlyMap<string, string> => {
  const directory = join(shellDir, 'documents')
  if (!existsSync(directory)) return new Map()
  return new Map(
    readdirSync(directory)
      .filter(file => file.endsWith('.html'))
      .map(file => [file, readFileSync(join(directory, file), 'utf8')]),
  )
}

/** The language of a page before anybody is known: what was chosen on this device, else what the browser asks for. */
export const pageLocale = (request: FastifyRequest): Locale => {
  const cookie = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1]
  return isLocale(cookie) ? cookie : localeFromHeader(request.headers['accept-language'])
}

/** JSON inside a script element: nothing in it may end the element. */
const jsonForScript = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

/** `address` is where the page was asked for. */
export const fillDocument = (
  template: string,
  app: App,
  locale: Locale,
  address: string,
): { html: string; nonce: string } => {
  const registry = toPublicRegistry(app.registry.current())
  const nonce = randomBytes(16).toString('base64')
  const page: PageConfig = {
    locale,
    demo: app.demo?.signIn ?? null,
    mailbox: hasMailbox(app),
    registry,
    nonce,
  }
  const html = template
    .replaceAll('__CANDELA_NONCE__', () => nonce)
    .replaceAll('<!--__CANDELA_PRELOADS__-->', () => preloadsFor(registry, address))
    .replaceAll('__CANDELA_PAGE__', () => jsonForScript(page))
  return { html, nonce }
}
