/** @typedef {{ index: number, count: number }} Shard the first has the index 1 */

/** @param {string} text `1/2` @returns {Shard} */
export const readShard = text => {
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  if (!index || !count || index > count) throw new Error(`a shard is written like 1/2, and not ${text}`)
  return { index, count }
}

/**
 * Deals things out so that the shards together have each of them exactly once and end at about the same time: the
 * largest first, each to whoever has least.
 * @template T
 * @param {T[]} things
 * @param {Shard} shard
 * @param {(thing: T) => number} [sizeOf]
 * @returns {T[]} those of this shard, in their order
 */
export const dealt = (things, { index, count }, sizeOf = () => 1) => {
  const loads = Array.from({ length: count }, () => 0)
  const mine = new Set()
  for (const thing of [...things].sort((a, b) => sizeOf(b) - sizeOf(a))) {
    const least = loads.indexOf(Math.min(...loads))
    loads[least] = (loads[least] ?? 0) + sizeOf(thing)
    if (least === index - 1) mine.add(thing)
  }
  return things.filter(thing => mine.has(thing))
}
