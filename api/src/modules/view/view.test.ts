import type { View } from '@candela/shared-contract'
import { aGroup, somebodyOf, somebodyWith } from '../../../test/people'
import { type Answer, type Product, startProduct } from '../../../test/product'
import { groupIdOf } from '../../../test/users'
import { viewPayload } from '../../../test/views'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.close())

type Body = Record<string, unknown>
const LOOK = { order: ['usr_email', 'usr_name'], hidden: ['created_at'], density: 'compact' }
const view = (facts: Body = {}): Body =>
  viewPayload({ viw_name: 'New people', viw_search: '?sort=-created_at', viw_look: LOOK, pinned: false, ...facts })
const store = (token: string, facts: Body = {}) => product.call('POST', '/view', { token, body: view(facts) })
const stored = async (token: string, facts: Body = {}): Promise<View> => {
  const answer = await store(token, facts)
  expect(answer.status).toBe(200)
  return answer.body as unknown as View
}
const update = (token: string, id: number, body: Body) => product.call('POST', `/view/${id}`, { token, body })
const remove = (token: string, id: number) => product.call('DELETE', `/view/${id}`, { token })
const pin = (token: string, id: number, pinned: boolean) =>
  product.call('POST', `/view/${id}/pin`, { token, body: { pinned } })
const found = async (token: string, list?: string): Promise<View[]> =>
  (await product.call('GET', `/view${list ? `?list=${list}` : ''}`, { token })).body as unknown as View[]
const names = async (token: string, list?: string) => (await found(token, list)).map(({ viw_name }) => viw_name)
const wrong = ({ status, body }: Answer) => [
  status,
  ...(body.errors ?? []).map(({ field, code }) => (field ? `${field} ${code}` : code)),
]
const withGroup = async (scope: 'own' | 'managed' | 'all' = 'managed') => somebodyWith(product, ['user.list'], scope)
const anAdministrator = () => somebodyWith(product, ['group.update', 'user.list'])

describe('a private view', () => {
  it('comes back as it was kept, to its owner and to nobody else', async () => {
    const owner = await withGroup()
    const colleague = await somebodyOf(product, owner.group.id)
    const kept = await stored(owner.token, { viw_name: '  New people ' })
    expect(kept).toMatchObject({ ...view(), owner: { id: owner.id }, mine: true, can: { update: true } })
    expect(await found(owner.token)).toEqual([kept])
    expect(await found(colleague.token)).toEqual([])
    for (const answer of [
      await update(colleague.token, kept.id, {}),
      await pin(colleague.token, kept.id, true),
      await remove(colleague.token, kept.id),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'notFound'])
    expect(await names(owner.token)).toEqual(['New people'])
  })

  it('belongs to one list, and is shared with nobody whatever group is named', async () => {
    const { token, group } = await withGroup()
    await stored(token, { viw_list: '/website', viw_name: 'Sites', viw_id_group: group.id })
    await stored(token, { viw_name: 'People' })
    expect(await names(token)).toEqual(['People', 'Sites'])
    expect(await found(token, '/website')).toMatchObject([{ viw_name: 'Sites', viw_id_group: null }])
  })

  it('stays with whoever goes to another group', async () => {
    const [owner, other] = [await withGroup(), await aGroup(product)]
    await stored(owner.token)
    await product.database.exec(`update users set usr_id_group = ${other.id} where id = ${owner.id}`)
    expect(await names(owner.token)).toEqual(['New people'])
  })

  it.each<[Body, string]>([
    [{ viw_name: ' ' }, 'viw_name required'],
    [{ viw_name: 'x'.repeat(81) }, 'viw_name tooLong'],
    [{ viw_list: 'https://elsewhere.example' }, 'viw_list invalid'],
    [{ viw_list: '//elsewhere.example' }, 'viw_list invalid'],
    [{ viw_search: 'javascript:alert(1)' }, 'viw_search invalid'],
    [{ viw_search: `?${'x'.repeat(4_000)}` }, 'viw_search tooLong'],
    [{ viw_look: { ...LOOK, density: 'huge' } }, 'viw_look.density notAnOption'],
    [{ viw_look: { ...LOOK, order: ['a b'] } }, 'viw_look.order.0 invalid'],
    [{ viw_sharing: 'everybody' }, 'viw_sharing notAnOption'],
    [{ viw_id_user: 1 }, 'viw_id_user unknownField'],
  ])('is refused with %.80j', async (facts, problem) => {
    const { token } = await withGroup()
    expect(wrong(await store(token, facts))).toEqual([422, problem])
  })

  it('is one of a hundred at most', async () => {
    const { token, id } = await withGroup()
    await product.database.exec(`insert into saved_views (viw_id_user, viw_name, viw_list, viw_search, viw_sharing)
      select ${id}, 'View ' || n, '/user', '', 'private' from generate_series(1, 99) as n`)
    const answers = await Promise.all([store(token), store(token)])
    expect(answers.map(wrong).sort()).toEqual([[200], [422, 'tooMany']])
  })

  it('is kept once when its call is repeated', async () => {
    const { token } = await withGroup()
    const send = () => product.call('POST', '/view', { token, body: view(), headers: { 'idempotency-key': 'again' } })
    expect((await send()).body.id).toBe((await send()).body.id)
    expect(await found(token)).toHaveLength(1)
  })
})

