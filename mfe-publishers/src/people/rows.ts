import type { FormRow } from '@candela/shared-ui/form'

/** What makes a row of a list the same entry in another state of it, and when it says the same. */
export type RowRules<R> = {
  /** Nothing while nobody is chosen: such a row is like no other. */
  idOf: (row: R) => string | number | null
  hasSameContent: (a: R, b: R) => boolean
}

const find = <R>(rows: readonly R[], { idOf }: RowRules<R>, row: R): R | undefined =>
  idOf(row) === null ? undefined : rows.find(other => idOf(other) === idOf(row))

/** Whether two states of a list hold the same, in whatever order. */
export const isSameRows =
  <R>(rules: RowRules<R>) =>
  (a: readonly R[], b: readonly R[]): boolean =>
    a.length === b.length &&
    a.every(row => {
      const other = find(b, rules, row)
      return other !== undefined && rules.hasSameContent(row, other)
    })

/** What both people did to a list: added by either, without what either took away, and as whoever changed it said. */
export const mergeRows =
  <R extends FormRow>(rules: RowRules<R>) =>
  (base: readonly R[], mine: readonly R[], theirs: readonly R[]): R[] => {
    const isNew = (row: R) => !find(base, rules, row)
    const kept = theirs.flatMap(row => {
      const own = find(mine, rules, row)
      const before = find(base, rules, row)
      if (!own) return before ? [] : [row]
      return [before && rules.hasSameContent(own, before) ? row : own]
    })
    const added = mine.filter(row => isNew(row) && !find(theirs, rules, row))
    return [...kept, ...added].map((row, index) => ({ ...row, key: index + 1 }))
  }
