import * as z from 'zod/mini'

/** Where questions of one moment go, see `platform.ask`. */
export const BATCH_PATH = '/ask'

/** More than any page asks at once. */
export const MAX_BATCH = 20

export const batchBody = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        /** Of an endpoint that is asked together with others. */
        path: z.string().check(z.maxLength(100, { error: 'tooLong' })),
        /** The text that it would be asked with alone. */
        body: z.optional(z.string().check(z.maxLength(4000, { error: 'tooLong' }))),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_BATCH)),
})
export type Batch = z.infer<typeof batchBody>

/** What one of the questions would have been answered alone. */
export type AnswerOfOne = {
  /** Its place among the questions, from 0. */
  question: number
  status: number
  headers: Record<string, string>
  body: unknown
}
