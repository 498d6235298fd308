import { EMPTY_PUBLIC_REGISTRY, type NavEntry, type Pair, type RemoteDeclaration } from '@candela/shared-contract'
import { screensChange } from './screensChange'

const labels = (en: string) => ({ en, pt: `${en} pt`, es: `${en} es`, it: `${en} it` })

const entry = (path: string, name: string, right: Pair): NavEntry => ({
  key: path,
  label: labels(name),
  path,
  placement: 'sidebar',
  group: 'publishers',
  order: 1,
  anyOf: [right],
})

const route = (path: string, name: string, right: Pair): RemoteDeclaration['routes'][number] => ({
  path,
  module: './Screen',
  title: labels(name),
  anyOf: [right],
})

const registry = {
  ...EMPTY_PUBLIC_REGISTRY,
  remotes: [
    {
      name: 'candela_publishers',
      declaration: {
        nav: [entry('/user', 'Users', 'user.list'), { ...entry('/order', 'Orders', 'order.list'), hidden: true }],
        routes: [
          route('/user', 'Users', 'user.list'),
          route('/user/new', 'New user', 'user.store'),
          route('/order', 'Orders', 'order.list'),
          route('/website', 'Websites', 'website.list'),
        ],
      },
    },
  ],
} as unknown as typeof EMPTY_PUBLIC_REGISTRY

const rights = (...pairs: Pair[]) => new Set(pairs)
const change = (before: Pair[], after: Pair[]) => {
  const { gained, lost } = screensChange(registry, rights(...before), rights(...after), 'en_US')
  const named = (screens: typeof gained) =>
    screens.map(({ label, inMenu }) => (inMenu ? `${label} in the menu` : label))
  return { gained: named(gained), lost: named(lost) }
}

test('what opens and what closes is named once, the menu first', () => {
  expect(change(['website.list'], ['user.store', 'user.list'])).toEqual({
    gained: ['Users in the menu', 'New user'],
    lost: ['Websites'],
  })
})

test('a screen that the menu hides is one all the same', () => {
  expect(change([], ['order.list'])).toEqual({ gained: ['Orders'], lost: [] })
})

test('rights that open no screen change none', () => {
  expect(change(['user.list'], ['user.list', 'user.destroy'])).toEqual({ gained: [], lost: [] })
})
