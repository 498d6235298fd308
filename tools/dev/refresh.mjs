import { join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'

/** @typedef {import('webpack').Configuration} Configuration */

const RUNTIME = join(import.meta.dirname, 'browser', 'refresh.mjs')

/** Puts the hooks of React in place once, whichever bundle of the page comes first. */
const hooks = () => new ReactRefreshPlugin({ library: 'candela', overlay: false })

/** Makes a bundle of the shell keep state while sources change. @param {Configuration} config @returns {Configuration} */
export const refreshing = config => ({ ...config, plugins: [...(config.plugins ?? []), hooks()] })

/**
 * The same for the bundle that remotes are loaded into: they take its refresh runtime.
 * @param {Configuration} config
 * @returns {Configuration}
 */
export const refreshingHost = config => {
  const entries = /** @type {Record<string, string | string[]>} */ (config.entry)
  const entry = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, [RUNTIME, file].flat()]))
  return refreshing({ ...config, entry })
}

/** @param {Configuration} config @returns {Configuration} */
export const refreshingRemote = config =>
  refreshing({
    ...config,
    externals: ({ request = '' }, decide) =>
      /[\\/]?react-refresh[\\/]runtime(\.js)?$/.test(request)
        ? decide(undefined, `var candelaRefresh(${JSON.stringify(config.name)})`)
        : decide(),
  })
