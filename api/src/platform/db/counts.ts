/**
 * How many rows each value of a filter lets through, and how many the list has with what is chosen in it: both from
 * one question that leaves this filter out.
 */
export const countsBy = <V extends string>(
  rows: readonly { value: V; count: number }[],
  values: readonly V[],
  chosen: readonly V[],
): { total: number; counts: Record<string, number> } => {
  const count = new Map(rows.map(row => [row.value, row.count]))
  const shown = chosen.length > 0 ? rows.filter(({ value }) => chosen.includes(value)) : rows
  return {
    total: shown.reduce((sum, row) => sum + row.count, 0),
    counts: Object.fromEntries(values.map(value => [value, count.get(value) ?? 0])),
  }
}
