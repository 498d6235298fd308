import * as z from 'zod/mini'
import { FILE_FORMATS } from '../csv'
import { defineEndpoint, type Endpoint } from '../endpoint'
import { byId, id, instant } from '../fields'
import { anyOf, listAnswer, listBody } from '../list'
import { CURRENCIES } from '../money'

/** How a file stands that somebody asked for. */
export const FILE_STATES = ['queued', 'running', 'ready', 'failed', 'cancelled', 'expired'] as const
export type FileState = (typeof FILE_STATES)[number]

/** Why there is none. */
export const FILE_ERRORS = ['forbidden', 'invalid', 'tooLarge', 'tooMuch', 'abandoned', 'internal'] as const
export type FileError = (typeof FILE_ERRORS)[number]

/** What is in the file that a call answers: its path without the end that all of them have. */
export const contentsOf = ({ path }: Pick<Endpoint, 'path'>): string => path.replace(/^\/|\/export$/g, '')

export const exportSchema = z.object({
  id,
  /** What is in it, by the call that makes it, e.g. `website` or `report/performance`. */
  exp_report: z.string(),
  exp_format: z.enum(FILE_FORMATS),
  /** Known once it is begun, and so is all that follows. */
  exp_name: z.nullable(z.string()),
  /** What it is about, as a sentence. */
  exp_about: z.nullable(z.string()),
  exp_currency: z.nullable(z.enum(CURRENCIES)),
  exp_zone: z.nullable(z.string()),
  exp_rows: z.nullable(z.int()),
  exp_bytes: z.nullable(z.int()),
  exp_sha256: z.nullable(z.string()),
  exp_expires_at: z.nullable(instant),
  state: z.enum(FILE_STATES),
  error: z.nullable(z.enum(FILE_ERRORS)),
  /** Rows that are written, of how many. */
  done: z.int(),
  total: z.nullable(z.int()),
  user: z.object({ id, label: z.string() }),
  can: z.object({ download: z.boolean(), cancel: z.boolean(), rerun: z.boolean() }),
  created_at: instant,
  finished_at: z.nullable(instant),
})
export type ExportFile = z.infer<typeof exportSchema>

const exportListBody = listBody(['created_at'], { state: anyOf(FILE_STATES) })

export const exportCreateBody = z.strictObject({
  exp_report: z.string().check(z.regex(/^[a-zA-Z0-9]{1,30}(\/[a-zA-Z0-9]{1,30})?$/, { error: 'notAnOption' })),
  exp_format: z.enum(FILE_FORMATS),
  /** What that call takes, which answers the file at once. */
  question: z.record(z.string(), z.unknown()),
})

const one = z.object({ record: exportSchema })

/** Files that are made in the background. Which rows are in one is asked of its reader's rights when it is made. */
export const exportEndpoints = {
  list: defineEndpoint({
    method: 'POST',
    path: '/export/list',
    summary: "The caller's own files, a page at a time",
    access: 'signedIn',
    effect: 'read',
    failure: 'list',
    body: exportListBody,
    answer: listAnswer(exportSchema),
  }),
  company: defineEndpoint({
    method: 'POST',
    path: '/export/company',
    summary: 'Files of everybody, a page at a time; only who asked for one gets it',
    access: 'userMaintenance.list',
    effect: 'read',
    failure: 'list',
    body: exportListBody,
    answer: listAnswer(exportSchema),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/export/:id',
    summary: "One of the caller's files, and how far it is",
    access: 'signedIn',
    effect: 'read',
    failure: 'get',
    params: byId,
    answer: one,
  }),
  store: defineEndpoint({
    method: 'POST',
    path: '/export',
    summary: 'Have a file made in the background; asks for the right of the call that would answer it at once',
    access: 'signedIn',
    effect: 'write',
    failure: 'create',
    idempotent: true,
    body: exportCreateBody,
    answer: one,
  }),
  cancel: defineEndpoint({
    method: 'POST',
    path: '/export/:id/cancel',
    summary: 'Stop making a file',
    access: 'signedIn',
    effect: 'write',
    failure: 'update',
    params: byId,
    answer: one,
  }),
  rerun: defineEndpoint({
    method: 'POST',
    path: '/export/:id/rerun',
    summary: 'Make a file of the same question again',
    access: 'signedIn',
    effect: 'write',
    failure: 'create',
    params: byId,
    answer: one,
  }),
  file: defineEndpoint({
    method: 'GET',
    path: '/export/:id/file',
    summary: 'The file itself, or a part of it by `Range`',
    access: 'signedIn',
    effect: 'read',
    failure: 'get',
    params: byId,
    download: true,
  }),
}
