/**
 * What can be wrong with a database that the caller cannot help. Engines and sessions throw these, whatever the driver
 * called it; the same call may go well later, so the answer is 503.
 */

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** It cannot serve now: lost, stopping, starting, out of connections, or it gave up on this statement. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super(messageOf(cause), { cause })
  }
}

/** It answers questions, and has no room to store anything. */
export class DatabaseFull extends DatabaseAway {}

/** It gave up on a statement that took too long, and asked at once it would take as long again. */
export class DatabaseSlow extends DatabaseAway {}

/** No room on the disk, an error of the disk, a file that ends where it should not. */
const FULL = /^(53100|58030|XX001)$/
/** Ended by its time limit. */
const SLOW = '57014'
/**
 * Lost (08), stopped from outside (57), out of connections or memory (53), a deadlock, a lock that did not
 * come, a server that only reads, a transaction that it ended, and what was planned for tables that were altered since.
 */
const AWAY = /^(08...|57...|53...|40001|40P01|55P03|25006|25P0[234]|0A000)$/

/** The failure as callers are to know it. */
export const toFault = (error: unknown): unknown => {
  if (error instanceof DatabaseAway) return error
  const code = String((error as { code?: unknown }).code)
  if (FULL.test(code)) return new DatabaseFull(error)
  if (code === SLOW) return new DatabaseSlow(error)
  return AWAY.test(code) ? new DatabaseAway(error) : error
}

/** After this the session, or the whole engine, is not to be asked again: it may say yes and keep nothing. */
export const isDeadly = (error: unknown): boolean =>
  /^(FATAL|PANIC)$/.test(String((error as { severity?: unknown }).severity))
