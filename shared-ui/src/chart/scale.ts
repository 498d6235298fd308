/** One line: a value of each row, null where there is none. */
export type Series = { id: string; label: string; values: (number | null)[]; isBefore?: boolean }

const STEPS = [1, 2, 2.5, 5, 10]

/** Round numbers from the least to the most of a scale, zero among them: three steps or four. */
export const ticksOf = (low: number, high: number): number[] => {
  const rough = (high - low) / 4 || 1
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * (STEPS.find(each => each * power >= rough * 0.999) ?? 10)
  const first = Math.floor(low / step)
  const count = Math.max(1, Math.ceil(high / step - 1e-9) - first)
  return Array.from({ length: count + 1 }, (_, index) => (first + index) * step)
}

export type Band = { id: string; label: string; from: number[]; to: number[] }

/** Each on top of the one before, and what is not drawn by itself on top of all. */
export const bandsOf = (series: readonly Series[], totals: readonly (number | null)[], others: string): Band[] => {
  let base = totals.map(() => 0)
  const bands = series.map(({ id, label, values }) => {
    const from = base
    const to = from.map((start, index) => start + Math.max(0, values[index] ?? 0))
    base = to
    return { id, label, from, to }
  })
  const top = totals.map((total, index) => Math.max(base[index] ?? 0, total ?? 0))
  const hasOthers = top.some((value, index) => value - (base[index] ?? 0) > value * 1e-6)
  return hasOthers ? [...bands, { id: 'others', label: others, from: base, to: top }] : bands
}
