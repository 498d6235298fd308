import {
  BRAND,
  type Endpoint,
  endpointList,
  errorBodySchema,
  routeOf,
  type Schema,
  wordsOfAccess,
} from '@candela/shared-contract'
import * as z from 'zod/mini'

/** Both roots are below it. */
const SERVER = '/api'

const jsonSchema = (schema: Schema, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const parameters = (schema: Schema | undefined, place: 'path' | 'query') => {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }))
}

const json = (schema: Record<string, unknown>) => ({ 'application/json': { schema } })

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent again with the same key within a day, the call gets the first answer.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const success = ({ answer, stream, download }: Endpoint) => {
  if (download) return { 200: { description: 'The file', content: { '*/*': {} } } }
  if (stream) return { 200: { description: 'Events as they come', content: { 'text/event-stream': {} } } }
  if (answer) return { 200: { description: 'Done', content: json(jsonSchema(answer, 'output')) } }
  return { 204: { description: 'Done' } }
}

const operation = (name: string, endpoint: Endpoint) => ({
  operationId: name,
  summary: endpoint.summary,
  tags: [name.split('.')[0]],
  description: `Access: ${wordsOfAccess(endpoint)}. Effect: ${endpoint.effect}.`,
  ...(endpoint.access === 'public' ? { security: [] } : {}),
  parameters: [
    ...parameters(endpoint.params, 'path'),
    ...parameters(endpoint.query, 'query'),
    ...(endpoint.idempotent ? [IDEMPOTENCY_KEY] : []),
  ],
  ...(endpoint.upload
    ? { requestBody: { required: true, content: Object.fromEntries(endpoint.upload.map(type => [type, {}])) } }
    : {}),
  ...(endpoint.body ? { requestBody: { required: true, content: json(jsonSchema(endpoint.body, 'input')) } } : {}),
  responses: {
    ...success(endpoint),
    default: { description: 'Failed', content: json({ $ref: '#/components/schemas/Error' }) },
  },
})

/** The document of the API, printed from the endpoint table. */
export const openApi = (version: string): Record<string, unknown> => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { name, endpoint } of endpointList) {
    const path = routeOf(endpoint)
      .slice(SERVER.length)
      .replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${BRAND.name} API`, version },
    servers: [{ url: SERVER }],
    security: [{ bearer: [] }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: jsonSchema(errorBodySchema, 'output') },
    },
    paths,
  }
}
