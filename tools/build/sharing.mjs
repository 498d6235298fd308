import { join } from 'node:path'
import { importContract } from '../import-typescript.mjs'
import { installedVersion, ROOT } from '../workspace.mjs'

/**
 * What the shell provides to remotes, once per page. All of it keeps state or identity that two copies would split
 * (contexts, stores, style sheets), but for the schema library, which is in every page anyhow. A trailing slash covers the subpaths: `react/jsx-runtime`, `react-dom/client`.
 */
const LIBRARIES = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'styled-components',
  'i18next',
  'react-i18next',
  '@tanstack/react-query',
  'zod/mini',
]

/** Our own part of it. Its version is that of the host contract, so packages may move on without a new shell. */
const DOORS = ['@candela/shared-auth', '@candela/shared-ui/runtime', '@candela/shared-ui/router']

/** It is a file of its own: the shell starts it together with a list, which asks for it when it is drawn. */
const GRID = '@candela/shared-ui/grid'

const ONCE = { singleton: true, strictVersion: true }

/** @param {string} request */
const versionOf = request => installedVersion(request.split('/', request.startsWith('@') ? 2 : 1).join('/'))

/** Any release of the major that the remote was built with. @param {string} version */
const sameMajor = version => `^${version.split('.')[0]}.0.0`

/** @param {string[]} requests @param {(request: string) => object} options */
const each = (requests, options) => Object.fromEntries(requests.map(request => [request, options(request)]))

/** The shell brings the modules and says which version they are. */
export const hostShared = async () => {
  const { HOST_VERSION } = await importContract()
  const ours = { ...ONCE, version: HOST_VERSION, requiredVersion: `^${HOST_VERSION}` }
  return {
    ...each(LIBRARIES, request => {
      const version = versionOf(request)
      return { ...ONCE, version, requiredVersion: sameMajor(version) }
    }),
    ...each(DOORS, () => ours),
    [GRID]: { ...ours, import: join(ROOT, 'shared-ui', 'src', 'grid', 'index.ts') },
  }
}

/**
 * A remote has no copy of what the shell provides: it runs on that, or refuses to. With other remotes it shares nothing:
 * none of them is missed when it is gone.
 * @param {string} host the hosts that the remote runs in, a caret range of the host contract
 */
export const remoteShared = host => ({
  ...each(LIBRARIES, request => ({ ...ONCE, import: false, requiredVersion: sameMajor(versionOf(request)) })),
  ...each([...DOORS, GRID], () => ({ ...ONCE, import: false, requiredVersion: host })),
})
