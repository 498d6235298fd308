import { localeFromHeader } from '@candela/shared-contract'
import type { FastifyRequest } from 'fastify'
import { actorOfToken } from '../../modules/auth/auth.repository'
import type { App, OpenCtx } from '../context'

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/

/** Who sends this request. A token that is unknown, ended or belongs to somebody who may not be here is nobody. */
export const contextOf = async (app: App, request: FastifyRequest): Promise<OpenCtx> => {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  const actor = token ? await actorOfToken(app.database.read, token) : null
  return {
    app,
    actor,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    requestId: request.id,
    locale: actor?.user.usr_locale ?? localeFromHeader(request.headers['accept-language']),
    once: null,
  }
}
