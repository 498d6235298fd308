import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint'
import { id, instant, optionals, requiredText } from '../fields'
import { CURRENCIES } from '../money'
import {
  CONFLICT_CHOICES,
  UPLOAD_BODY_LIMIT,
  UPLOAD_COLUMNS_READ,
  uploadDone,
  uploadHeading,
  uploadProblem,
  uploadText,
} from './uploadParts'

/** What a column of a file can be. */
export const UPLOAD_COLUMNS = [
  'anr_date',
  'anw_website',
  'anr_format',
  'anr_device',
  'anr_ad_requests',
  'anr_impressions',
  'anr_value',
  'anr_currency',
  'anr_refresh_ad_requests',
  'anr_refresh_impressions',
  'anr_ad_type',
  'anr_author',
] as const
export type UploadColumn = (typeof UPLOAD_COLUMNS)[number]

/** Without these a line is no row. */
export const REQUIRED_UPLOAD_COLUMNS: readonly UploadColumn[] = UPLOAD_COLUMNS.slice(0, 7)

/** What headings are; null: nothing that is taken. */
const headings = z
  .array(z.strictObject({ heading: uploadHeading, column: z.nullable(z.enum(UPLOAD_COLUMNS)) }))
  .check(z.maxLength(UPLOAD_COLUMNS_READ, { error: 'tooMany' }))
/** Heading → what it is. */
export type UploadHeadings = Record<string, UploadColumn | null>

const asked = {
  anr_id_ad_network: id,
  text: uploadText,
  /** What parts whole from decimal digits in its amounts. */
  decimal: z.enum(['.', ',']),
  /** Of lines that do not say theirs. */
  currency: z.enum(CURRENCIES),
  /** Absent: as it was said of this network before, or as the names suggest. */
  ...optionals({ headings }),
}

export const uploadCheckBody = z.strictObject(asked)
export type UploadCheckBody = z.infer<typeof uploadCheckBody>

export const uploadImportBody = z.strictObject({ ...asked, conflict: z.enum(CONFLICT_CHOICES), reason: requiredText() })
export type UploadImportBody = z.infer<typeof uploadImportBody>

const decimal = z.string()
const numbers = z.object({ value: decimal, ad_requests: z.int(), impressions: z.int() })

const checkAnswer = z.object({
  headings: z.array(z.object({ heading: z.string(), column: z.nullable(z.enum(UPLOAD_COLUMNS)) })),
  /** Columns that no heading is. */
  missing: z.array(z.enum(UPLOAD_COLUMNS)),
  rows: z.int(),
  fresh: z.int(),
  same: z.int(),
  /** How many are stored with other numbers, and the first of them. */
  conflicts_count: z.int(),
  conflicts: z.array(
    z.object({
      line: z.int(),
      label: z.string(),
      currency: z.enum(CURRENCIES),
      stored: numbers,
      said: numbers,
    }),
  ),
  /** How much is wrong, and the first of it. */
  problems_count: z.int(),
  /** On as many lines. */
  wrong_lines: z.int(),
  problems: z.array(uploadProblem),
  /** What the lines add up to, to be compared with where they come from. */
  totals: z.array(z.extend(numbers, { currency: z.enum(CURRENCIES), rows: z.int() })),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
})
export type UploadCheck = z.infer<typeof checkAnswer>

const uploadRow = z.object({
  id,
  at: instant,
  actor: z.nullable(z.string()),
  /** What its lines were: rows of an ad network, or days of websites. */
  of: z.enum(['rows', 'pageviews']),
  reason: z.string(),
  rows: z.int(),
  transaction: z.string(),
  /** How many of its lines nobody took back. */
  left: z.int(),
  /** By this reader, now; the server has the last word. */
  can_undo: z.boolean(),
})
export type ReportUpload = z.infer<typeof uploadRow>

export const reportUploadEndpoints = {
  uploads: defineEndpoint({
    method: 'GET',
    path: '/adNetworkReport/uploads',
    summary: 'What was uploaded lately, by oneself or, for who reaches everything, by anybody',
    access: 'adNetworkReport.store',
    effect: 'read',
    failure: 'list',
    answer: z.array(uploadRow),
  }),
  check: defineEndpoint({
    method: 'POST',
    path: '/adNetworkReport/check',
    summary: 'What would become of lines of report data: new, same, in conflict or wrong',
    access: 'adNetworkReport.store',
    effect: 'read',
    failure: 'create',
    body: uploadCheckBody,
    answer: checkAnswer,
    bodyLimit: UPLOAD_BODY_LIMIT,
  }),
  import: defineEndpoint({
    method: 'POST',
    path: '/adNetworkReport/import',
    summary: 'Store lines of report data, all of them or none',
    access: 'adNetworkReport.import',
    effect: 'write',
    idempotent: true,
    failure: 'create',
    body: uploadImportBody,
    answer: uploadDone,
    bodyLimit: UPLOAD_BODY_LIMIT,
  }),
}
