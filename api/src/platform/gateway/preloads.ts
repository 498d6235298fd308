import { type PublicRegistry, type PublicRemote, REMOTE_ENTRY } from '@candela/shared-contract'

type Match = { remote: PublicRemote; module: string; path: string }

const patternOf = (path: string): RegExp => {
  const segments = path.split('/').map(segment => (segment.startsWith(':') ? '[^/]+' : segment.replace(/\W/g, '\\$&')))
  return new RegExp(`^${segments.join('/')}/?$`)
}

/** `/group/new` is meant before `/group/:id`, as the router of the page sees it. */
const generality = (path: string): string =>
  path
    .split('/')
    .map(segment => (segment.startsWith(':') ? '1' : '0'))
    .join('')

const screenAt = ({ remotes }: PublicRegistry, address: string): Match | undefined =>
  remotes
    .flatMap(remote => remote.declaration.routes.map(({ path, module }) => ({ remote, module, path })))
    .filter(({ path }) => patternOf(path).test(address))
    .sort((a, b) => generality(a.path).localeCompare(generality(b.path)))[0]

const attribute = (text: string): string => text.replace(/[&<>"]/g, char => `&#${char.charCodeAt(0)};`)

const link = (href: string, integrity: string): string =>
  `<link rel="preload" as="script" crossorigin="anonymous" href="${attribute(href)}" integrity="${attribute(integrity)}">`

/** The code of the screen at an address starts to load with the page, before a script of the page has run. */
export const preloadsFor = (registry: PublicRegistry, address: string): string => {
  const match = screenAt(registry, address)
  if (!match) return ''
  const { url, files, modules } = match.remote
  return [REMOTE_ENTRY, ...(modules[match.module] ?? [])]
    .flatMap(file => (files[file] ? [link(url + file, files[file])] : []))
    .join('')
}
