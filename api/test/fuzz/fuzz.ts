import { text as textOf } from 'node:stream/consumers'
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@candela/shared-contract'
import type { Product } from '../product'
import { callOf, type Operation, operationsOf, type Sent } from './calls'
import { idsOf, newCaller, newCallers } from './people'
import { randomOf } from './random'

const MOST_PROBLEMS = 50
const MOST_BYTES = 100_000

/** By then callers may have lost rights and records, and there are new records to ask for. */
const CALLS_IN_A_ROUND = 500

/** What takes its time, and what nothing can be sent to, is asked so many times less often than the rest. */
const RARELY = 10
const SLOW = [
  'auth.forgotPassword',
  'auth.resetPassword',
  'auth.signIn',
  'platform.openapi',
  'user.changeEmail',
  'user.changePassword',
  'user.store',
]

const isRare = ({ operationId, parameters, requestBody }: Operation): boolean =>
  SLOW.includes(operationId) || (parameters.length === 0 && !requestBody)

const often = (operations: Operation[]): Operation[] =>
  operations.flatMap(operation => Array.from({ length: isRare(operation) ? 1 : RARELY }, () => operation))

type Answered = { status: number; headers: Record<string, unknown>; text: string }

/** A stream of events has no end: that it began is its answer. */
const ask = async ({ server }: Product, sent: Sent): Promise<Answered> => {
  const answer = await server.inject({ ...sent, payloadAsStream: true })
  const isEvents = String(answer.headers['content-type']).includes('event-stream')
  if (isEvents) answer.stream().destroy()
  return { status: answer.statusCode, headers: answer.headers, text: isEvents ? '' : await textOf(answer.stream()) }
}

const parsed = (text: string): Partial<ErrorBody> => {
  try {
    return JSON.parse(text) as ErrorBody
  } catch {
    return {}
  }
}

/** What is wrong with the answer to a call that was refused. */
const objectionToRefusal = ({ status, headers, text }: Answered): string | undefined => {
  if (text.length > MOST_BYTES) return 'more than 100 KB'
  const { message, code, errors, requestId } = parsed(text)
  if (!message || !code || !errors || !requestId) return 'another shape'
  if (ERROR_STATUS[code as ErrorCode] !== status) return `${code} with another status`
  if (errors.length > MOST_PROBLEMS) return 'more than 50 problems'
  if (requestId !== headers['x-request-id']) return 'another request id in the header'
  return headers['cache-control'] === 'no-store' ? undefined : 'may be kept'
}

const PROTECTION = ['x-request-id', 'content-security-policy', 'x-content-type-options', 'referrer-policy']

const objectionTo = (sent: Sent, answered: Answered): string | undefined => {
  // Somebody may be put into maintenance on the way.
  const isMaintenance = answered.status === 503 && parsed(answered.text).code === 'maintenance'
  if (answered.status >= 500 && !isMaintenance) return 'a failure of ours'
  const missing = PROTECTION.find(name => !answered.headers[name])
  if (missing) return `no ${missing}`
  return answered.status >= 400 && sent.method !== 'HEAD' ? objectionToRefusal(answered) : undefined
}

const shown = ({ method, url, headers: { authorization: _token, ...headers }, payload = '' }: Sent): string =>
  [method, url.slice(0, 300), JSON.stringify(headers).slice(0, 300), String(payload).slice(0, 600)].join(' ')

/** What it came across: each kind once per call of the document, with what was sent. */
type Found = { operation: string; who: string; status: number; objection: string; sent: string; answer: string }

/** `done` says of each call of the document how often it did what was asked. */
type Outcome = { found: Found[]; statuses: Record<number, number>; done: Record<string, number> }

const isLost = ({ status, text }: Answered, { url }: Sent): boolean =>
  status === 401 && !url.endsWith('/auth') && parsed(text).code === 'notSignedIn'

const AT_ONCE = 4

/** Calls of the document, as each of the callers, right and wrong ones, some at once. What is sent follows from the seed. */
export const fuzz = async (product: Product, { calls, seed }: { calls: number; seed: number }): Promise<Outcome> => {
  const random = randomOf(seed)
  const found = new Map<string, Found>()
  const statuses: Outcome['statuses'] = {}
  const done: Outcome['done'] = {}
  let callers = await newCallers(product)
  let ids = await idsOf(product)
  const document = await product.call('GET', '/openapi.json', { token: callers.at(-1)?.token })
  const operations = often(operationsOf(document.body))

  const oneCall = async (): Promise<string[]> => {
    const { key, token } = random.pick(callers)
    const operation = random.pick(operations)
    const sent = callOf(random, operation, ids, token)
    const answered = await ask(product, sent)
    const { status, text } = answered
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status < 300) done[operation.operationId] = (done[operation.operationId] ?? 0) + 1
    const objection = objectionTo(sent, answered)
    const about = { operation: operation.operationId, who: key, status, sent: shown(sent), answer: text.slice(0, 300) }
    if (objection) found.set(`${about.operation} ${status} ${objection}`, { ...about, objection })
    return isLost(answered, sent) ? [token] : []
  }

  for (let call = 0; call < calls; call += AT_ONCE) {
    if (call % CALLS_IN_A_ROUND === 0) {
      callers = await newCallers(product)
      ids = await idsOf(product)
    }
    const lost = (await Promise.all(Array.from({ length: AT_ONCE }, oneCall))).flat()
    for (const [place, { key, token }] of callers.entries())
      if (key !== 'nobody' && lost.includes(token)) callers[place] = await newCaller(product, key)
  }
  return { found: [...found.values()], statuses, done }
}
