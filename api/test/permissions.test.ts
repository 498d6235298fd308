import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Endpoint, endpointList } from '@candela/shared-contract'
import { permissionTable } from '../src/permission-table'
import { idFor, ROLES } from './permissions'
import { type Product, startProduct } from './product'

let product: Product
beforeAll(async () => {
  product = await startProduct()
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

describe.each(ROLES)('$key', ({ key, email }) => {
  let token: string | undefined
  beforeAll(async () => {
    token = email ? await product.signIn(email) : undefined
  })

  it.each(calls)('$name answers as the document says, for own, foreign and absent records', async ({ endpoint }) => {
    const ids = endpoint.params ? (['own', 'foreign', 'absent'] as const) : (['absent'] as const)
    const statuses: Record<string, number> = {}
    const bodies: Record<string, unknown> = {}
    for (const which of ids) {
      const path = endpoint.path.replace(':id', await idFor(product, which, email))
      const answer = await product.call(endpoint.method, path, { token, ...(endpoint.body ? { body: {} } : {}) })
      statuses[which] = answer.status
      bodies[which] = { ...answer.body, requestId: '' }
      expect(answer.status).toBeLessThan(500)
      const expected = promised(endpoint, key) ? 'may' : email ? 'may not' : 'must sign in'
      expect(`${which}: ${outcome(answer.status)}`).toBe(`${which}: ${expected}`)
    }
    if (endpoint.params && promised(endpoint, key)) {
      expect(statuses.own).toBe(200)
      expect(statuses.absent).toBe(404)
      const seesEverybody = ['SA', 'OP', 'FI'].includes(key)
      expect(statuses.foreign).toBe(seesEverybody ? 200 : 404)
      if (!seesEverybody) expect(bodies.foreign).toEqual(bodies.absent)
    }
  })
})
