import * as z from 'zod/mini'
import { importProblem } from '../importFile'

/** The columns of a file of quotations; the first line names them, in any order. */
export const QUOTATION_IMPORT_COLUMNS = ['cue_date', 'cue_currency', 'cue_value', 'cue_source'] as const
export type QuotationImportColumn = (typeof QUOTATION_IMPORT_COLUMNS)[number]

/** Without these a line says nothing. */
export const REQUIRED_QUOTATION_COLUMNS: readonly QuotationImportColumn[] = QUOTATION_IMPORT_COLUMNS.slice(0, 3)

/** What becomes of a line: it is new, says what is there already, says another value, or is wrong. */
export const QUOTATION_LINE_STATES = ['fresh', 'same', 'changed', 'wrong'] as const
export type QuotationLineState = (typeof QUOTATION_LINE_STATES)[number]

/** What would become of a file, line by line. Nothing is saved by asking. */
export const quotationImportReport = z.object({
  total: z.int(),
  fresh: z.int(),
  same: z.int(),
  changed: z.int(),
  wrong: z.int(),
  /** The first of them; a file with any saves nothing. */
  errors: z.array(importProblem),
  /** The first lines of each kind, as they were understood. */
  rows: z.array(
    z.object({
      line: z.int(),
      state: z.enum(QUOTATION_LINE_STATES),
      /** As it stands in the file where it is no day or no currency. */
      cue_date: z.string(),
      cue_currency: z.string(),
      /** What is stored, where something is; and what the file says, where that is a value. */
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
  /** Of what would be stored: whoever imports says it, and imports that or nothing. */
  fingerprint: z.string(),
})
export type QuotationImportReport = z.infer<typeof quotationImportReport>

export const quotationImportQuery = z.strictObject({
  fingerprint: z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(64, { error: 'invalid' })),
})
