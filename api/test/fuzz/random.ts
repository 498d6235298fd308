/** The same numbers for the same seed. */
export type Random = {
  /** From 0 up to, and without, this one. */
  below: (limit: number) => number
  /** So many times in a hundred. */
  chance: (percent: number) => boolean
  pick: <T>(list: readonly T[]) => T
}

/** Mulberry32: small, and good enough to choose what is sent. */
export const randomOf = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, chance: percent => below(100) < percent, pick: list => list[below(list.length)] as never }
}
