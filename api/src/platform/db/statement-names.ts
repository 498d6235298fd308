/** More would cost every connection memory for statements that hardly come. */
const MOST = 400
/** A text that was built for its values, such as an import of many rows, will not come again. */
const LONGEST = 8_000

/**
 * Stands in a statement that is planned for its values each time. After five times a named one may get one plan for all
 * values, and that takes any range of days for a short one: over a year it took five times as long.
 */
export const PLANNED_ANEW = '/* planned anew */'

/**
 * Names for statements that come again, so that each connection reads and plans them once. A statement has its name
 * from its second time on, and only the first few hundred get one.
 */
export const statementNames = (most = MOST): ((sql: string) => string | undefined) => {
  const named = new Map<string, string>()
  let once = new Set<string>()
  return sql => {
    const name = named.get(sql)
    if (name || named.size >= most || sql.length > LONGEST || sql.includes(PLANNED_ANEW)) return name
    if (!once.delete(sql)) {
      if (once.size >= most) once = new Set()
      once.add(sql)
      return undefined
    }
    const given = `candela_${named.size + 1}`
    named.set(sql, given)
    return given
  }
}

/** A named statement's columns changed since it was planned: tables were altered under this process. */
export const isStale = (error: unknown): boolean => (error as { code?: unknown }).code === '0A000'
