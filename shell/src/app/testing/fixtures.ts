import {
  EMPTY_REGISTRY,
  type NavEntry,
  type Pair,
  type PublicRegistry,
  type RouteDeclaration,
  type SessionUser,
  toPublicRegistry,
} from '@candela/shared-contract'

const INSTANT = '2026-11-20T12:00:00.000000Z'

/** A signed-in person whose group holds these rights. */
export const aUser = (rights: Pair[], changes: Partial<SessionUser> = {}): SessionUser => ({
  id: 7,
  usr_name: 'Lívia Prado',
  usr_email: 'livia@cariri.example',
  usr_status: 'Ativo',
  usr_id_group: 3,
  usr_comission: null,
  usr_product: 'Candela',
  usr_locale: 'en_US',
  created_at: INSTANT,
  updated_at: INSTANT,
  manager: null,
  group: {
    id: 3,
    gro_name: 'Publishers',
    gro_scope: 'own',
    permissions: rights.map(right => {
      const [grp_controller = '', grp_method = ''] = right.split('.')
      return { grp_controller, grp_method }
    }),
    created_at: INSTANT,
    updated_at: INSTANT,
  },
  ...changes,
})

const inFourLanguages = (text: string) => ({ en: text, pt: `${text} (pt)`, es: `${text} (es)`, it: `${text} (it)` })

type Entry = Partial<NavEntry> & { path: string; label: string | NavEntry['label'] }

export const anEntry = ({ label, ...entry }: Omit<Entry, 'label'> & { label: string }): NavEntry => ({
  key: `${entry.placement ?? 'sidebar'}${entry.path}`,
  label: inFourLanguages(label),
  placement: 'sidebar',
  group: entry.placement === 'header' ? undefined : 'main',
  order: 0,
  anyOf: ['auth.session'],
  ...entry,
})

export const aRoute = (path: string, title: string, anyOf: Pair[] = ['auth.session']): RouteDeclaration => ({
  path,
  module: './Screen',
  title: inFourLanguages(title),
  anyOf,
})

/** What a page knows of one released remote that declares these entries and routes. */
export const aRegistry = (nav: NavEntry[], routes: RouteDeclaration[] = [], host = '^1.0.0'): PublicRegistry => {
  const name = 'candela_sample'
  const version = '0.1.0-c0ffee00'
  const declaration = { name, version, host, i18n: 'sample', title: inFourLanguages('Sample'), routes, nav }
  const release = { url: `/remotes/${name}/${version}/`, files: {}, modules: {}, declaration, builtAt: INSTANT }
  return toPublicRegistry({
    ...EMPTY_REGISTRY,
    default: { [name]: version },
    releases: { [name]: { [version]: release } },
  })
}
