import { AsyncLocalStorage } from 'node:async_hooks'
import { type AnswerOfOne, API_ROOT, type Endpoint } from '@candela/shared-contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '../context'

/** A question of the contract, with what it is asked. */
type Question = Pick<Endpoint, 'method' | 'path'> & { body?: string | undefined }
type Alone = Omit<AnswerOfOne, 'question'>

/** Asks the server one question of a batch. */
export type AskServer = (question: Question) => Promise<Alone>

/** They speak of the content or the connection of the call that brings the questions, and of none of these. */
const ITS_OWN = /^(content-|transfer-encoding$|connection$|expect$|idempotency-key$|if-)/
/** What a caller reads of an answer besides its body. */
const READ = ['content-type', 'retry-after', 'x-request-id']

/** Who sent the call that brings several questions. */
type BatchSender = { authorization: string | undefined; actor: Actor | null; isOver: boolean }

const sending = new AsyncLocalStorage<BatchSender>()

/** Of a question that came in a batch, who sent that: nobody is looked up again for each question. None for any other request. */
export const batchSenderOf = ({ headers }: FastifyRequest): BatchSender | undefined => {
  const sender = sending.getStore()
  return sender && !sender.isOver && sender.authorization === headers.authorization ? sender : undefined
}

/**
 * Sends a question through the whole server, from the same caller: limits, rights, checks and the log of requests see
 * it as they see one that came by itself.
 */
export const askerAs =
  (server: FastifyInstance, { headers, socket }: FastifyRequest, actor: Actor | null): AskServer =>
  async ({ method, path, body }) => {
    const own = Object.entries(headers).filter(([name]) => !ITS_OWN.test(name))
    // What inject answers begins only when it is waited for: that has to be inside.
    const sender = { authorization: headers.authorization, actor, isOver: false }
    const asked = sending.run(sender, async () => {
      const injected = await server.inject({
        method,
        url: `${API_ROOT}${path}`,
        headers: { ...Object.fromEntries(own), ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(socket.remoteAddress && { remoteAddress: socket.remoteAddress }),
        ...(body !== undefined && { payload: body }),
      })
      return injected
    })
    // What a question began may outlive it, and is nobody's from here on.
    const answer = await asked.finally(() => {
      sender.isOver = true
    })
    const read = READ.flatMap((name): [string, string][] =>
      answer.headers[name] ? [[name, String(answer.headers[name])]] : [],
    )
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(read),
      body: answer.payload ? (JSON.parse(answer.payload) as unknown) : null,
    }
  }
