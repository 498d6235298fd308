import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Endpoint, endpointList, routeOf } from '@candela/shared-contract'
import { permissionTable } from '../src/permission-table'
import { DEFAULT_GROUPS } from '../src/seeds/groups'
import {
  ACTIONS,
  ANSWERS,
  idFor,
  isCompanys,
  pathFor,
  prepareWalk,
  sentTo,
  servedBy,
  WALKERS,
  type Which,
} from './permissions'
import { type Product, startProduct } from './product'

let product: Product
beforeAll(async () => {
  product = await startProduct()
  await prepareWalk(product)
})
afterAll(() => product.close())

const printed = readFileSync(join(__dirname, '..', '..', 'docs', 'permissions.md'), 'utf8')

type Promised = 'yes' | 'own' | 'no'

/** What the committed document promises: call → role → yes, for the own record only, or no. */
const promised = (endpoint: Endpoint, role: string): Promised => {
  const line = printed.split('\n').find(text => text.startsWith(`| \`${endpoint.method} ${routeOf(endpoint)}\` |`))
  if (!line) throw new Error(`docs/permissions.md does not know ${endpoint.method} ${routeOf(endpoint)}`)
  const heads = (printed.split('\n').find(text => text.startsWith('| call |')) ?? '')
    .split('|')
    .map(cell => cell.trim())
  const cells = line.split('|').map(cell => cell.trim())
  const access = cells[2] ?? ''
  if (role === 'no group' && !endpoint.mirrors)
    return ['public', 'signedIn'].includes(access) ? 'yes' : access.endsWith('or own') ? 'own' : 'no'
  const cell = cells[heads.indexOf(role)]
  return cell === 'yes' || cell === 'own' ? cell : 'no'
}

it('docs/permissions.md is what the table prints: run npm run permissions', () => {
  expect(printed).toBe(permissionTable())
})

/** With rights, an empty or harmless request gets anything but 401 and 403; without them exactly one of the two. */
const outcome = (status: number): 'may' | 'must sign in' | 'may not' =>
  status === 401 ? 'must sign in' : status === 403 ? 'may not' : 'may'

// Signing out comes last: it ends the session that the other calls use.
const calls = [...endpointList]
  .sort((a, b) => Number(a.name === 'auth.signOut') - Number(b.name === 'auth.signOut'))
  .map(call => ({ ...call, served: servedBy(call) }))

const actions = calls.flatMap(({ name, endpoint }) =>
  typeof endpoint.access === 'object'
    ? Object.keys(endpoint.access.byAction).map(action => {
        const body = ACTIONS[name]?.[action]
        if (!body) throw new Error(`${name} has the action ${action}: say in test/permissions.ts what it is sent`)
        return [`${name}: ${action}`, endpoint, action, body] as const
      })
    : [],
)

describe.each(WALKERS)('$key', ({ key, email, scope }) => {
  let token: string | undefined
  beforeAll(async () => {
    token = email ? await product.signIn(email) : undefined
  })

  it.each(actions)('%s is open to whoever holds the right of that action', async (_name, endpoint, action, body) => {
    const { status } = await product.call(endpoint.method, endpoint.path, { token, body: { action, ...body } })
    const pair = typeof endpoint.access === 'object' ? endpoint.access.byAction[action] : undefined
    const holds = DEFAULT_GROUPS.find(group => group.key === key)?.pairs.some(held => held === pair)
    expect(status).toBeLessThan(500)
    expect(outcome(status)).toBe(holds ? 'may' : email ? 'may not' : 'must sign in')
  })

  it.each(calls)(
    '$name answers as the document says, for own, foreign and absent records',
    async ({ served, endpoint }) => {
      const may = promised(endpoint, key)
      const refused = email ? 'may not' : 'must sign in'
      const success = endpoint.answer || endpoint.download ? 200 : 204
      const { own: ownStatus = success, foreign: foreignStatus = success } = ANSWERS[served] ?? {}
      const ask = async (which: Which) => {
        const id = endpoint.params ? await idFor(product, served, which, email) : 0
        const sent = await sentTo(product, served, endpoint, id)
        const answer = await product.call(endpoint.method, await pathFor(product, endpoint, id), { token, ...sent })
        expect(answer.status).toBeLessThan(500)
        return { status: answer.status, body: { ...answer.body, requestId: '' } }
      }
      if (!endpoint.params) {
        const { status } = await ask('absent')
        return expect(outcome(status)).toBe(may === 'yes' ? 'may' : refused)
      }
      const [own, foreign, absent] = [await ask('own'), await ask('foreign'), await ask('absent')]
      const reachesAll = scope === 'all' || isCompanys(served)
      if (!reachesAll || may !== 'yes') expect(foreign).toEqual(absent)
      if (may === 'no') return expect([own, absent].map(({ status }) => outcome(status))).toEqual([refused, refused])
      expect([own.status, absent.status]).toEqual([ownStatus, may === 'own' ? 403 : 404])
      if (reachesAll && may === 'yes') expect(foreign.status).toBe(foreignStatus)
    },
  )
})