describe('a view for the group', () => {
  it('is found by its people, changed and removed by its owner alone', async () => {
    const owner = await withGroup()
    const [colleague, stranger] = [await somebodyOf(product, owner.group.id), await withGroup()]
    const shared = await stored(owner.token, { viw_sharing: 'group', viw_id_group: owner.group.id })
    expect(await found(colleague.token)).toMatchObject([
      { id: shared.id, gro_name: owner.group.gro_name, owner: { id: owner.id }, mine: false, can: { update: false } },
    ])
    expect(await found(stranger.token)).toEqual([])
    expect((await update(colleague.token, shared.id, { viw_name: 'Mine now' })).status).toBe(403)
    expect((await remove(colleague.token, shared.id)).status).toBe(403)
    expect((await update(stranger.token, shared.id, {})).status).toBe(404)
    expect((await update(owner.token, shared.id, { viw_sharing: 'private' })).body.viw_id_group).toBeNull()
    expect(await found(colleague.token)).toEqual([])
  })

  it('stays with the group when its owner goes to another one, who still may change it', async () => {
    const owner = await withGroup()
    const [colleague, other] = [await somebodyOf(product, owner.group.id), await aGroup(product)]
    const shared = await stored(owner.token, { viw_sharing: 'group', viw_id_group: owner.group.id })
    await product.database.exec(`update users set usr_id_group = ${other.id} where id = ${owner.id}`)
    expect(wrong(await update(owner.token, shared.id, { viw_name: 'Left behind' }))).toEqual([200])
    expect(await names(colleague.token)).toEqual(['Left behind'])
    expect(await names((await somebodyOf(product, other.id)).token)).toEqual([])
  })

  it('of publishers is met by people of one account, not by other publishers', async () => {
    const publisher = await withGroup('own')
    const [partner, rival] = [
      await somebodyOf(product, publisher.group.id),
      await somebodyOf(product, publisher.group.id),
    ]
    await product.database.exec(`
      with a as (insert into accounts (acc_name, acc_time_zone, acc_tier)
        values ('Casa Lume', 'America/Sao_Paulo', 1) returning id)
      insert into account_users (acu_id_account, acu_id_user, acu_comission)
      select a.id, u, 0 from a, unnest(array[${publisher.id}, ${partner.id}]::bigint[]) as u`)
    const shared = await stored(publisher.token, { viw_sharing: 'group', viw_id_group: publisher.group.id })
    expect(await found(partner.token)).toMatchObject([{ id: shared.id, owner: { id: publisher.id } }])
    expect(await found(rival.token)).toEqual([])
    expect((await pin(rival.token, shared.id, true)).status).toBe(404)
  })

  it('of the house reaches publishers without the name of whoever made it', async () => {
    const [administrator, publisher] = [await anAdministrator(), await withGroup('own')]
    await stored(administrator.token, { viw_sharing: 'group', viw_id_group: publisher.group.id })
    expect(await found(publisher.token)).toMatchObject([{ viw_name: 'New people', owner: null }])
  })

  it('is not for other groups, and is nobody’s first view, without the right to change groups', async () => {
    const [owner, other] = [await withGroup(), await aGroup(product)]
    const share = (facts: Body) => store(owner.token, facts)
    expect(wrong(await share({ viw_sharing: 'group' }))).toEqual([422, 'viw_id_group required'])
    for (const viw_id_group of [other.id, 987_654_321])
      expect(wrong(await share({ viw_sharing: 'group', viw_id_group }))).toEqual([422, 'viw_id_group notYours'])
    expect(wrong(await share({ viw_sharing: 'default', viw_id_group: owner.group.id }))).toEqual([
      422,
      'viw_sharing notYours',
    ])
    const { id } = await stored(owner.token)
    expect(wrong(await update(owner.token, id, { viw_sharing: 'group', viw_id_group: other.id }))).toEqual([
      422,
      'viw_id_group notYours',
    ])
  })

  it('goes to no group that is gone or out of reach', async () => {
    const narrow = await somebodyWith(product, ['group.update'], 'managed')
    const wide = await aGroup(product, { scope: 'all' })
    for (const viw_id_group of [wide.id, 987_654_321])
      expect(wrong(await store(narrow.token, { viw_sharing: 'group', viw_id_group }))).toEqual([
        422,
        'viw_id_group notAnOption',
      ])
  })
})

