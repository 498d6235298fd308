import * as z from 'zod/mini'
import { endpointList } from './endpoints'

type Node = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  maximum?: number
  maxItems?: number
  items?: Node
  properties?: Record<string, Node>
  additionalProperties?: Node | false
  [union: string]: unknown
}

const UNIONS = ['anyOf', 'oneOf', 'allOf', 'prefixItems']

/** A pattern is a limit where it ends and nothing of it may be repeated without end. */
const isBounded = (pattern: string): boolean =>
  /^\^.*\$$/.test(pattern) && !/[*+]|\{\d+,\}/.test(pattern.replace(/\\.|\[[^\]]*\]/g, 'x'))

const isLimited = ({ enum: options, const: only, format, pattern, maxLength }: Node): boolean =>
  options !== undefined ||
  only !== undefined ||
  maxLength !== undefined ||
  format === 'uuid' ||
  (pattern !== undefined && isBounded(pattern))

/** What of an input could be sent without end, and where it stands. */
const unlimited = (node: Node, at: string): string[] => [
  ...(node.type === 'string' && !isLimited(node) ? [`${at}: a text`] : []),
  ...(node.type === 'array' && node.maxItems === undefined ? [`${at}: a list`] : []),
  ...(['integer', 'number'].includes(String(node.type)) && node.maximum === undefined && !isLimited(node)
    ? [`${at}: a number`]
    : []),
  ...(node.type === 'object' && node.additionalProperties !== false ? [`${at}: further fields`] : []),
  ...(Object.keys(node).length === 0 ? [`${at}: anything`] : []),
  ...(node.items ? unlimited(node.items, `${at}[]`) : []),
  ...Object.entries(node.properties ?? {}).flatMap(([name, inner]) => unlimited(inner, `${at}.${name}`)),
  ...UNIONS.flatMap(union => ((node[union] as Node[] | undefined) ?? []).flatMap(inner => unlimited(inner, at))),
]

const inputs = endpointList.flatMap(({ name, endpoint }) =>
  (['params', 'query', 'body'] as const).flatMap(place => {
    const schema = endpoint[place]
    return schema ? [{ at: `${name} ${place}`, node: z.toJSONSchema(schema, { io: 'input' }) as Node }] : []
  }),
)

/** A question to another call: it is parsed by the limits of that one before anything is done with it. */
const LIMITED_ELSEWHERE = ['export.store body.question: further fields']

test('every text, list and number that a call takes has its limit', () => {
  expect(inputs.length).toBeGreaterThan(80)
  expect(inputs.flatMap(({ at, node }) => unlimited(node, at))).toEqual(LIMITED_ELSEWHERE)
})
