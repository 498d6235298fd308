import type { Readable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import { type AnswerOfOne, API_ROOT, type DashboardQuery } from '@candela/shared-contract'
import { type Product, startProduct } from '../../../test/product'
import { askRoutes } from './ask.routes'

let product: Product
let admin: string
let viewer: string

beforeAll(async () => {
  product = await startProduct({ config: { requestsPerMinute: 60 } })
  admin = await product.signIn('admin@candela.example')
  viewer = await product.signIn('viewer@candela.example')
})
afterAll(() => product.close())

const BODY: DashboardQuery = { period: 'last7', currency: 'BRL' }

/** The answers in the order of the questions. */
const ask = async (token: string, questions: readonly { path: string; body?: object }[]) => {
  const answer = await product.server.inject({
    method: 'POST',
    url: `${API_ROOT}/ask`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'it-IT' },
    payload: { questions: questions.map(({ path, body }) => ({ path, body: JSON.stringify(body) })) },
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
  const events = answer.payload.split('\n\n').filter(Boolean)
  return events
    .map(event => JSON.parse(event.replace('data: ', '')) as AnswerOfOne)
    .sort((one, other) => one.question - other.question)
}

test('each question is answered as it is alone: by the rights, the reach and the words of who asks', async () => {
  const questions = [
    { path: '/dashboard/totalizers', body: BODY },
    { path: '/dashboard/errorLog' },
    { path: '/dashboard/todo', body: { ...BODY, period: 'sometime' } },
  ]
  for (const token of [admin, viewer]) {
    const together = await ask(token, questions)
    const alone = await Promise.all(
      questions.map(({ path, body }) =>
        product.call(body ? 'POST' : 'GET', path, { token, body, headers: { 'accept-language': 'it-IT' } }),
      ),
    )
    const known = ({ requestId: _, ...body }: Record<string, unknown>) => body
    expect(together.map(({ status }) => status)).toEqual(alone.map(({ status }) => status))
    expect(together.map(({ body }) => known(body as Record<string, unknown>))).toEqual(
      alone.map(({ body }) => known(body)),
    )
    const ids = together.map(({ headers }) => headers['x-request-id'])
    expect(new Set(ids).size).toBe(questions.length)
  }
  expect((await ask(viewer, questions)).map(({ status }) => status)).toEqual([200, 403, 422])
})

test('what is no question of a page is refused by its place, and nothing is asked', async () => {
  for (const path of ['/user/list', '/user/1', '/ask', '/auth/logout', '/dashboard/todo/../../user/list']) {
    const { status, body } = await product.call('POST', '/ask', {
      token: admin,
      body: { questions: [{ path: '/dashboard/errorLog' }, { path }] },
    })
    expect([status, body.errors]).toMatchObject([422, [{ field: 'questions.1.path' }]])
  }
  for (const questions of [
    [],
    Array(21).fill({ path: '/dashboard/errorLog' }),
    [{ path: '/dashboard/todo', method: 'GET' }],
  ])
    expect((await product.call('POST', '/ask', { token: admin, body: { questions } })).status).toBe(422)
  expect((await product.call('POST', '/ask', { body: { questions: [{ path: '/dashboard/todo' }] } })).status).toBe(401)
})

test('who asks is looked up once for all questions, and anew with the next call', async () => {
  const token = await product.signIn('viewer@candela.example')
  const questions = [{ path: '/dashboard/totalizers', body: BODY }, { path: '/dashboard/errorLog' }]
  const looks = jest.spyOn(product.database.read, 'selectFrom')
  await ask(token, questions)
  const people = looks.mock.calls.filter(([table]) => (table as unknown) === 'users as u')
  looks.mockRestore()
  expect(people).toHaveLength(1)
  await product.call('POST', '/auth/logout', { token })
  expect((await product.call('POST', '/ask', { token, body: { questions } })).status).toBe(401)
})

test('questions count against the limit one by one', async () => {
  const statusOf = async () => {
    const payload = { questions: Array(19).fill({ path: '/dashboard/errorLog' }) }
    const headers = { authorization: `Bearer ${admin}` }
    const answer = await product.server.inject({
      method: 'POST',
      url: `${API_ROOT}/ask`,
      headers,
      payload,
      remoteAddress: '203.0.113.7',
    })
    return answer.statusCode
  }
  // Each is twenty: the request and its questions.
  expect([await statusOf(), await statusOf(), await statusOf(), await statusOf()]).toEqual([200, 200, 200, 429])
})

test('a question that a stopping server does not take is a 503 of its own, and the others are answered', async () => {
  const questions = [{ path: '/dashboard/errorLog' }, { path: '/dashboard/currencyExchange' }]
  const askServer = ({ path }: { path: string }) =>
    path.endsWith('errorLog')
      ? Promise.reject(new Error('closing'))
      : Promise.resolve({ status: 200, headers: {}, body: { is: 'here' } })
  const [binding] = askRoutes
  const answers = await binding?.handle({ actor: {} } as never, { body: { questions }, askServer } as never)
  const text = await textOf(answers as Readable)
  expect(text).toContain('{"question":0,"status":503,"headers":{"retry-after":"2"},"body":null}')
  expect(text).toContain('{"question":1,"status":200,"headers":{},"body":{"is":"here"}}')
})
