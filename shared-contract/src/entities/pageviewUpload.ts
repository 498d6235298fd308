import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint'
import { byId, optionals, requiredText } from '../fields'
import {
  CONFLICT_CHOICES,
  UPLOAD_BODY_LIMIT,
  UPLOAD_COLUMNS_READ,
  uploadDone,
  uploadHeading,
  uploadProblem,
  uploadText,
} from './uploadParts'

/** What a column of a file of pageviews can be. They are counted of a website on a day, whichever network shows ads there. */
export const PAGEVIEW_COLUMNS = ['wsd_date', 'anw_website', 'wsd_pageviews', 'wsd_sessions'] as const
export type PageviewColumn = (typeof PAGEVIEW_COLUMNS)[number]

/** Without these a line says nothing. */
export const REQUIRED_PAGEVIEW_COLUMNS: readonly PageviewColumn[] = PAGEVIEW_COLUMNS.slice(0, 3)

const column = z.nullable(z.enum(PAGEVIEW_COLUMNS))
/** Heading → what it is. */
export type PageviewHeadings = Record<string, PageviewColumn | null>

const asked = {
  text: uploadText,
  /** What parts whole from decimal digits: the other one parts thousands. */
  decimal: z.enum(['.', ',']),
  /** Absent: as the names suggest. */
  ...optionals({
    headings: z
      .array(z.strictObject({ heading: uploadHeading, column }))
      .check(z.maxLength(UPLOAD_COLUMNS_READ, { error: 'tooMany' })),
  }),
}

export const pageviewCheckBody = z.strictObject(asked)
export type PageviewCheckBody = z.infer<typeof pageviewCheckBody>
export const pageviewImportBody = z.strictObject({
  ...asked,
  conflict: z.enum(CONFLICT_CHOICES),
  reason: requiredText(),
})
export type PageviewImportBody = z.infer<typeof pageviewImportBody>

/** Null: nobody counted. */
const counted = z.object({ pageviews: z.nullable(z.int()), sessions: z.nullable(z.int()) })
export type CountedDay = z.infer<typeof counted>

const checkAnswer = z.object({
  headings: z.array(z.object({ heading: z.string(), column })),
  missing: z.array(z.enum(PAGEVIEW_COLUMNS)),
  rows: z.int(),
  fresh: z.int(),
  same: z.int(),
  /** How many are stored with other numbers, and the first of them. */
  conflicts_count: z.int(),
  conflicts: z.array(z.object({ line: z.int(), label: z.string(), stored: counted, said: counted })),
  problems_count: z.int(),
  /** On as many lines. */
  wrong_lines: z.int(),
  problems: z.array(uploadProblem),
  /** What the lines add up to, to be compared with where they come from. */
  totals: counted,
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
})
export type PageviewCheck = z.infer<typeof checkAnswer>

const changedDay = z.object({
  date: z.string(),
  website: z.string(),
  before: counted,
  after: counted,
})
export type ChangedDay = z.infer<typeof changedDay>

/** So many days of an upload are told. */
export const MOST_CHANGED_DAYS = 500

export const pageviewUploadEndpoints = {
  days: defineEndpoint({
    method: 'GET',
    path: '/adNetworkReport/uploads/:id',
    summary: 'What an upload of pageviews made of which days of which websites, and what they were before',
    access: 'adNetworkReport.store',
    effect: 'read',
    failure: 'get',
    params: byId,
    answer: z.array(changedDay),
  }),
  checkPageviews: defineEndpoint({
    method: 'POST',
    path: '/adNetworkReport/checkPageviews',
    summary: 'What would become of lines of pageviews: new, same, in conflict or wrong',
    access: 'adNetworkReport.store',
    effect: 'read',
    failure: 'create',
    body: pageviewCheckBody,
    answer: checkAnswer,
    bodyLimit: UPLOAD_BODY_LIMIT,
  }),
  importPageviews: defineEndpoint({
    method: 'POST',
    path: '/adNetworkReport/importPageviews',
    summary: 'Store lines of pageviews, all of them or none',
    access: 'adNetworkReport.import',
    effect: 'write',
    idempotent: true,
    failure: 'create',
    body: pageviewImportBody,
    answer: uploadDone,
    bodyLimit: UPLOAD_BODY_LIMIT,
  }),
}
