import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { languageOf, localeFromHeader } from '@candela/shared-contract'
import type { FastifyBaseLogger } from 'fastify'
import { AppError } from './app-error'
import { toErrorBody } from './errors'
import { NO_PAGE_POLICY } from './headers'

/** What the plugins put on every other answer; a test compares. */
const PROTECTION = {
  'content-security-policy': NO_PAGE_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

const CODES: Record<string, AppError['code']> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
}

/** Answers what is no request of HTTP, or too much of one: no route and no hook ever sees it. */
export const answerUnreadable = (
  { log, transport }: { log: FastifyBaseLogger; transport: Record<string, string> },
  cause: NodeJS.ErrnoException,
  socket: Socket,
): void => {
  if (cause.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const error = new AppError(CODES[cause.code ?? ''] ?? 'badRequest')
  const requestId = randomUUID()
  const body = JSON.stringify(toErrorBody(error, languageOf(localeFromHeader(undefined)), requestId))
  const headers = Object.entries({
    ...PROTECTION,
    ...transport,
    'x-request-id': requestId,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  log.info({ requestId, status: error.status, code: cause.code }, 'unreadable request')
  socket.end(`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${headers.join('')}\r\n${body}`)
}
