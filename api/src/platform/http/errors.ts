import { contractMessages, type ErrorBody, type Language } from '@candela/shared-contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseAway, DatabaseFull, DatabaseSlow } from '../db/faults'
import { AppError, SOON_SECONDS } from './app-error'

/** A disk takes longer to be freed, and a load to be over, than a server to be back. Pages do not ask again by themselves. */
const LATER_SECONDS = 30

/** What Fastify itself refuses, in our terms. */
const FROM_FASTIFY: Record<string, AppError['code']> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'badRequest',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payloadTooLarge',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'badRequest',
}

/** What the database says of a write into closed books, which nobody saw coming. */
const CLOSED_BOOKS = 'MC001'

const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  const { code, statusCode, message = '' } = error as { code?: string; statusCode?: number; message?: string }
  if (code === CLOSED_BOOKS)
    return new AppError('monthClosed', { cause: error, period: /\d{4}-\d{2}/.exec(message)?.[0] ?? '' })
  const known = code ? FROM_FASTIFY[code] : undefined
  if (known) return new AppError(known, { cause: error })
  if (error instanceof DatabaseFull || error instanceof DatabaseSlow)
    return new AppError('unavailable', { cause: error, retryAfter: LATER_SECONDS })
  if (error instanceof DatabaseAway) return new AppError('unavailable', { cause: error, retryAfter: SOON_SECONDS })
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AppError('badRequest', { cause: error })
  return new AppError('internal', { cause: error })
}

/** The words with what belongs into them. */
export const filled = (text: string, values: Record<string, number | string | undefined>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

const isTakenBy = <T extends object>(words: T, code: PropertyKey): code is keyof T => code in words

/** More of them help nobody, and what was sent is not said back at length. */
const MOST_PROBLEMS = 50
const LONGEST_FIELD = 200

const inShort = (field: string): string =>
  field.length > LONGEST_FIELD ? `${field.slice(0, LONGEST_FIELD).toWellFormed()}…` : field

export const toErrorBody = (error: AppError, language: Language, requestId: string): ErrorBody => {
  const words = contractMessages[language]
  return {
    message: filled(words.error[error.code], {
      count: error.count,
      period: error.period,
      state: error.state,
      what: error.what,
    }),
    code: error.code,
    errors: error.fields.slice(0, MOST_PROBLEMS).map(({ field, code, name }) => ({
      ...(field ? { field: inShort(field) } : {}),
      code,
      message: name && isTakenBy(words.takenBy, code) ? filled(words.takenBy[code], { name }) : words.field[code],
    })),
    requestId,
    ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
    ...(error.current === undefined ? {} : { current: error.current }),
    ...(error.count === undefined ? {} : { count: error.count }),
  }
}

const DEFAULT_RETRY: Partial<Record<AppError['code'], number>> = {
  maintenance: 300,
  unavailable: SOON_SECONDS,
  tooManyRequests: 30,
}

/** The one place where a failure becomes an answer. Its cause is logged here, once, and never sent. */
export const sendError = (request: FastifyRequest, reply: FastifyReply, thrown: unknown, language: Language): void => {
  const error = toAppError(thrown)
  if (error.status >= 500 && error.code !== 'maintenance')
    request.log.error({ err: error.cause ?? error }, 'request failed')
  const retryAfter = error.retryAfter ?? DEFAULT_RETRY[error.code]
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter))
  void reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(toErrorBody(error, language, request.id)))
}
