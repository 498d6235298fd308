import { asks, defineRemote, type Labels, type Pair, userEndpoints } from '@candela/shared-contract'

const users: Labels = { en: 'Users', pt: 'Usuários', es: 'Usuarios', it: 'Utenti' }

const GET = [asks(userEndpoints.get)]

/** Nobody needs a right for themselves: whoever is signed in opens these, and the record says what they may do. */
const ONE_USER: Pair[] = ['user.get', 'auth.session']

export const remote = defineRemote({
  name: 'candela_publishers',
  host: '^1.1.0',
  i18n: 'publishers',
  title: { en: 'Publishers', pt: 'Publishers', es: 'Editores', it: 'Editori' },
  routes: [
    {
      path: '/user',
      module: './UserList',
      title: users,
      anyOf: ['user.list'],
      data: [asks(userEndpoints.list)],
    },
    {
      path: '/user/new',
      module: './UserNew',
      title: { en: 'New user', pt: 'Novo usuário', es: 'Nuevo usuario', it: 'Nuovo utente' },
      anyOf: ['user.store', 'user.invite'],
    },
    {
      path: '/user/:id',
      module: './UserShow',
      title: { en: 'User', pt: 'Usuário', es: 'Usuario', it: 'Utente' },
      anyOf: ONE_USER,
      data: GET,
    },
    {
      path: '/user/:id/edit',
      module: './UserEdit',
      title: { en: 'Edit user', pt: 'Editar usuário', es: 'Editar usuario', it: 'Modifica utente' },
      anyOf: ONE_USER,
      data: GET,
    },
  ],
  nav: [
    {
      key: 'user',
      label: users,
      path: '/user',
      placement: 'sidebar',
      group: 'publishers',
      order: 20,
      icon: 'users',
      anyOf: ['user.list'],
    },
    {
      key: 'myAccount',
      label: { en: 'My account', pt: 'Minha conta', es: 'Mi cuenta', it: 'Il mio account' },
      path: '/user/:me',
      placement: 'header',
      order: 40,
      anyOf: ONE_USER,
    },
  ],
})
