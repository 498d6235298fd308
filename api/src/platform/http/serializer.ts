import type { Schema } from '@candela/shared-contract'
import fastJson, { type Schema as JsonSchema } from 'fast-json-stringify'
import * as z from 'zod/mini'

type Serialize = (answer: unknown) => string

const build = (answer: Schema): Serialize => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' })
  return fastJson(schema as JsonSchema)
}

const built = new WeakMap<Schema, Serialize>()

/** Writes the declared fields of an answer and no others. */
export const serializerFor = (answer: Schema): Serialize => {
  const known = built.get(answer)
  if (known) return known
  const serialize = build(answer)
  built.set(answer, serialize)
  return serialize
}

/** It is built when an endpoint answers first: a start waits for none. That each can be built is tested. */
export const serializerCompiler =
  ({ schema }: { schema: Schema }): Serialize =>
  answer =>
    serializerFor(schema)(answer)
