import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { describe, test } from 'node:test'
import { importContract } from '../import-typescript.mjs'
import { declarationProblems, sizeProblems } from './checks.mjs'
import { aBuild, aDeclaration, aFolder, anEntry, aRoute, labels } from './testSupport.mjs'

/** @typedef {import('@candela/shared-contract').RemoteDeclaration} RemoteDeclaration */

const contract = await importContract()

/** @param {RemoteDeclaration[]} released @returns {import('@candela/shared-contract').Registry} */
const registryWith = (...released) => ({
  ...contract.EMPTY_REGISTRY,
  default: Object.fromEntries(released.map(({ name, version }) => [name, version])),
  releases: Object.fromEntries(
    released.map(declaration => [
      declaration.name,
      { [declaration.version]: { url: '/', files: {}, modules: {}, declaration, builtAt: '' } },
    ]),
  ),
})

const other = aDeclaration({
  name: 'candela_other',
  routes: [aRoute('/account/:id')],
  nav: [anEntry('account', '/account/:id')],
})

/** @param {Partial<import('@candela/shared-contract').SearchDeclaration>} facts */
const aSearch = facts => ({
  key: 'trial',
  label: labels('trial'),
  order: 1,
  finds: contract.asks(contract.accountEndpoints.search),
  path: '/trial/:id',
  opens: /** @type {const} */ ('account.get'),
  ...facts,
})

/** @type {[string, Partial<RemoteDeclaration>, string][]} */
const REFUSED = [
  [
    'a newer host',
    { host: '^1.13.0' },
    `candela_trial: it needs host ^1.13.0, and this shell is ${contract.HOST_VERSION}`,
  ],
  [
    'a route of another remote',
    { routes: [aRoute('/trial'), aRoute('/account/:slug')] },
    'candela_trial: route /account/:slug is served by candela_other already',
  ],
  [
    'a route twice',
    { routes: [aRoute('/trial'), aRoute('/trial/:a'), aRoute('/trial/:b')] },
    'candela_trial: route /trial/:b is declared twice',
  ],
  [
    'a route of the shell',
    { routes: [aRoute('/trial'), aRoute('/auth/token')] },
    'candela_trial: route /auth/token is not for remotes: the shell or the server answers there',
  ],
  [
    'a menu entry of another remote',
    { nav: [anEntry('account', '/trial')] },
    'candela_trial: menu entry "account" is one of candela_other already',
  ],
  [
    'a search that opens nothing',
    { search: [aSearch({ path: '/trail/:id' })] },
    'candela_trial: search for "trial" leads to /trail/:id, and this remote has no such route',
  ],
  [
    'a search that nothing answers',
    {
      routes: [aRoute('/trial'), aRoute('/trial/:id')],
      search: [aSearch({ finds: { method: 'POST', path: '/trial/find' } })],
    },
    'candela_trial: search for "trial" asks POST /trial/find, and there is no such endpoint',
  ],
  [
    'a search that is answered otherwise',
    {
      routes: [aRoute('/trial'), aRoute('/trial/:id')],
      search: [aSearch({ finds: contract.asks(contract.accountEndpoints.list) })],
    },
    'candela_trial: search for "trial" asks /account/list, which answers no search',
  ],
  [
    'an action on nobody knows what',
    { routes: [aRoute('/trial'), aRoute('/trial/:id', { action: true })] },
    'candela_trial: route /trial/:id is an action, and says not what of',
  ],
  [
    'a menu entry that leads nowhere',
    { nav: [anEntry('trial', '/trail')] },
    'candela_trial: entry "trial" leads to /trail, and no route of this remote serves that',
  ],
  [
    'a question that nobody answers',
    { routes: [aRoute('/trial', { data: [{ method: 'GET', path: '/trial/nothing' }] })] },
    'candela_trial: route /trial asks GET /trial/nothing, and there is no such endpoint',
  ],
]

describe('a declaration', () => {
  for (const [what, change, line] of REFUSED)
    test(`with ${what} is refused with one line`, () => {
      assert.deepEqual(declarationProblems(contract, aDeclaration(change), registryWith(other)), [line])
    })

  test('is not in the way of its own release before', () => {
    const own = aDeclaration()
    assert.deepEqual(declarationProblems(contract, own, registryWith(other, own)), [])
  })

  test('may lead to the own record, and ask what the contract knows', () => {
    const { method, path } = contract.asks(contract.endpoints.user.get)
    const declaration = aDeclaration({
      routes: [aRoute('/trial/:id', { data: [{ method, path }] })],
      nav: [anEntry('trial', '/trial/:me')],
    })
    assert.deepEqual(declarationProblems(contract, declaration, registryWith(other)), [])
  })
})

test('a screen that makes a browser fetch too much is refused with one line', t => {
  const home = aFolder()
  t.after(() => rmSync(home, { recursive: true }))
  const dist = aBuild(home, '1', 'x'.repeat(500))
  assert.deepEqual(sizeProblems(dist), [])
  assert.deepEqual(sizeProblems(dist, 400), ['candela_trial: ./Screen makes a browser fetch 505 bytes, more than 400'])
})
