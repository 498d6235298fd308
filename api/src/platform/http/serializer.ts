import type { Schema } from '@candela/shared-contract'
import fastJson, { type Schema as JsonSchema } from 'fast-json-stringify'
import * as z from 'zod/mini'

type Serialize = (answer: unknown) => string

const build = (answer: Schema): Serialize => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' })
  return fastJson(schema as JsonSchema)
}

const built = new WeakMap<Schema, Serialize>()

/** Writes the declared fields of an answer and no others. It is built when it is asked first: a start waits for none. */
export const serializerOf =
  ({ schema }: { schema: Schema }): Serialize =>
  answer => {
    const serialize = built.get(schema) ?? build(schema)
    built.set(schema, serialize)
    return serialize(answer)
  }
