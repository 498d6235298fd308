import type { Random } from './random'
import { type Ids, type JsonSchema, rightValue } from './values'
import { wrongBody, wrongHeaders, wrongPart } from './wrong'

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema }
type Content = Record<string, { schema?: JsonSchema }>

/** One call of the document. */
export type Operation = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  operationId: string
  parameters: Parameter[]
  requestBody?: { content: Content }
}

export const operationsOf = (document: Record<string, unknown>): Operation[] =>
  Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase() as Operation['method'],
    })),
  )

/** What is sent, whole. */
export type Sent = {
  method: Operation['method'] | 'PUT' | 'PATCH' | 'HEAD' | 'OPTIONS'
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

/** `user` of `/web/user/{id}`: whose ids its addresses have. */
const kindOf = (path: string): keyof Ids => path.split('/')[2] as keyof Ids

const pathOf = (random: Random, { path }: Operation, ids: Ids, wrong: boolean): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (wrong) return wrongPart(random)
    const known = ids[name === 'id' ? kindOf(path) : (name as keyof Ids)] ?? []
    return String(known.length > 0 && random.chance(90) ? random.pick(known) : 987_654_321)
  })

const queryOf = (random: Random, { parameters }: Operation, ids: Ids, wrong: boolean): string => {
  const parts = parameters
    .filter(({ in: place, required }) => place === 'query' && (required || random.chance(60)))
    .flatMap(({ name, schema }) => {
      const values = [rightValue(random, name, schema, ids)].flat()
      // Half a surrogate cannot be said in an address.
      return values.map(value => `${encodeURIComponent(name)}=${encodeURIComponent(String(value).toWellFormed())}`)
    })
  if (wrong)
    parts.push(`${random.pick(['a', 'search', 'limit', 'before', 'a[b]', '__proto__', '%ff'])}=${wrongPart(random)}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

const CSV = 'acc_name,acc_time_zone,acc_tier\r\n'

const fileOf = (random: Random, type: string): Buffer => {
  const bytes = Buffer.from(Array.from({ length: random.below(300) }, () => random.below(256)))
  return Buffer.concat([Buffer.from(type === 'text/csv' && random.chance(80) ? CSV : ''), bytes])
}

const bodyOf = (random: Random, { requestBody }: Operation, ids: Ids, wrong: boolean): Partial<Sent> => {
  const [type, kind] = random.pick(Object.entries(requestBody?.content ?? {})) ?? []
  if (!type) return wrong ? { payload: '{"a":1}', headers: { 'content-type': 'application/json' } } : {}
  const headers = { 'content-type': type }
  if (type !== 'application/json') return { payload: fileOf(random, type), headers }
  const body = rightValue(random, '', kind?.schema ?? {}, ids)
  return { payload: wrong ? wrongBody(random, body) : JSON.stringify(body), headers }
}

/** Of eight calls one is right; of the others something is not: body, address, question, headers, rarely the method. */
export const callOf = (random: Random, operation: Operation, ids: Ids, token: string): Sent => {
  const right = random.chance(12)
  const wrong = (percent: number) => !right && random.chance(percent)
  const inAddress = operation.requestBody ? 12 : 45
  const { headers, ...body } = bodyOf(random, operation, ids, wrong(92))
  return {
    method: wrong(3) ? random.pick(['PUT', 'PATCH', 'HEAD', 'OPTIONS']) : operation.method,
    url: `/api${pathOf(random, operation, ids, wrong(inAddress))}${queryOf(random, operation, ids, wrong(inAddress))}`,
    ...body,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
      ...(wrong(15) ? wrongHeaders(random) : {}),
    },
  }
}
