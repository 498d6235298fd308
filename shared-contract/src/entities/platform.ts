import * as z from 'zod/mini'
import { BATCH_PATH, batchBody } from '../batch'
import { defineEndpoint } from '../endpoint'
import { id, instant } from '../fields'
import { publicRegistrySchema } from '../remote'
import { FILE_STATES } from './export'

export const typeEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/type',
    summary: 'The enumerations, as stored and sent',
    access: 'type.list',
    effect: 'read',
    failure: 'get',
    /** `accountTierFee` has the fee of each tier; it is told to staff alone. */
    answer: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
  }),
  timeZones: defineEndpoint({
    method: 'GET',
    path: '/type/timeZones',
    summary: 'The time zones that an account can have, with what they are ahead of UTC now',
    access: 'type.list',
    effect: 'read',
    failure: 'get',
    /** `-03:00`. */
    answer: z.array(z.object({ id: z.string(), offset: z.string() })),
  }),
}

const line = (max: number) => z.string().check(z.maxLength(max, { error: 'tooLong' }))

export const clientErrorBody = z.strictObject({
  /** Names this failure between the reader and support. */
  reference: line(40),
  /** What it was doing: `load`, `render`, `part`, … */
  phase: line(40),
  kind: line(40),
  message: line(1000),
  path: line(500),
  remote: z.optional(line(100)),
  version: z.optional(line(100)),
  stack: z.optional(line(8000)),
})
export type ClientError = z.infer<typeof clientErrorBody>

/**
 * What the stream of events speaks of. An event holds how things stand, not what happened: whoever missed one is
 * told by the next.
 */
export const liveEventSchema = z.union([
  /** Versions of the remotes for the caller. */
  z.object({ type: z.literal('remotes'), versions: z.record(z.string(), z.string()) }),
  /** The `sessionVersion` of the caller: one that differs from what a page has wants the session looked at again. */
  z.object({ type: z.literal('session'), at: z.string() }),
  /** The files of the caller that are made or were made not long ago. Who has none is told nothing. */
  z.object({
    type: z.literal('files'),
    files: z.array(z.object({ id, state: z.enum(FILE_STATES), done: z.int(), total: z.nullable(z.int()) })),
  }),
  /** How many notifications the caller has not read, of the kinds that their bell counts, and the newest of them. */
  z.object({ type: z.literal('notifications'), unread: z.int(), newest: z.nullable(id) }),
  /** How much waits for the caller, of what they may deal with; what does not wait is not among it. */
  z.object({ type: z.literal('waiting'), counts: z.record(z.string(), z.int()) }),
  /**
   * Whether the caller is in maintenance, and what is about to begin. Whom neither holds for is told nothing, unless
   * they were told of it before.
   */
  z.object({
    type: z.literal('maintenance'),
    now: z.boolean(),
    coming: z.nullable(z.object({ from: instant, until: z.nullable(instant), message: z.nullable(z.string()) })),
  }),
])
export type LiveEvent = z.infer<typeof liveEventSchema>

export const platformEndpoints = {
  health: defineEndpoint({
    method: 'GET',
    path: '/health',
    summary: 'The process is alive',
    access: 'public',
    effect: 'read',
    failure: 'get',
    answer: z.object({ status: z.literal('ok') }),
  }),
  ready: defineEndpoint({
    method: 'GET',
    path: '/ready',
    summary: 'The database answers and its schema is current',
    access: 'public',
    effect: 'read',
    failure: 'get',
    answer: z.object({ status: z.literal('ready') }),
  }),
  openapi: defineEndpoint({
    method: 'GET',
    path: '/openapi.json',
    summary: 'This document',
    access: 'signedIn',
    effect: 'read',
    failure: 'get',
    answer: z.record(z.string(), z.unknown()),
  }),
  remotes: defineEndpoint({
    method: 'GET',
    path: '/remotes',
    summary: 'The remotes as they are for the caller now: versions, files, declarations',
    access: 'signedIn',
    effect: 'read',
    failure: 'session',
    duringMaintenance: true,
    answer: publicRegistrySchema,
  }),
  events: defineEndpoint({
    method: 'GET',
    path: '/events',
    summary: 'What changes for the caller, as it changes: each event says of one kind how it stands now',
    access: 'signedIn',
    effect: 'read',
    failure: 'session',
    duringMaintenance: true,
    stream: true,
  }),
  ask: defineEndpoint({
    method: 'POST',
    path: BATCH_PATH,
    summary:
      'Questions of one moment: each is judged and answered as if it came alone, its answer is sent when it is there',
    access: 'signedIn',
    effect: 'read',
    failure: 'get',
    stream: true,
    body: batchBody,
    bodyLimit: 64 * 1024,
  }),
  clientError: defineEndpoint({
    method: 'POST',
    path: '/clientError',
    summary: 'Something failed in the browser of a signed-in person',
    access: 'signedIn',
    effect: 'write, audit: none',
    failure: 'create',
    duringMaintenance: true,
    body: clientErrorBody,
    bodyLimit: 16 * 1024,
  }),
}

export const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sentAt: instant,
  /** Who gets what is answered, if not the product. */
  replyTo: z.optional(z.string()),
})
export type Mail = z.infer<typeof mailSchema>

export const mailboxEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/dev/mailbox',
    summary: 'The mails in the outbox on disk; exists in demo mode without a mail server only',
    access: 'public',
    effect: 'read',
    failure: 'list',
    answer: z.object({ data: z.array(mailSchema) }),
  }),
}
