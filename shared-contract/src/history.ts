import * as z from 'zod/mini'
import type { Endpoint, Schema } from './endpoint'
import type { LogKind } from './entities/systemLog'
import { type byId, id, instant, version } from './fields'
import { ROW_EVENTS } from './logSpeech/rowEvent'
import type { Pair } from './permissions'

/** One thing that somebody did to a record: every field of it that changed, before and after. */
export const historyEntrySchema = z.object({
  /** Groups everything that one action wrote. */
  slo_transaction_hash: z.string(),
  /** The use case: `user.update`. */
  slo_action: z.string(),
  /** Nobody where no person asked for it. */
  actor: z.nullable(z.object({ id, label: z.string() })),
  slo_ip: z.nullable(z.string()),
  created_at: instant,
  changes: z.array(
    z.object({
      /** The row of the trail that it stands in, of which an action writes several. */
      row: id,
      /** What became of what that row is about. */
      rowEvent: z.enum(ROW_EVENTS),
      table: z.string(),
      field: z.string(),
      /** As people read it where the field refers to another record; `MASKED` where values are secret. */
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

export const historyQuery = z.strictObject({
  before: z.optional(z.string().check(z.regex(/^\d{1,16}$/, { error: 'invalid' }))),
})
/** The newest first; `next` asks for what came before. */
export const historyAnswer = z.object({ data: z.array(historyEntrySchema), next: z.nullable(z.string()) })
export type HistoryAnswer = z.infer<typeof historyAnswer>

/** Which action of a record's history is taken back. The version is that of the record as it is looked at. */
export const revertBody = z.strictObject({
  transaction: z.string().check(z.regex(/^[0-9a-f-]{8,64}$/, { error: 'invalid' })),
  updated_at: z.optional(version),
})

/** What of a record can be taken back, and by which call. */
export type Reverting = {
  endpoint: Endpoint<typeof byId, undefined, typeof revertBody, Schema>
  right: Pair
  /** The record's own table, and the fields of it that come back. */
  table: string
  fields: readonly string[]
  /** Tables that tie it to people or other records, which come back whole. */
  ties: readonly string[]
}

/** What the system log needs to know of a kind of record: where its page is, and what of it can be taken back. */
export type LogConfig = {
  /** The types of log rows that are about it; its page leads to them, so the log is filtered by them. */
  types: readonly LogKind[]
  path: string
  /** The right that opens the record. */
  right: Pair
  /** None: what was done to it is not taken back. */
  revert?: Reverting
}
