import { localeFromHeader } from '@candela/shared-contract'
import type { FastifyRequest } from 'fastify'
import type { Actor, App, OpenCtx } from '../context'
import type { Reader } from '../db/database'
import { batchSenderOf } from './ask-server'

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/

/** The person behind a token; one that is unknown, ended or of somebody who may not be here is nobody's. */
export type ActorOfToken = (read: Reader, token: string) => Promise<Actor | null>

export const contextOf = async (app: App, request: FastifyRequest, actorOfToken: ActorOfToken): Promise<OpenCtx> => {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  const sender = batchSenderOf(request)
  const actor = sender ? sender.actor : token ? await actorOfToken(app.database.read, token) : null
  return {
    app,
    actor,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    requestId: request.id,
    locale: actor?.user.usr_locale ?? localeFromHeader(request.headers['accept-language']),
    idempotentCall: null,
  }
}
