import type { Dimension, MetricKey, PerformanceQuery } from '@candela/shared-contract'

type Look = { shown: readonly { field: string }[]; ordered: readonly { field: string }[] }

/** What a field of the table is about: `d.format`, `m.net` and `c.3.net` of a format and of what was earned. */
const namedBy = (field: string): string => field.slice(field.lastIndexOf('.') + 1)

/**
 * What has a column on screen, in the order of the screen. Of columns beside each other a number is there while any of them
 * shows it; what is asked for and did not come yet is there as well.
 */
export const shownColumns = (
  { shown, ordered }: Look,
  { rows, metrics }: Pick<PerformanceQuery, 'rows' | 'metrics'>,
): (Dimension | MetricKey)[] => {
  const asked = [...rows, ...metrics]
  const known = new Set(ordered.map(({ field }) => namedBy(field)))
  const names = [...shown.map(({ field }) => namedBy(field)), ...asked.filter(name => !known.has(name))]
  return [...new Set(names.flatMap(name => asked.find(each => each === name) ?? []))]
}
