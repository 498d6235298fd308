import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error'
import { parseStrictJson } from './strict-json'
import { textOf } from './text'

const CHARSET = /;\s*charset\s*=\s*"?([^";]*)"?/i

/** Refuses content in another coding or another character set, before anything of it is read. */
export const assertPlainContent = async (
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
): Promise<void> => {
  const coding = headers['content-encoding']?.trim().toLowerCase() || 'identity'
  if (coding !== 'identity') {
    void reply.header('accept-encoding', 'identity')
    throw new AppError('unsupportedMediaType')
  }
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1]
    ?.trim()
    .toLowerCase()
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') throw new AppError('unsupportedMediaType')
}

export const readJson = (bytes: Buffer): unknown => {
  const text = textOf(bytes)
  if (text === undefined) throw new AppError('badRequest')
  return parseStrictJson(text)
}
