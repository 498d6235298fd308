import {
  type AnswerOf,
  API_ROOT,
  allowsOwnRecord,
  BATCH_PATH,
  type BodyOf,
  batchBody,
  type Endpoint,
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  type Pair,
  pairsFor,
} from '@candela/shared-contract'
import { matchRoutes } from '@candela/shared-ui/router'
import * as z from 'zod/mini'

/** One call, by the parts that the contract names. */
export type Call<E extends Endpoint = Endpoint> = {
  endpoint: Endpoint
  params: Record<string, string | undefined>
  query: URLSearchParams
  body: BodyOf<E>
}

type Said<E extends Endpoint> = AnswerOf<E> | Response

/** What one endpoint answers: always the same, or by what it was asked. */
export type Answer = { endpoint: Endpoint; respond: (call: Call) => unknown }

export const answers = <E extends Endpoint>(
  endpoint: E,
  said: Said<E> | ((call: Call<E>) => Said<E> | Promise<Said<E>>),
): Answer => ({
  endpoint,
  respond: call => {
    if (typeof said === 'function') return (said as (call: Call) => unknown)(call)
    return said instanceof Response ? said.clone() : said
  },
})

/** The answer of a call that the server refuses, as the contract words every failure. */
export const refusal = (code: ErrorCode, more: Partial<ErrorBody> = {}): Response =>
  Response.json(
    { message: `The server says: ${code}.`, code, errors: [], requestId: 'r-1', ...more },
    { status: ERROR_STATUS[code] },
  )

/** An answer that is on its way until it is let go. */
export const held = () => {
  let letGo = (): void => undefined
  const released = new Promise<void>(resolve => {
    letGo = resolve
  })
  return { released, letGo: () => letGo() }
}

const complaints: string[] = []

// What a real server would refuse, a screen must not ask.
afterEach(() => expect(complaints.splice(0)).toEqual([]))

const isHeld = ({ access, shows }: Endpoint, rights: readonly Pair[]): boolean => {
  if (shows && !rights.includes(shows)) return false
  const pairs = pairsFor(access)
  return pairs.length === 0 || allowsOwnRecord(access) || pairs.some(pair => rights.includes(pair))
}

const bodyOf = async (endpoint: Endpoint, request: Request): Promise<unknown> => {
  if (endpoint.upload) return request.blob()
  const text = await request.text()
  return text ? JSON.parse(text) : undefined
}

/** Each question of one request as if it came alone, its answer as soon as it is there. */
const answerBatch = async (
  known: readonly Answer[],
  request: Request,
  answerAlone: typeof fetch,
): Promise<Response> => {
  const { questions } = batchBody.parse(await request.json())
  const encoder = new TextEncoder()
  const { origin } = new URL(request.url)
  const body = new ReadableStream<Uint8Array>({
    start: async stream => {
      const sent = questions.map(async ({ path, body }, question) => {
        const { method = 'GET' } = known.find(({ endpoint }) => endpoint.path === path)?.endpoint ?? {}
        const asked = { method, ...(body !== undefined && { body }) }
        const answer = await answerAlone(`${origin}${API_ROOT}${path}`, asked)
        const said = { question, status: answer.status, headers: {}, body: await answer.json() }
        stream.enqueue(encoder.encode(`data: ${JSON.stringify(said)}\n\n`))
      })
      await Promise.allSettled(sent)
      stream.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

/**
 * Puts a server in the place of the network and keeps what it was asked. The test fails by the name of a call that has
 * no answer here, that the rights do not cover, or whose body the contract does not know.
 */
export const serve = (known: readonly Answer[], rights: readonly Pair[]): Call[] => {
  const calls: Call[] = []
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.slice(API_ROOT.length)
    if (path === BATCH_PATH) return answerBatch(known, request, answer)
    const name = `${request.method} ${path}`
    const routes = known
      .filter(({ endpoint }) => endpoint.method === request.method)
      .map(answer => ({ path: answer.endpoint.path, handle: answer }))
    const match = matchRoutes(routes, path)?.[0]
    if (!match) {
      complaints.push(`${name}: no answer`)
      return refusal('notFound')
    }
    const { endpoint, respond } = match.route.handle
    const call = { endpoint, params: match.params, query: searchParams, body: await bodyOf(endpoint, request) }
    calls.push(call)
    if (!isHeld(endpoint, rights)) complaints.push(`${name}: no right`)
    if (endpoint.body && !z.safeParse(endpoint.body, call.body).success)
      complaints.push(`${name}: ${JSON.stringify(call.body)} is no body of it`)
    const said = await respond(call)
    if (said instanceof Response) return said
    return endpoint.answer ? Response.json(said) : new Response(null, { status: 204 })
  }
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer)
  return calls
}
