import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { API_ROOT } from '@candela/shared-contract'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../context'
import { assertDecodableUrl, methodsAt } from '../http/address'
import { AppError } from '../http/app-error'
import { documentPolicy } from '../http/headers'
import { hasMailbox } from '../mail/outbox'
import { fillDocument, loadDocuments, pageLocale } from './documents'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** The error pages are static and say with their status what they say in words. */
const ERROR_PAGE_STATUS: Record<string, number> = {
  'error-v1': 404,
  'error-v2': 500,
  'error-v3': 404,
  'error-v4': 500,
  'error-v5': 403,
  'error-v6': 404,
}

const compressed = async (request: FastifyRequest, html: string): Promise<[Buffer, string | null]> => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return [await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }), 'br']
  if (/\bgzip\b/.test(accepted)) return [await gzipped(html), 'gzip']
  return [Buffer.from(html), null]
}

/** Of built files. A page takes many of them at once, and each is the same bytes for everybody. */
const ASSETS = '/assets/'
const REMOTES = '/remotes/'
export const isFileRoute = (url: string | undefined): boolean => url === `${ASSETS}*` || url === `${REMOTES}*`

const addressOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/'

const looksLikeFile = (path: string): boolean =>
  path.startsWith(ASSETS) || path.startsWith(REMOTES) || /\/\./.test(path) || /\.[A-Za-z0-9]{1,8}$/.test(path)

/** There is no such call, or there is with another method. */
const refuseCall = (path: string, reply: FastifyReply): never => {
  const methods = methodsAt(path)
  if (methods.length === 0) throw new AppError('notFound')
  void reply.header('allow', methods.join(', '))
  throw new AppError('methodNotAllowed')
}

/** Serves the built shell and the remotes on the API's own origin, so that nothing has to be allowed from elsewhere. */
export const registerGateway = async (server: FastifyInstance, app: App): Promise<void> => {
  const documents = loadDocuments(app.config.shellDir)

  const sendDocument = async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    status = 200,
  ): Promise<FastifyReply> => {
    const locale = pageLocale(request)
    const template = documents.get(`${name}.${locale}.html`) ?? documents.get(`${name}.html`)
    if (!template) throw new AppError('notFound')
    const { html, nonce } = fillDocument(template, app, locale, addressOf(request))
    const [body, encoding] = await compressed(request, html)
    if (encoding) void reply.header('content-encoding', encoding)
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('vary', 'Accept-Language, Accept-Encoding, Cookie')
      .header('content-language', locale.replace('_', '-'))
      .header('content-security-policy', documentPolicy(nonce, app.registry.current().overrides))
      .header('referrer-policy', 'no-referrer')
      .send(body)
  }

  const remotes = join(app.config.dataDir, 'remotes')
  mkdirSync(remotes, { recursive: true })
  const roots = { [ASSETS]: join(app.config.shellDir, 'assets'), [REMOTES]: remotes }
  let decorateReply = true
  for (const [prefix, root] of Object.entries(roots)) {
    if (!existsSync(root)) continue
    await server.register(fastifyStatic, {
      root,
      prefix,
      decorateReply,
      preCompressed: true,
      index: false,
      wildcard: true,
      immutable: true,
      maxAge: '365d',
    })
    decorateReply = false
  }

  server.get('/auth', (_request, reply) => reply.redirect('/auth/login', 302))
  server.get('/auth/*', (_request, reply) => reply.redirect('/auth/login', 302))
  server.get('/auth/login', (request, reply) => sendDocument(request, reply, 'auth-login'))
  server.get('/auth/forgot-password', (request, reply) => sendDocument(request, reply, 'auth-forgot-password'))
  server.get<{ Querystring: { token?: unknown } }>('/auth/reset-password', (request, reply) =>
    typeof request.query.token === 'string' && request.query.token
      ? sendDocument(request, reply, 'auth-reset-password')
      : reply.redirect('/auth', 302),
  )
  if (hasMailbox(app)) server.get('/dev/mailbox', (request, reply) => sendDocument(request, reply, 'dev-mailbox'))

  server.setNotFoundHandler(async (request, reply) => {
    const path = addressOf(request)
    assertDecodableUrl(request.originalUrl.split('?')[0] ?? '')
    if (path === API_ROOT || path.startsWith('/api/')) refuseCall(path, reply)
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('notFound')
    if (looksLikeFile(path))
      return reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('Not found')
    const variant = /^\/error\/(error-v\d)\/?$/.exec(path)?.[1]
    return sendDocument(request, reply, 'app', variant ? ERROR_PAGE_STATUS[variant] : 200)
  })
}
