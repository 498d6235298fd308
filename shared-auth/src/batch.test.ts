import { dashboardEndpoints } from '@candela/shared-contract'
import type { ApiError } from './ApiError'
import { call } from './call'
import { json, refusal, serve } from './testSupport'

const todo = (period: 'last7' | 'last30', signal?: AbortSignal) =>
  call(dashboardEndpoints.todo, { body: { period, currency: 'BRL' } }, signal && { signal })

const event = (question: number, body: unknown, status = 200, headers: Record<string, string> = {}) =>
  `data: ${JSON.stringify({ question, status, headers, body })}\n\n`

/** A stream that is written by the test. */
const aStream = () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  return {
    answer: () => new Response(readable, { headers: { 'content-type': 'text/event-stream' } }),
    write: (text: string) => writer.write(encoder.encode(text)),
    end: () => writer.close(),
  }
}

const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: unknown) => error as ApiError,
  )

test('questions of one moment are one request, and each has its answer when it is there', async () => {
  const stream = aStream()
  const requests = serve(stream.answer)
  const first = todo('last7')
  const second = todo('last30')
  const rates = call(dashboardEndpoints.currencyExchange)
  void stream.write(event(1, { items: [] }))
  await expect(second).resolves.toEqual({ items: [] })
  // The bytes of an event come in any pieces.
  const refused = event(0, { message: 'Not you', code: 'forbidden', errors: [], requestId: 'r-2' }, 403)
  void stream.write(refused.slice(0, 30))
  void stream.write(refused.slice(30))
  expect(await failureOf(first)).toMatchObject({ code: 'forbidden', message: 'Not you', failure: 'toDo' })
  void stream.write(event(2, { code: 'unavailable', message: '', errors: [] }, 503, { 'retry-after': '2' }))
  expect(await failureOf(rates)).toMatchObject({ status: 503, retryAfter: 2 })

  expect(requests.map(({ url }) => url)).toEqual(['https://candela.example/api/web/ask'])
  await expect(requests[0]?.json()).resolves.toEqual({
    questions: [
      { path: '/dashboard/todo', body: '{"period":"last7","currency":"BRL"}' },
      { path: '/dashboard/todo', body: '{"period":"last30","currency":"BRL"}' },
      { path: '/dashboard/currencyExchange' },
    ],
  })
})

test('a sign of life between answers is no answer', async () => {
  const stream = aStream()
  serve(stream.answer)
  const answers = [todo('last7'), todo('last30')]
  void stream.write(`: still here\n\n${event(0, { items: [] })}: still here\n\n${event(1, { items: [] })}`)
  await expect(Promise.all(answers)).resolves.toEqual([{ items: [] }, { items: [] }])
})

test('a question that is alone goes by itself', async () => {
  const requests = serve(() => json({ items: [] }))
  await todo('last7')
  await todo('last7')
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(Array(2).fill('/api/web/dashboard/todo'))
})

test('a request that is refused is refused to each of its questions', async () => {
  serve(() => refusal(429, 'tooManyRequests', { retryAfter: 9 }))
  const failures = await Promise.all([failureOf(todo('last7')), failureOf(todo('last30'))])
  expect(failures.map(({ code, retryAfter }) => [code, retryAfter])).toEqual([
    ['tooManyRequests', 9],
    ['tooManyRequests', 9],
  ])
})

test('a stream that ends early leaves no question without a word', async () => {
  const stream = aStream()
  serve(stream.answer)
  const answered = todo('last7')
  const lost = todo('last30')
  void stream.write(event(0, { items: [] }))
  await expect(answered).resolves.toEqual({ items: [] })
  void stream.end()
  expect((await failureOf(lost)).code).toBe('network')
})

test('the request ends when nobody waits for it any more, and not before', async () => {
  const stream = aStream()
  const requests = serve(stream.answer)
  const leaving = [new AbortController(), new AbortController()]
  const asked = [failureOf(todo('last7', leaving[0]?.signal)), failureOf(todo('last30', leaving[1]?.signal))]
  const answered = todo('last7')
  await new Promise(resolve => setTimeout(resolve))
  leaving[0]?.abort()
  await asked[0]
  expect(requests[0]?.signal.aborted).toBe(false)
  // Whoever has an answer waits no more.
  void stream.write(event(2, { items: [] }))
  await answered
  leaving[1]?.abort()
  await asked[1]
  expect(requests[0]?.signal.aborted).toBe(true)
})