describe('the groups to share with', () => {
  const groups = async (token: string) => (await product.call('GET', '/view/groups', { token })).body as unknown

  it('are one’s own, and for whoever may change groups those in reach, one’s own first', async () => {
    const [owner, publisher] = [await withGroup(), await withGroup('own')]
    expect(await groups(owner.token)).toEqual([{ id: owner.group.id, label: owner.group.gro_name }])
    const narrow = await somebodyWith(product, ['group.update'], 'managed')
    const found = (await groups(narrow.token)) as { id: number }[]
    expect(found[0]?.id).toBe(narrow.group.id)
    const ids = found.map(({ id }) => id)
    expect([ids.includes(publisher.group.id), ids.includes(owner.group.id)]).toEqual([true, false])
    expect(await groups(await product.signIn('solange.semgrupo@candela.example'))).toEqual([])
  })
})

describe('what a group sees first', () => {
  it('is one view of each list: a new one makes the former an ordinary one, as one action', async () => {
    const [administrator, group] = [await anAdministrator(), await aGroup(product)]
    const first = { viw_sharing: 'default', viw_id_group: group.id }
    await stored(administrator.token, { ...first, viw_name: 'Sites', viw_list: '/website' })
    await stored(administrator.token, { ...first, viw_name: 'Former' })
    const { id } = await stored(administrator.token, { viw_name: 'Newer' })
    await update(administrator.token, id, first)
    const { token } = await somebodyOf(product, group.id)
    expect((await found(token)).map(({ viw_name, viw_sharing }) => `${viw_name}: ${viw_sharing}`)).toEqual([
      'Former: group',
      'Newer: default',
      'Sites: default',
    ])
    const logs = await product.database.read
      .selectFrom('system_logs')
      .where('slo_table_name', '=', 'saved_views')
      .orderBy('id', 'desc')
      .limit(2)
      .select('slo_transaction_hash')
      .execute()
    expect(new Set(logs.map(({ slo_transaction_hash }) => slo_transaction_hash)).size).toBe(1)
  })

  it('is one of them when two people decide at the same moment', async () => {
    const [one, other, group] = [await anAdministrator(), await anAdministrator(), await aGroup(product)]
    const first = { viw_sharing: 'default', viw_id_group: group.id }
    const answers = await Promise.all([store(one.token, first), store(other.token, first)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const views = await found((await somebodyOf(product, group.id)).token)
    expect(views.map(({ viw_sharing }) => viw_sharing).sort()).toEqual(['default', 'group'])
  })

  it('is changed and removed by whoever may change groups, who cannot make it private', async () => {
    const [one, other, group] = [await anAdministrator(), await anAdministrator(), await aGroup(product)]
    const { id } = await stored(one.token, { viw_sharing: 'default', viw_id_group: group.id })
    expect(await found(other.token)).toContainEqual(expect.objectContaining({ id, mine: false, can: { update: true } }))
    expect((await update(other.token, id, { viw_name: 'Better' })).body.viw_name).toBe('Better')
    expect(wrong(await update(other.token, id, { viw_sharing: 'private' }))).toEqual([422, 'viw_sharing notYours'])
    expect((await update(other.token, id, { viw_sharing: 'group' })).body.viw_sharing).toBe('group')
    expect((await remove(other.token, id)).status).toBe(404)
    await update(one.token, id, { viw_sharing: 'default' })
    expect((await remove(other.token, id)).status).toBe(204)
  })
})

it('what a group sees first is not decided by whoever is below it, though they may change groups', async () => {
  const clerk = await somebodyWith(product, ['group.update', 'user.list'])
  const admin = await product.signIn('admin@candela.example')
  const viw_id_group = await groupIdOf(product, 'Super admin')
  const first = await stored(admin, { viw_sharing: 'default', viw_id_group, viw_name: 'Of the administrators' })
  expect((await update(clerk.token, first.id, { viw_name: 'Taken' })).status).toBe(403)
  expect((await remove(clerk.token, first.id)).status).toBe(403)
  expect(wrong(await store(clerk.token, { viw_sharing: 'default', viw_id_group }))).toEqual([
    422,
    'viw_id_group notYours',
  ])
  expect(wrong(await store(clerk.token, { viw_sharing: 'group', viw_id_group }))).toEqual([
    422,
    'viw_id_group notYours',
  ])
  expect((await remove(admin, first.id)).status).toBe(204)
})

describe('an update', () => {
  it('of an older version is told so and gets the view as it is', async () => {
    const { token } = await withGroup()
    const { id, updated_at } = await stored(token)
    await update(token, id, { viw_name: 'First', updated_at })
    const late = await update(token, id, { viw_name: 'Second', updated_at })
    expect(late).toMatchObject({ status: 409, body: { code: 'stale', current: { viw_name: 'First' } } })
  })

  it('that changes nothing leaves the version as it is', async () => {
    const { token } = await withGroup()
    const { id, updated_at } = await stored(token)
    const { density, hidden, order } = LOOK
    expect((await update(token, id, { viw_look: { hidden, density, order } })).body.updated_at).toBe(updated_at)
    expect((await update(token, id, { viw_look: null })).body.viw_look).toBeNull()
  })
})

describe('the sidebar', () => {
  it('is each person’s own, and a pin goes with its view', async () => {
    const owner = await withGroup()
    const colleague = await somebodyOf(product, owner.group.id)
    const shared = await stored(owner.token, { viw_sharing: 'group', viw_id_group: owner.group.id, pinned: true })
    expect(shared.pinned).toBe(true)
    expect(await found(colleague.token)).toMatchObject([{ pinned: false }])
    const answers = await Promise.all([pin(colleague.token, shared.id, true), pin(colleague.token, shared.id, true)])
    expect(answers.map(({ status, body }) => [status, body.pinned])).toEqual([
      [200, true],
      [200, true],
    ])
    await pin(owner.token, shared.id, false)
    expect((await found(owner.token)).concat(await found(colleague.token)).map(({ pinned }) => pinned)).toEqual([
      false,
      true,
    ])
    await remove(owner.token, shared.id)
    expect(await found(colleague.token)).toEqual([])
  })
})
