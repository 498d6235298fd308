/**
 * The released remote that somebody means: they type `mfe-admin`, `admin` or `candela_admin`.
 * @param {import('@candela/shared-contract').Registry} registry
 * @param {string} typed
 */
export const remoteNamed = ({ default: live }, typed) => {
  const name = `candela_${typed.replace(/^.*\//, '').replace(/^(mfe-|candela_)/, '')}`
  if (name in live) return name
  const known = Object.keys(live).join(', ') || 'none'
  throw new Error(`no remote called "${typed}" was released here; released: ${known}`)
}
