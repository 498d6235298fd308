import * as z from 'zod/mini'
import { id, version } from './fields'

/** More at once would hold everybody else up: a list is narrowed first. */
export const BULK_MAX = 5_000

/** A row as somebody had it before them: one that was changed since is refused. */
const shownRow = z.strictObject({ id, updated_at: version })
export type ShownRow = z.infer<typeof shownRow>

/** Of a list that is known as a whole: each of its rows that is meant. */
export const shownRows = z
  .array(shownRow)
  .check(z.minLength(1, { error: 'required' }), z.maxLength(BULK_MAX, { error: 'tooMany' }))

/** To the microsecond, so that two of them compare as texts. */
const exactInstant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/, { error: 'invalid' }))

/**
 * What a bulk action is about, as it was shown: these rows, or all that a list shows for a search and filters. Of all,
 * the rows that were in sight stand beside them; the others are as they were when the list was answered.
 */
const bulkTarget = <F extends z.core.$ZodLooseShape>(filters: F) => ({
  rows: z.optional(shownRows),
  matching: z.optional(
    z.strictObject({
      search: z.optional(z.string().check(z.maxLength(200))),
      filters: z.optional(z.strictObject(filters)),
      /** `meta.asOf` of the list: what was changed or added later is refused. */
      asOf: exactInstant,
    }),
  ),
})

/** What every bulk action says of its records. */
export type BulkTarget = { rows?: readonly ShownRow[] | undefined; matching?: { asOf: string } | undefined }

/** A call that says nothing of its records is refused. */
const which = z.refine<BulkTarget>(({ rows, matching }) => rows !== undefined || matching !== undefined, {
  error: 'required',
  path: ['rows'],
})

/** Takes back what one bulk action did, as far as nobody changed it since. */
const undo = z.strictObject({
  action: z.literal('undo'),
  payload: z.strictObject({ transaction: z.uuid({ error: 'invalid' }) }),
})

/** The actions on many records of a list with these filters, each a member of what a bulk call takes. */
export const bulkActions = <F extends z.core.$ZodLooseShape>(filters: F) => {
  const target = bulkTarget(filters)
  return {
    action: <A extends string>(action: A) => z.strictObject({ action: z.literal(action), ...target }).check(which),
    /** One that says what each of them gets. */
    actionWith: <A extends string, P extends z.core.$ZodLooseShape>(action: A, payload: P) =>
      z.strictObject({ action: z.literal(action), ...target, payload: z.strictObject(payload) }).check(which),
    undo,
  }
}

/** What became of each record. All that is done is one action, which `transaction` names: it can be taken back. */
export const bulkAnswer = z.object({
  transaction: z.string(),
  done: z.int(),
  refused: z.array(z.object({ id, label: z.string(), code: z.string(), message: z.string() })),
})
export type BulkAnswer = z.infer<typeof bulkAnswer>
