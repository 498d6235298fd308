import { randomFrom } from '../../src/seeds/random'

/** The same numbers for the same seed. */
export type Random = {
  /** From 0 up to, and without, this one. */
  below: (limit: number) => number
  /** So many times in a hundred. */
  chance: (percent: number) => boolean
  pick: <T>(list: readonly T[]) => T
}

export const randomOf = (seed: number): Random => {
  const { next } = randomFrom(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, chance: percent => below(100) < percent, pick: list => list[below(list.length)] as never }
}
