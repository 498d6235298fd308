/** Whom a rounded part still owes, in the order of how much: the larger rest first, of the same the earlier. */
export const byRest = (rests: readonly bigint[]): number[] =>
  rests
    .map((_, index) => index)
    .sort((a, b) => {
      const difference = (rests[b] ?? 0n) - (rests[a] ?? 0n)
      return difference === 0n ? a - b : difference > 0n ? 1 : -1
    })

/**
 * Shares an amount out pro rata; the parts sum to it. What rounding leaves over goes by ones to the parts that were cut
 * the most. Weights below zero count as none; where none weighs anything, all weigh the same.
 */
export const spread = (amount: bigint, weights: readonly bigint[]): bigint[] => {
  if (amount < 0n) return spread(-amount, weights).map(part => -part)
  if (weights.length === 0 && amount > 0n) throw new RangeError('nothing to share an amount out to')
  const counted = weights.map(weight => (weight > 0n ? weight : 0n))
  const total = counted.reduce((sum, weight) => sum + weight, 0n)
  if (total === 0n && weights.length > 0)
    return spread(
      amount,
      weights.map(() => 1n),
    )
  const parts = counted.map(weight => (amount * weight) / total)
  const rests = counted.map(weight => (amount * weight) % total)
  const left = Number(parts.reduce((sum, part) => sum - part, amount))
  for (const index of byRest(rests).slice(0, left)) parts[index] = (parts[index] ?? 0n) + 1n
  return parts
}
