import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @typedef {import('@candela/shared-contract').RemoteDeclaration} RemoteDeclaration */

/** @param {string} text */
export const labels = text => ({ en: text, pt: text, es: text, it: text })

/** @param {string} path @param {Partial<RemoteDeclaration['routes'][number]>} [more] @returns {RemoteDeclaration['routes'][number]} */
export const aRoute = (path, more = {}) => ({ path, module: './Screen', title: labels('A'), anyOf: [], ...more })

/** @param {string} key @param {string} path @returns {RemoteDeclaration['nav'][number]} */
export const anEntry = (key, path) => ({
  key,
  path,
  label: labels(key),
  placement: 'sidebar',
  order: 1,
  anyOf: [],
})

/** @param {Partial<RemoteDeclaration>} [more] @returns {RemoteDeclaration} */
export const aDeclaration = (more = {}) => ({
  name: 'candela_trial',
  version: '1.0.0-aaaaaaaa',
  host: '^1.0.0',
  i18n: 'trial',
  title: labels('Trial'),
  routes: [aRoute('/trial')],
  nav: [anEntry('trial', '/trial')],
  ...more,
})

export const aFolder = () => mkdtempSync(join(tmpdir(), 'candela-release-'))

/**
 * A built remote, as far as a release looks at it.
 * @param {string} home
 * @param {string} version
 * @param {string} code
 */
export const aBuild = (home, version, code = version) => {
  const dist = join(home, `dist-${version}-${code.length}`)
  mkdirSync(dist, { recursive: true })
  const expose = { path: './Screen', assets: { js: { sync: ['screen.js'] } } }
  writeFileSync(join(dist, 'remote.json'), JSON.stringify(aDeclaration({ version })))
  writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify({ exposes: [expose] }))
  writeFileSync(join(dist, 'remoteEntry.js'), 'entry')
  writeFileSync(join(dist, 'screen.js'), code)
  writeFileSync(join(dist, 'screen.js.br'), code)
  return dist
}
