import * as z from 'zod/mini'
import { id, version } from './fields'

/** More at once would hold everybody else up: a list is narrowed first. */
export const BULK_MAX = 5_000

/** What a bulk action is about: these records, or all that a list shows for a search and filters. */
const bulkTarget = <F extends z.core.$ZodLooseShape>(filters: F) => ({
  ids: z.optional(
    z.array(id).check(z.minLength(1, { error: 'required' }), z.maxLength(BULK_MAX, { error: 'tooMany' })),
  ),
  matching: z.optional(
    z.strictObject({
      search: z.optional(z.string().check(z.maxLength(200))),
      filters: z.optional(z.strictObject(filters)),
    }),
  ),
})

/** Either these or those: a call that says both, or nothing, is refused. */
const saysWhich = ({ ids, matching }: { ids?: unknown; matching?: unknown }): boolean =>
  (ids === undefined) !== (matching === undefined)

const which = z.refine<{ ids?: unknown; matching?: unknown }>(saysWhich, { error: 'required', path: ['ids'] })

/** Takes back what one bulk action did, as far as nobody changed it since. */
const undo = z.strictObject({
  action: z.literal('undo'),
  payload: z.strictObject({ transaction: z.uuid({ error: 'invalid' }) }),
})

/** Of records that somebody looked at before they decided: the version of each. One that was changed since is refused. */
const versions = z.optional(
  z.array(z.strictObject({ id, updated_at: version })).check(z.maxLength(BULK_MAX, { error: 'tooMany' })),
)

/** The actions on many records of a list with these filters, each a member of what a bulk call takes. */
export const bulkActions = <F extends z.core.$ZodLooseShape>(filters: F) => {
  const target = bulkTarget(filters)
  return {
    /** One that is decided by what the records are, and says perhaps why. */
    decision: <A extends string, P extends z.core.$ZodLooseShape = Record<never, never>>(action: A, more?: P) =>
      z.strictObject({ action: z.literal(action), ...target, versions, ...(more as P) }).check(which),
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
