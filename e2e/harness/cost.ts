/** What tests cost, counted and not timed: a machine that is busy changes none of it. */
type Cost = {
  /** Documents that a browser asked for. */
  loads: number
  axe: number
  /** Products that a file has to itself. */
  starts: number
  /** Products that every file of a worker shares. */
  shared: number
}

const NOTHING: Cost = { loads: 0, axe: 0, starts: 0, shared: 0 }

let spent = NOTHING

export const spend = (what: keyof Cost): void => {
  spent = { ...spent, [what]: spent[what] + 1 }
}

/** Since it was last asked for, in this worker. */
export const takeCost = (): Cost => {
  const cost = spent
  spent = NOTHING
  return cost
}
