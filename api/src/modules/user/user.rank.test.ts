import type { Pair, Scope } from '@candela/shared-contract'
import { anAccount } from '../../../test/accounts'
import { shownRows } from '../../../test/bulk'
import { aGroup, aPerson, toPermissions } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { groupIdOf, storedUser } from '../../../test/users'
import { DEFAULT_GROUPS } from '../../seeds/groups'
import { outranks } from '../group/group.policy'

type Kind = { name: string; scope: Scope; pairs: readonly Pair[]; id: number }

const GOVERNS: readonly Pair[] = ['user.list', 'user.get', 'user.update', 'user.destroy', 'user.invite', 'group.list']
const ALL = DEFAULT_GROUPS[0]?.pairs ?? []

/** Beside the default groups: a clerk of everybody, a desk that looks after some, and nearly an administrator. */
const MADE_UP: readonly Omit<Kind, 'id'>[] = [
  { name: 'Clerks', scope: 'all', pairs: GOVERNS },
  { name: 'Desk', scope: 'managed', pairs: [...GOVERNS, 'group.get', 'group.update', 'website.list'] },
  { name: 'Nearly administrators', scope: 'all', pairs: ALL.filter(pair => pair !== 'currencyExchange.reopenMonth') },
]

let product: Product
let kinds: Kind[]
let viewers: number
beforeAll(async () => {
  product = await startProduct()
  viewers = await groupIdOf(product, 'Publisher viewer')
  kinds = []
  for (const { gro_name, gro_scope, pairs } of DEFAULT_GROUPS)
    kinds.push({ name: gro_name, scope: gro_scope, pairs, id: await groupIdOf(product, gro_name) })
  for (const kind of MADE_UP) kinds.push({ ...kind, id: (await aGroup(product, kind)).id })
})
afterAll(() => product.close())

const isAboveBy = (actor: Kind, target: Kind): boolean =>
  outranks(
    { gro_scope: target.scope, permissions: toPermissions(target.pairs) },
    { groupId: actor.id, scope: actor.scope, pairs: new Set(actor.pairs) },
  )

type Act = {
  pair: Pair
  method: 'POST' | 'DELETE'
  path: (id: number) => string
  body?: (id: number) => unknown
  /** What it asks for is not there: so says the answer to whoever may ask. */
  finds?: 'nothing'
}

const change = (body: (id: number) => unknown): Act => ({
  pair: 'user.update',
  method: 'POST',
  path: id => `/user/${id}`,
  body,
})
const bulk = (pair: Pair, facts: object): Act => ({
  pair,
  method: 'POST',
  path: () => '/user/bulk',
  body: async id => ({ ...facts, rows: await shownRows(product, 'users', [id]) }),
})

const ACTS: Record<string, Act> = {
  name: change(() => ({ usr_name: 'Called anew' })),
  address: change(id => ({ usr_email: `taken.over.${id}@candela.example` })),
  password: change(() => ({ usr_password: 'taken over now', usr_password_confirmation: 'taken over now' })),
  status: change(() => ({ usr_status: 'Banido' })),
  group: change(() => ({ usr_id_group: viewers })),
  pay: change(() => ({ usr_comission: '99.00' })),
  removal: { pair: 'user.destroy', method: 'DELETE', path: id => `/user/${id}` },
  return: { pair: 'user.destroy', method: 'POST', path: id => `/user/${id}/restore` },
  sessions: { pair: 'user.update', method: 'DELETE', path: id => `/user/${id}/sessions` },
  photo: { pair: 'user.update', method: 'DELETE', path: id => `/user/${id}/photo` },
  'take-back': {
    pair: 'user.update',
    method: 'POST',
    path: id => `/user/${id}/revert`,
    body: () => ({ transaction: '00000000-0000-4000-8000-000000000000' }),
    finds: 'nothing',
  },
  invitation: { pair: 'user.invite', method: 'POST', path: id => `/user/${id}/invite` },
  'status of many': bulk('user.update', { action: 'status', payload: { usr_status: 'Inativo' } }),
  'removal of many': bulk('user.destroy', { action: 'destroy' }),
}

/** As they were before somebody did something to them. */
const putBack = (id: number, group: number, removed: boolean) =>
  product.database.exec(`update users set usr_status = 'Ativo', usr_id_group = ${group}, usr_name = 'As before',
      deleted_at = ${removed ? 'clock_timestamp()' : 'null'} where id = ${id};
    delete from user_photos where pho_id_user = ${id};
    insert into user_photos (pho_id_user, pho_name, pho_type, pho_bytes) values (${id}, 'x', 'image/png', '')`)

const FACTS = ['usr_name', 'usr_email', 'usr_password', 'usr_status', 'usr_id_group', 'usr_comission'] as const

/** Whether the act was done, as far as rank decides: what else speaks against it has another answer. */
const wasLet = async (token: string, id: number, { method, path, body, finds }: Act): Promise<boolean> => {
  const answer = await product.call(method, path(id), { token, body: await body?.(id) })
  if (answer.status >= 500 || (answer.status === 404 && !finds))
    throw new Error(`${path(id)} answered ${answer.status}`)
  return answer.status !== 403 && !(answer.status === 200 && answer.body.done === 0)
}

it('whoever acts on somebody holds every right and the whole reach that they have: every group on every group', async () => {
  const wrong: string[] = []
  for (const actor of kinds) {
    const me = await aPerson(product, actor.id)
    const token = await product.signIn(me.email)
    for (const target of kinds) {
      const { id } = await aPerson(product, target.id)
      await anAccount(product, { users: [id, ...(actor.scope === 'own' ? [me.id] : [])], managers: [me.id] })
      for (const [name, act] of Object.entries(ACTS)) {
        // What is not there to be taken away or brought back is another answer than a refusal.
        await putBack(id, target.id, name === 'return')
        const before = await storedUser(product, id)
        const expected = actor.pairs.includes(act.pair) && !isAboveBy(actor, target)
        const done = await wasLet(token, id, act).catch((error: Error) => error.message)
        const after = await storedUser(product, id)
        if (done !== expected) wrong.push(`${actor.name}: ${name} of ${target.name}: ${done}`)
        if (!expected && FACTS.some(field => before[field] !== after[field]))
          wrong.push(`${actor.name}: ${name} of ${target.name} was refused and stored`)
      }
    }
  }
  expect(wrong).toEqual([])
}, 120_000)
