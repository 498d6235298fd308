import { EMPTY_PUBLIC_REGISTRY, type PublicRegistry } from '@candela/shared-contract'
import { preloadsFor } from './preloads'

const title = { en: 'x', pt: 'x', es: 'x', it: 'x' }
const route = (path: string, module: string) => ({ path, module, title, anyOf: [] })

const registry: PublicRegistry = {
  ...EMPTY_PUBLIC_REGISTRY,
  remotes: [
    {
      name: 'candela_admin',
      version: '1',
      url: '/remotes/candela_admin/1/',
      files: { 'remoteEntry.js': 'sha384-e', 'list.js': 'sha384-l', 'form.js': 'sha384-f', 'show.js': 'sha384-s' },
      modules: { './List': ['list.js', 'unlisted.js'], './Form': ['form.js'], './Show': ['show.js'] },
      declaration: {
        name: 'candela_admin',
        version: '1',
        host: '^1.0.0',
        i18n: 'admin',
        title,
        nav: [],
        routes: [
          route('/group', './List'),
          route('/group/:id', './Show'),
          route('/group/new', './Form'),
          route('/a.b', './List'),
        ],
      },
    },
  ],
}

const scripts = (address: string): string[] =>
  [...preloadsFor(registry, address).matchAll(/href="\/remotes\/candela_admin\/1\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  )

it.each([
  ['/group', ['remoteEntry.js', 'list.js']],
  ['/group/', ['remoteEntry.js', 'list.js']],
  ['/group/12', ['remoteEntry.js', 'show.js']],
  ['/group/new', ['remoteEntry.js', 'form.js']],
  ['/group/12/edit', []],
  ['/axb', []],
  ['/a.b', ['remoteEntry.js', 'list.js']],
  ['/', []],
])('at %s the page starts to load %j', (address, files) => {
  expect(scripts(address)).toEqual(files)
})

it('a preload carries what the script will be asked for with, or it would be loaded twice', () => {
  expect(preloadsFor(registry, '/group')).toContain(
    '<link rel="preload" as="script" crossorigin="anonymous" href="/remotes/candela_admin/1/list.js" integrity="sha384-l">',
  )
})

it('nothing in the registry can leave its attribute', () => {
  const [remote] = registry.remotes
  if (!remote) throw new Error('no remote')
  const hostile = { ...registry, remotes: [{ ...remote, url: '/"><script>alert(1)</script>' }] }
  expect(preloadsFor(hostile, '/group')).not.toContain('<script')
})
