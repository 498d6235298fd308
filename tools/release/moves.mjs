/** @typedef {import('@candela/shared-contract').Registry} Registry */
/** @typedef {import('@candela/shared-contract').Release} Release */
/** @typedef {Registry['history'][number]} Move */
/** @typedef {Pick<Move, 'at' | 'who' | 'why'>} Blame who does it, when and why */

/** @param {Registry} registry @param {string} remote */
const movesOf = ({ history }, remote) => history.filter(move => move.remote === remote)

/** @param {Registry} registry @param {string} remote @returns {Move | undefined} */
export const lastMove = (registry, remote) => movesOf(registry, remote).at(-1)

/**
 * The versions that were live one after the other, the live one last. Going back takes the later ones off, so that
 * going back again leads further back.
 * @param {Registry} registry
 * @param {string} remote
 */
export const trailOf = (registry, remote) => {
  /** @type {string[]} */
  const trail = []
  for (const { kind, to } of movesOf(registry, remote)) {
    const before = kind === 'rollback' && to ? trail.lastIndexOf(to) : -1
    if (before >= 0) trail.length = before + 1
    else if (to) trail.push(to)
  }
  return trail
}

/** @param {Registry} registry @param {string} remote @param {string} version @param {Release} release @returns {Registry} */
export const withRelease = (registry, remote, version, release) => ({
  ...registry,
  releases: { ...registry.releases, [remote]: { ...registry.releases[remote], [version]: release } },
})

/**
 * Makes another version live and remembers who did it and why.
 * @param {Registry} registry
 * @param {Pick<Move, 'kind' | 'remote'> & { to: string }} move
 * @param {Blame} blame
 * @returns {Registry}
 */
export const withMove = (registry, { kind, remote, to }, { at, who, why }) => ({
  ...registry,
  default: { ...registry.default, [remote]: to },
  history: [...registry.history, { at, who, kind, remote, from: registry.default[remote] ?? null, to, why }],
})

/**
 * Where a rollback leads. Throws the sentence for the person who asked.
 * @param {Registry} registry
 * @param {string} remote
 * @param {string} [wanted] a version; else the one that was live before
 */
export const rollbackTarget = (registry, remote, wanted) => {
  const live = registry.default[remote]
  if (!live) throw new Error(`${remote} was never released`)
  const target = wanted ?? trailOf(registry, remote).at(-2)
  if (!target) throw new Error(`${remote} has nothing to go back to: no version was live before ${live}`)
  if (target === live) throw new Error(`${remote} ${live} is live already`)
  const stored = Object.keys(registry.releases[remote] ?? {})
  if (!stored.includes(target)) throw new Error(`${remote} has no version ${target}; there is ${stored.join(', ')}`)
  return target
}
