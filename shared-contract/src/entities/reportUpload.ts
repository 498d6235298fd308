import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint'
import { id, instant, optionals, requiredText } from '../fields'
import { CURRENCIES } from '../money'

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

/** As much as one upload may be: said before anything is sent. */
export const UPLOAD_CHARACTERS = 2_000_000
export const UPLOAD_ROWS = 20_000
const BYTES_PER_CHARACTER = 3

/** What becomes of a row that is stored already with other numbers. */
export const CONFLICT_CHOICES = ['keep', 'replace', 'sum'] as const
export type ConflictChoice = (typeof CONFLICT_CHOICES)[number]

const heading = z.string().check(z.maxLength(200, { error: 'tooLong' }))
/** What headings are; null: nothing that is taken. */
const headings = z
  .array(z.strictObject({ heading, column: z.nullable(z.enum(UPLOAD_COLUMNS)) }))
  .check(z.maxLength(200, { error: 'tooMany' }))
/** Heading → what it is. */
export type UploadHeadings = Record<string, UploadColumn | null>

const asked = {
  anr_id_ad_network: id,
  /** Lines with their headings, parted by tabs, semicolons or commas. */
  text: z
    .string()
    .check(z.minLength(1, { error: 'csvEmpty', abort: true }), z.maxLength(UPLOAD_CHARACTERS, { error: 'tooLong' })),
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
  problems: z.array(z.object({ line: z.int(), heading: z.string(), code: z.string(), message: z.string() })),
  /** What the lines add up to, to be compared with where they come from. */
  totals: z.array(z.extend(numbers, { currency: z.enum(CURRENCIES), rows: z.int() })),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
})
export type UploadCheck = z.infer<typeof checkAnswer>

const importAnswer = z.object({
  /** With it the upload is taken back. */
  transaction: z.string(),
  stored: z.int(),
  kept: z.int(),
  same: z.int(),
  from: z.string(),
  to: z.string(),
})
export type UploadDone = z.infer<typeof importAnswer>

const uploadRow = z.object({
  id,
  at: instant,
  actor: z.nullable(z.string()),
  reason: z.string(),
  rows: z.int(),
  transaction: z.string(),
  is_undone: z.boolean(),
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
    bodyLimit: UPLOAD_CHARACTERS * BYTES_PER_CHARACTER,
  }),
  import: defineEndpoint({
    method: 'POST',
    path: '/adNetworkReport/import',
    summary: 'Store lines of report data, all of them or none',
    access: 'adNetworkReport.import',
    effect: 'write',
    failure: 'create',
    body: uploadImportBody,
    answer: importAnswer,
    bodyLimit: UPLOAD_CHARACTERS * BYTES_PER_CHARACTER,
  }),
}
