import * as z from 'zod/mini'

/** As much as one upload may be: said before anything is sent. */
export const UPLOAD_CHARACTERS = 2_000_000
export const UPLOAD_ROWS = 20_000
const BYTES_PER_CHARACTER = 3
export const UPLOAD_BODY_LIMIT = UPLOAD_CHARACTERS * BYTES_PER_CHARACTER

/** What becomes of what is stored already with other numbers. */
export const CONFLICT_CHOICES = ['keep', 'replace', 'sum'] as const
export type ConflictChoice = (typeof CONFLICT_CHOICES)[number]

/** More headings, or longer ones, are of no file of numbers. */
export const UPLOAD_COLUMNS_READ = 200
export const UPLOAD_HEADING_LENGTH = 200
export const uploadHeading = z.string().check(z.maxLength(UPLOAD_HEADING_LENGTH, { error: 'tooLong' }))

/** Lines with their headings, parted by tabs, semicolons or commas. */
export const uploadText = z
  .string()
  .check(z.minLength(1, { error: 'csvEmpty', abort: true }), z.maxLength(UPLOAD_CHARACTERS, { error: 'tooLong' }))

export const uploadProblem = z.object({
  line: z.int(),
  heading: z.string(),
  /** What stands there, with an ellipsis where it is cut; nothing where the line itself is wrong. */
  said: z.nullable(z.string()),
  code: z.string(),
  message: z.string(),
})

export const uploadDone = z.object({
  /** With it the upload is taken back. */
  transaction: z.string(),
  stored: z.int(),
  kept: z.int(),
  same: z.int(),
  from: z.string(),
  to: z.string(),
})
export type UploadDone = z.infer<typeof uploadDone>
