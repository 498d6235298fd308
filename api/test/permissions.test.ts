import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Endpoint, endpointList } from '@candela/shared-contract'
import { permissionTable } from '../src/permission-table'
import { ANSWERS, bodyFor, idFor, prepareWalk, ROLES, type Which } from './permissions'
import { type Product, startProduct } from './product'

let product: Product
beforeAll(async () => {
  product = await startProduct()
  await prepareWalk(product)
})
afterAll(() => product.close())

const printed = readFileSync(join(__dirname, '..', '..', 'docs', 'permissions.md'), 'utf8')

/** What the committed document promises: call → role → yes or no. */
const promised = (endpoint: Endpoint, role: string): boolean => {
  const line = printed.split('\n').find(text => text.startsWith(`| \`${endpoint.method} /api/web${endpoint.path}\` |`))
  if (!line) throw new Error(`docs/permissions.md does not know ${endpoint.method} ${endpoint.path}`)
  const heads = (printed.split('\n').find(text => text.startsWith('| call |')) ?? '')
    .split('|')
    .map(cell => cell.trim())
  const cells = line.split('|').map(cell => cell.trim())
  if (role === 'no group') return ['public', 'signedIn'].includes(cells[2] ?? '')
  return cells[heads.indexOf(role)] === 'yes'
}

it('docs/permissions.md is what the table prints: run npm run permissions', () => {
  expect(printed).toBe(permissionTable())
})

/** With rights, an empty or harmless request gets anything but 401 and 403; without them exactly one of the two. */
const outcome = (status: number): 'may' | 'must sign in' | 'may not' =>
  status === 401 ? 'must sign in' : status === 403 ? 'may not' : 'may'

// Signing out comes last: it ends the session that the other calls use.
const calls = [...endpointList].sort((a, b) => Number(a.name === 'auth.signOut') - Number(b.name === 'auth.signOut'))

describe.each(ROLES)('$key', ({ key, email, scope }) => {
  let token: string | undefined
  beforeAll(async () => {
    token = email ? await product.signIn(email) : undefined
  })

  it.each(calls)(
    '$name answers as the document says, for own, foreign and absent records',
    async ({ name, endpoint }) => {
      const may = promised(endpoint, key)
      const expected = may ? 'may' : email ? 'may not' : 'must sign in'
      const ask = async (which: Which) => {
        const id = endpoint.params ? await idFor(product, name, which, email) : 0
        const path = endpoint.path.replace(':id', String(id))
        const answer = await product.call(endpoint.method, path, {
          token,
          body: await bodyFor(product, name, endpoint, id),
        })
        expect(answer.status).toBeLessThan(500)
        expect(`${which}: ${outcome(answer.status)}`).toBe(`${which}: ${expected}`)
        return { status: answer.status, body: { ...answer.body, requestId: '' } }
      }
      if (!endpoint.params) return void (await ask('absent'))
      const [own, foreign, absent] = [await ask('own'), await ask('foreign'), await ask('absent')]
      if (!may) return
      const { own: ownStatus = 200, foreign: foreignStatus = 200 } = ANSWERS[name] ?? {}
      expect([own.status, absent.status]).toEqual([ownStatus, 404])
      if (scope === 'all') expect(foreign.status).toBe(foreignStatus)
      else expect(foreign).toEqual(absent)
    },
  )
})
