import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint'
import { instant } from '../fields'
import { typesSchema } from '../types'

export const typeEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/type',
    summary: 'The enumerations, as stored and sent',
    access: 'type.list',
    effect: 'read',
    failure: 'get',
    answer: typesSchema,
  }),
}

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
}

export const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sentAt: instant,
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
