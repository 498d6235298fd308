import type { Sort } from '@candela/shared-ui/grid'

/** Pressed once it goes up, then down, then away. `keepsOthers` keeps what is sorted by already: Shift is held. */
export const nextSort = (sort: readonly Sort[], field: string, keepsOthers: boolean): Sort[] => {
  const current = sort.find(entry => entry.field === field)
  const next: Sort[] = !current ? [{ field, dir: 'asc' }] : current.dir === 'asc' ? [{ field, dir: 'desc' }] : []
  if (!keepsOthers) return next
  if (!current) return [...sort, ...next]
  return sort.flatMap(entry => (entry.field === field ? next : [entry]))
}
