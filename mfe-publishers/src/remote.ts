import {
  accountEndpoints,
  asks,
  defineRemote,
  type Labels,
  type Pair,
  userEndpoints,
  visitLogEndpoints,
  websiteEndpoints,
} from '@candela/shared-contract'

const users: Labels = { en: 'Users', pt: 'Usuários', es: 'Usuarios', it: 'Utenti' }

const websites: Labels = { en: 'Websites', pt: 'Sites', es: 'Sitios', it: 'Siti' }

const visits: Labels = {
  en: 'Visit logs',
  pt: 'Registro de acessos',
  es: 'Registro de visitas',
  it: 'Registro delle visite',
}
const accounts: Labels = { en: 'Accounts', pt: 'Contas', es: 'Cuentas', it: 'Account' }

const USER_DATA = [asks(userEndpoints.get)]

/** Nobody needs a right for themselves: whoever is signed in opens these, and the record says what they may do. */
const ONE_USER: Pair[] = ['user.get', 'auth.session']

export const remote = defineRemote({
  name: 'candela_publishers',
  host: '^1.10.0',
  i18n: 'publishers',
  title: { en: 'Publishers', pt: 'Publishers', es: 'Editores', it: 'Editori' },
  routes: [
    {
      path: '/account/onboard',
      module: './Onboard',
      title: {
        en: 'Onboard a publisher',
        pt: 'Cadastrar um publisher',
        es: 'Dar de alta un editor',
        it: 'Aggiungi un editore',
      },
      anyOf: ['account.store'],
      action: true,
    },
    {
      path: '/account/import',
      module: './ImportAccounts',
      title: { en: 'Import accounts', pt: 'Importar contas', es: 'Importar cuentas', it: 'Importa account' },
      anyOf: ['account.store'],
      action: true,
    },
    {
      path: '/account',
      module: './AccountList',
      title: accounts,
      anyOf: ['account.list'],
      data: [asks(accountEndpoints.list)],
    },
    {
      path: '/account/new',
      module: './AccountNew',
      title: { en: 'New account', pt: 'Nova conta', es: 'Nueva cuenta', it: 'Nuovo account' },
      anyOf: ['account.store'],
      action: true,
    },
    {
      path: '/account/:id',
      module: './AccountShow',
      title: { en: 'Account', pt: 'Conta', es: 'Cuenta', it: 'Account' },
      anyOf: ['account.get'],
      data: [asks(accountEndpoints.get)],
    },
    {
      path: '/account/:id/edit',
      module: './AccountEdit',
      title: { en: 'Edit account', pt: 'Editar conta', es: 'Editar cuenta', it: 'Modifica account' },
      anyOf: ['account.update'],
      data: [asks(accountEndpoints.get)],
    },
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
      action: true,
    },
    {
      path: '/user/:id',
      module: './UserShow',
      title: { en: 'User', pt: 'Usuário', es: 'Usuario', it: 'Utente' },
      anyOf: ONE_USER,
      data: USER_DATA,
    },
    {
      path: '/user/:id/edit',
      module: './UserEdit',
      title: { en: 'Edit user', pt: 'Editar usuário', es: 'Editar usuario', it: 'Modifica utente' },
      anyOf: ONE_USER,
      data: USER_DATA,
    },
    {
      path: '/website',
      module: './WebsiteList',
      title: websites,
      anyOf: ['website.list'],
      data: [asks(websiteEndpoints.list)],
    },
    {
      path: '/website/new',
      module: './WebsiteNew',
      title: { en: 'New website', pt: 'Novo site', es: 'Nuevo sitio', it: 'Nuovo sito' },
      anyOf: ['website.store'],
      action: true,
    },
    {
      path: '/website/:id',
      module: './WebsiteShow',
      title: { en: 'Website', pt: 'Site', es: 'Sitio', it: 'Sito' },
      anyOf: ['website.get'],
      data: [asks(websiteEndpoints.get)],
    },
    {
      path: '/website/:id/edit',
      module: './WebsiteEdit',
      title: { en: 'Edit website', pt: 'Editar site', es: 'Editar sitio', it: 'Modifica sito' },
      anyOf: ['website.update'],
      data: [asks(websiteEndpoints.get)],
    },
    {
      path: '/visit-log',
      module: './VisitLogList',
      title: visits,
      anyOf: ['userAccessLog.list'],
      data: [asks(visitLogEndpoints.list)],
    },
    {
      path: '/visit-log/:id',
      module: './VisitLogShow',
      title: { en: 'Visit', pt: 'Acesso', es: 'Visita', it: 'Visita' },
      anyOf: ['userAccessLog.get'],
      data: [asks(visitLogEndpoints.get)],
    },
  ],
  search: [
    {
      key: 'account',
      label: accounts,
      icon: 'building',
      order: 10,
      finds: asks(accountEndpoints.search),
      path: '/account/:id',
      opens: 'account.get',
    },
    {
      key: 'website',
      label: websites,
      icon: 'globe',
      order: 20,
      finds: asks(websiteEndpoints.search),
      path: '/website/:id',
      opens: 'website.get',
    },
    {
      key: 'user',
      label: users,
      icon: 'users',
      order: 30,
      finds: asks(userEndpoints.search),
      path: '/user/:id',
      opens: 'user.get',
      actions: [
        {
          key: 'ban',
          label: {
            en: 'Ban {{name}}…',
            pt: 'Banir {{name}}…',
            es: 'Bloquear a {{name}}…',
            it: 'Blocca {{name}}…',
          },
          icon: 'alert',
          right: 'user.update',
        },
      ],
    },
  ],
  nav: [
    {
      key: 'visitLog',
      label: visits,
      path: '/visit-log',
      placement: 'sidebar',
      group: 'publishers',
      order: 30,
      icon: 'log',
      anyOf: ['userAccessLog.list'],
    },
    {
      key: 'account',
      label: accounts,
      path: '/account',
      placement: 'sidebar',
      group: 'publishers',
      order: 10,
      icon: 'building',
      anyOf: ['account.list'],
    },
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
      key: 'website',
      label: websites,
      path: '/website',
      placement: 'sidebar',
      group: 'adNetworks',
      order: 60,
      icon: 'globe',
      anyOf: ['website.list'],
      waiting: {
        what: 'websites',
        said: { en: 'to approve', pt: 'por aprovar', es: 'por aprobar', it: 'da approvare' },
      },
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
