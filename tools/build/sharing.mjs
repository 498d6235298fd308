import { installedVersion, manifestOf, workspaceDir } from '../workspace.mjs'

/**
 * What the shell provides to remotes, once per page. All of it keeps state or identity that two copies would split
 * (contexts, stores, style sheets). A trailing slash covers the subpaths: `react/jsx-runtime`, `react-dom/client`.
 */
const HOST_PROVIDED = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'styled-components',
  'i18next',
  'react-i18next',
  '@tanstack/react-query',
  '@candela/shared-auth',
  '@candela/shared-ui/runtime',
  '@candela/shared-ui/router',
]

/** @param {string} request */
const versionOf = request => {
  const name = request.startsWith('@') ? request.split('/').slice(0, 2).join('/') : (request.split('/')[0] ?? request)
  return name.startsWith('@candela/') ? manifestOf(workspaceDir(name)).version : installedVersion(name)
}

/** @param {(version: string) => object} options */
const share = options =>
  Object.fromEntries(
    HOST_PROVIDED.map(request => {
      const version = versionOf(request)
      const rule = { singleton: true, strictVersion: true, requiredVersion: `^${version}` }
      return [request, { ...rule, ...options(version) }]
    }),
  )

/** The shell brings the modules and says which version they are. */
export const hostShared = () => share(version => ({ version }))

/** A remote has no copy of its own: it runs on what the shell brings, or refuses to. */
export const remoteShared = () => share(() => ({ import: false }))
