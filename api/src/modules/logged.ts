import type { RawBuilder } from 'kysely'
import type { LogType } from '../platform/audit'
import type { Reader } from '../platform/db/database'
import type { Reach } from './reach'

/** What the system log knows of a kind of record. */
export type Logged = {
  /** The types of log rows that are about it. */
  types: readonly LogType[]
  /** What its records are called, also those that were removed. */
  namesOf: (read: Reader, ids: readonly number[], reach: Reach) => Promise<ReadonlyMap<number, string>>
  /** The ids that somebody reaches; without it only whoever reaches everything sees its rows. */
  reachedBy?: (reach: Reach) => RawBuilder<unknown>
  /** The ids of those that are called so, as far as the reader knows their names. */
  calledSo?: (reach: Reach, text: string) => RawBuilder<unknown>
}
