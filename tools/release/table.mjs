import { lastMove, trailOf } from './moves.mjs'

/** @typedef {import('@candela/shared-contract').Registry} Registry */

const HEAD = ['remote', 'live', 'since', 'by', 'why', 'before']
const SHOWN_BEFORE = 3

/** @param {Registry} registry @param {string} remote */
const rowOf = (registry, remote) => {
  const { at = '', who = '', why = '', kind } = lastMove(registry, remote) ?? {}
  const before = trailOf(registry, remote).slice(0, -1).reverse()
  const live = remote in registry.disabled ? `(off) ${registry.default[remote]}` : (registry.default[remote] ?? '')
  const reason = [kind === 'rollback' ? 'rolled back' : '', why].filter(Boolean).join(': ')
  return [remote, live, at.slice(0, 16).replace('T', ' '), who, reason, before.slice(0, SHOWN_BEFORE).join(' ')]
}

/** @param {string[][]} rows @returns {string[]} */
const aligned = rows => {
  const widths = HEAD.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  return rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** @param {Registry['rollouts'][number]['match']} match */
const sayMatch = match => {
  if ('percent' in match) return `${match.percent} % of people`
  if ('groups' in match) return `groups ${match.groups.join(', ')}`
  return `people ${match.users.join(', ')}`
}

/** What is live, since when and why, for a person to read. @param {Registry} registry @returns {string[]} lines */
export const tableOf = registry => {
  const remotes = Object.keys(registry.default).sort()
  if (remotes.length === 0) return ['nothing is released yet: npm start does, or npm run release -- mfe-admin']
  return [
    ...aligned([HEAD, ...remotes.map(remote => rowOf(registry, remote))]),
    ...registry.rollouts.map(({ remote, version, match }) => `roll-out: ${remote} ${version} for ${sayMatch(match)}`),
    ...Object.entries(registry.disabled).map(([remote, why]) => `switched off: ${remote}${why ? `: ${why}` : ''}`),
    ...registry.overrides.map(origin => `override allowed from ${origin}`),
  ]
}
