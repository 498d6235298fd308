import * as z from 'zod/mini'
import { bulkActions, bulkAnswer } from './bulk'
import { defineEndpoint, type Endpoint } from './endpoint'
import { id, instant } from './fields'
import { anyId, listAnswer, listBody } from './list'

/** More at once would hold everybody else up: each is brought back by the rules of its own. */
export const RESTORE_MAX = 500

/** A removed record, of whatever kind it is. */
const removedRow = z.object({
  id,
  /** What it is called. */
  label: z.string(),
  updated_at: instant,
  removed_at: instant,
  /** Null: nobody knows any more. Whom the reader may not know is told by their number. */
  removed_by: z.nullable(z.object({ id: z.int(), label: z.string() })),
  /** Until then it can be brought back. */
  until: instant,
  days_left: z.int(),
})
export type RemovedRow = z.infer<typeof removedRow>

/** Some of them by their numbers: of a single record the page asks. */
const filters = { id: anyId }

const removedListBody = listBody(['label', 'removed_at'], filters)
const restoreManyBody = bulkActions(filters).action('restore')

/**
 * The calls around removed records, which every entity has whose records can be brought back: they stand beside its
 * `restore`, at the same address and for the same people.
 */
export const removedCallsOf = ({ path, access }: Pick<Endpoint, 'path' | 'access'>) => {
  const base = path.slice(0, path.indexOf('/:id')) as `/${string}`
  return {
    removed: defineEndpoint({
      method: 'POST',
      path: `${base}/removed`,
      summary: 'What was removed in the last 30 days and the caller may bring back, a page at a time',
      access,
      effect: 'read',
      failure: 'list',
      body: removedListBody,
      answer: listAnswer(removedRow),
    }),
    restoreMany: defineEndpoint({
      method: 'POST',
      path: `${base}/restore`,
      summary: 'Bring back many removed records, as far as nothing stands in their way',
      access,
      effect: 'write',
      failure: 'restore',
      body: restoreManyBody,
      answer: bulkAnswer,
    }),
  }
}
export type RemovedCalls = ReturnType<typeof removedCallsOf>

/** The calls of an entity whose records can be brought back, with those around them. */
export const withRemovedCalls = <Calls extends { restore: Endpoint }>(calls: Calls): Calls & RemovedCalls => ({
  ...calls,
  ...removedCallsOf(calls.restore),
})
