import type { Session } from './engine'
import { DatabaseFull, toFault } from './faults'

/** Back to a savepoint: the transaction goes on from there. */
const isBack = (sql: string): boolean => /^\s*rollback\s+((work|transaction)\s+)?to\b/i.test(sql)

/** Whether a statement begins a transaction or ends one, and how. */
const stepIn = (sql: string): string | undefined =>
  isBack(sql) ? undefined : /^\s*(begin|commit|rollback)\b/i.exec(sql)?.[1]?.toLowerCase()

const ROLLED_BACK = { rows: [], rowCount: 0, command: 'ROLLBACK' }

/**
 * A session that says what it met as a fault, and of a transaction the first failure: what comes after it, and a commit
 * that stores nothing, fails for the same reason.
 */
export const withFaults = (session: Session, onFull: () => void): Session => {
  let isInTransaction = false
  let isLost = false
  let failure: { cause: unknown } | undefined
  const { copyOut } = session

  const attempt = async <T>(act: () => Promise<T>): Promise<T> => {
    if (failure) throw failure.cause
    try {
      return await act()
    } catch (error) {
      const cause = toFault(error)
      if (cause instanceof DatabaseFull) onFull()
      if (isInTransaction) failure ??= { cause }
      throw failure?.cause ?? cause
    }
  }

  /** One that cannot be asked for is one already: the server drops what its client left. It never hides the cause. */
  const rollback = async (): Promise<typeof ROLLED_BACK> => {
    isInTransaction = false
    failure = undefined
    await session.query('rollback').catch(() => {
      isLost = true
    })
    return ROLLED_BACK
  }

  const step = async <T>(sql: string, act: () => Promise<T>): Promise<T> => {
    const name = stepIn(sql)
    if (isBack(sql)) failure = undefined
    const answer = await attempt(act)
    if (name) isInTransaction = name === 'begin'
    return answer
  }

  return {
    query: (sql, params) => (stepIn(sql) === 'rollback' ? rollback() : step(sql, () => session.query(sql, params))),
    exec: async sql => {
      if (stepIn(sql) === 'rollback') await rollback()
      else await step(sql, () => session.exec(sql))
    },
    ...(copyOut && {
      copyOut: statement => {
        const pieces = copyOut(statement)[Symbol.asyncIterator]()
        return {
          [Symbol.asyncIterator]: () => ({ next: () => attempt(() => pieces.next()) }),
        }
      },
    }),
    copyIn: (...table) => attempt(() => session.copyIn(...table)),
    release: () => session.release(isLost),
  }
}
