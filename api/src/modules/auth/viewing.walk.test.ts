import { type Endpoint, endpointList } from '@candela/shared-contract'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { idFor, pathFor, prepareWalk, type RecordId, sentTo, servedBy } from '../../../test/permissions'
import { type Product, startProduct } from '../../../test/product'
import { viewAs } from '../../../test/viewings'

/** Every call of the product, asked by somebody who looks as somebody else. */
let product: Product
let tables: string[]
beforeAll(async () => {
  product = await startProduct({ config: { requestsPerMinute: 100_000 } })
  await prepareWalk(product)
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' order by 1`.execute(product.database.unaudited)
  tables = rows.map(({ name }) => name)
})
afterAll(() => product.close())

/** All that is stored. */
const stored = async (): Promise<unknown> => {
  const digests = tables.map(
    name =>
      sql`(select md5(string_agg(t::text, '' order by t::text)) from ${sql.table(name)} as t) as ${sql.ref(name)}`,
  )
  return (await sql`select ${sql.join(digests)}`.execute(product.database.unaudited)).rows[0]
}

const idOf = async (email: string): Promise<number> =>
  (
    await product.database.read
      .selectFrom('users')
      .select('id')
      .where('usr_email', '=', email)
      .executeTakeFirstOrThrow()
  ).id

type Node = {
  type?: string
  enum?: string[]
  anyOf?: Node[]
  items?: Node
  properties?: Record<string, Node>
  required?: string[]
}

/** The least that a question must say. */
const least = ({ type, enum: options, anyOf, items, properties = {}, required = [] }: Node, name = ''): unknown => {
  if (options) return options[0]
  if (anyOf?.[0]) return least(anyOf[0], name)
  if (type === 'array' && items) return [least(items, name)]
  if (type === 'object') return Object.fromEntries(required.map(key => [key, least(properties[key] ?? {}, key)]))
  return type === 'string' ? (SAID[name] ?? '1') : 1
}
const SAID: Record<string, string> = { period: 'last7', month: '2026-10' }

const questionOf = async (name: string, endpoint: Endpoint, id: RecordId): Promise<object | undefined> => {
  if (endpoint.params || !endpoint.body)
    return (await sentTo(product, servedBy({ name, endpoint }), endpoint, id)).body as object | undefined
  return least(z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) as Node) as object
}

/** When it was asked, for how long somebody has been here by then, which device asks, and until when that may. */
const OF_THE_MOMENT = /"(requestId|asOf|expiresAt|current|duration)":("[^"]*"|true|false|\d+)/g

const answer = async ({ method }: Endpoint, path: string, token: string, payload: object | undefined) => {
  const headers = { authorization: `Bearer ${token}` }
  const { statusCode, payload: said } = await product.server.inject({
    method,
    url: path,
    headers,
    ...(payload && { payload }),
  })
  return { status: statusCode, said: said.replace(OF_THE_MOMENT, '') }
}

const writing = endpointList.filter(({ endpoint }) => endpoint.effect !== 'read' && !endpoint.whileViewing)
const reading = endpointList.filter(({ name, endpoint }) => endpoint.effect === 'read' && name !== 'platform.events')

type Asked = { path: string; question: object | undefined; theirs: Awaited<ReturnType<typeof answer>> }

describe.each(['publisher@candela.example', 'manager@candela.example', 'finance@candela.example'])('as %s', email => {
  const asked = new Map<string, Asked[]>()
  let viewing: string
  let before: unknown
  beforeAll(async () => {
    const own = await product.signIn(email)
    for (const { name, endpoint } of reading) {
      const questions: Asked[] = []
      for (const which of endpoint.params ? (['own', 'foreign'] as const) : (['own'] as const)) {
        const id = endpoint.params ? await idFor(product, servedBy({ name, endpoint }), which, email) : 0
        const path = await pathFor(product, endpoint, id)
        const question = await questionOf(name, endpoint, id)
        questions.push({ path, question, theirs: { status: 0, said: '' } })
      }
      asked.set(name, questions)
    }
    viewing = await viewAs(product, await product.signIn('admin@candela.example'), await idOf(email))
    // Nothing is added any more that either could see.
    for (const { name, endpoint } of reading)
      for (const one of asked.get(name) ?? []) one.theirs = await answer(endpoint, one.path, own, one.question)
    before = await stored()
  }, 120_000)

  it.each(reading)('$name answers what that person is answered', async ({ name, endpoint }) => {
    for (const { path, question, theirs } of asked.get(name) ?? [])
      expect(await answer(endpoint, path, viewing, question)).toEqual(theirs)
  })

  it('most of that was answered, and none of it left anything behind', async () => {
    const answered = [...asked.values()].flat().filter(({ theirs }) => theirs.status === 200)
    expect(answered.length).toBeGreaterThan(50)
    expect(await stored()).toEqual(before)
  })

  it.each(writing)('$name does nothing', async ({ endpoint }) => {
    const path = endpoint.path.replace(/:\w+/g, '1')
    const body = endpoint.body && { action: 'destroy' }
    const answered = await product.call(endpoint.method, path, { token: viewing, body })
    expect([answered.status, answered.body.code]).toEqual([403, 'onlyLooking'])
  })

  it('none of that changed anything', async () => {
    expect(await stored()).toEqual(before)
  })
})
