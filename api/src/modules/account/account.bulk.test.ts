import type { BulkAnswer, OneAccount } from '@candela/shared-contract'
import { anAccount, aWebsiteOf, MANAGES_ACCOUNTS } from '../../../test/accounts'
import { asOfNow, asShown, shownRows } from '../../../test/bulk'
import { aGroup, somebodyOf, somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'

let product: Product
let admin: string
let managers: number
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  managers = (await aGroup(product, { scope: 'managed' })).id
})
afterAll(() => product.close())

const ABSENT = 987_654_321
const bulk = async (asked: object, token = admin) => {
  const body = await asShown(product, 'accounts', asked)
  const answer = await product.call('POST', '/account/bulk', { token, body })
  return { ...answer, result: answer.body as unknown as BulkAnswer }
}
const undo = (transaction: string, token = admin) => bulk({ action: 'undo', payload: { transaction } }, token)
const disable = (ids: number[], token = admin) => bulk({ action: 'status', ids, payload: { acc_is_enabled: 0 } }, token)
const aManager = () => somebodyOf(product, managers)
const record = async (id: number) =>
  ((await product.call('GET', `/account/${id}`, { token: admin })).body as unknown as OneAccount).record
const managersOf = async (id: number) =>
  (await record(id)).managers.map(person => [person.id, person.acm_is_main] as const)
const notesOf = async (id: number) =>
  ((await product.call('GET', `/account/${id}/notes`, { token: admin })).body as unknown as { acn_text: string }[]).map(
    ({ acn_text }) => acn_text,
  )
const transfer = (
  ids: number[],
  to: number,
  { token = admin, ...facts }: { token?: string; keep?: boolean; acn_text?: string } = {},
) => bulk({ action: 'transfer', ids, payload: { acm_id_user: to, keep: false, acn_text: '', ...facts } }, token)

describe('one change to many', () => {
  it('happens to all of them as one action, and can be undone as one', async () => {
    const ids = [(await anAccount(product)).id, (await anAccount(product)).id]
    const { status, result } = await disable(ids)
    expect([status, result]).toEqual([200, { transaction: expect.any(String), done: 2, refused: [] }])
    expect((await bulk({ action: 'tier', ids, payload: { acc_tier: 1 } })).result.done).toBe(2)
    for (const id of ids) expect(await record(id)).toMatchObject({ acc_is_enabled: 0, acc_tier: 1 })
    expect((await undo(result.transaction)).result.done).toBe(2)
    for (const id of ids) expect(await record(id)).toMatchObject({ acc_is_enabled: 1, acc_tier: 1 })
  })

  it('happens to all that a list shows for a search', async () => {
    for (const name of ['Matched one', 'Matched two']) await anAccount(product, { name })
    const { result } = await bulk({
      action: 'tier',
      matching: { search: 'matched', filters: { acc_tier: ['5'] } },
      payload: { acc_tier: 2 },
    })
    expect(result.done).toBe(2)
  })

  it('is refused to what was in sight and is not found any more', async () => {
    const me = await somebodyWith(product, MANAGES_ACCOUNTS, 'managed')
    const mine = async (name: string) => (await anAccount(product, { name, managers: [me.id] })).id
    const [still, renamed, foreign] = [
      await mine('In sight one'),
      await mine('In sight two'),
      await mine('In sight three'),
    ]
    const rows = await shownRows(product, 'accounts', [still, renamed, foreign])
    const asOf = await asOfNow(product)
    await product.call('POST', `/account/${renamed}`, { token: admin, body: { acc_name: 'Elsewhere' } })
    await product.database.exec(`delete from account_managers where acm_id_account = ${foreign}`)
    const body = { action: 'tier', rows, matching: { search: 'in sight', asOf }, payload: { acc_tier: 2 } }
    const answer = (await product.call('POST', '/account/bulk', { token: me.token, body }))
      .body as unknown as BulkAnswer
    expect([answer.done, answer.refused.map(({ id, label, code }) => [id, label, code])]).toEqual([
      1,
      [
        [renamed, 'Elsewhere', 'stale'],
        [foreign, String(foreign), 'notFound'],
      ],
    ])
    expect((await record(renamed)).acc_tier).toBe(5)
  })

  it('answers foreign accounts like absent ones', async () => {
    const me = await somebodyWith(product, MANAGES_ACCOUNTS, 'managed')
    const [mine, foreign] = [await anAccount(product, { managers: [me.id] }), await anAccount(product)]
    const { result } = await disable([mine.id, foreign.id, ABSENT], me.token)
    expect(result.done).toBe(1)
    expect(result.refused.map(({ id, label, code }) => [id, label, code])).toEqual(
      [foreign.id, ABSENT].map(id => [id, String(id), 'notFound']),
    )
    expect((await record(foreign.id)).acc_is_enabled).toBe(1)
  })

  it('removes the accounts that nothing is left on, and says what is left on the others', async () => {
    const [empty, full] = [await anAccount(product), await anAccount(product, { name: 'Full' })]
    await aWebsiteOf(product, full.id)
    await aWebsiteOf(product, full.id)
    const { result } = await bulk({ action: 'destroy', ids: [empty.id, full.id] })
    expect(result).toMatchObject({ done: 1, refused: [{ id: full.id, label: 'Full', code: 'hasWebsites' }] })
    expect(result.refused[0]?.message).toContain('Websites still in this account: 2')
    expect((await undo(result.transaction)).result).toMatchObject({ done: 1, refused: [] })
    expect((await record(empty.id)).id).toBe(empty.id)
  })

  it('is undone for those that nobody changed since, by whoever did it, within minutes', async () => {
    const ids = [(await anAccount(product)).id, (await anAccount(product)).id] as const
    const { result } = await disable([...ids])
    await product.call('POST', `/account/${ids[0]}`, { token: admin, body: { acc_is_enabled: 1 } })
    await product.call('POST', `/account/${ids[0]}`, { token: admin, body: { acc_is_enabled: 0, acc_tier: 4 } })
    await product.database.exec(`update accounts set acc_is_enabled = 1 where id = ${ids[0]}`)
    const other = await somebodyWith(product, MANAGES_ACCOUNTS)
    expect((await undo(result.transaction, other.token)).status).toBe(404)
    expect((await undo(result.transaction)).result).toMatchObject({ done: 1, refused: [{ id: ids[0], code: 'stale' }] })
    const late = await disable([ids[1]])
    await product.database.exec(`update system_logs set created_at = clock_timestamp() - interval '11 minutes'
      where slo_transaction_hash = '${late.result.transaction}'`)
    expect((await undo(late.result.transaction)).status).toBe(404)
  })

  it('of a removal is undone only by who may remove', async () => {
    const group = await aGroup(product, { pairs: MANAGES_ACCOUNTS })
    const me = await somebodyOf(product, group.id)
    const { result } = await bulk({ action: 'destroy', ids: [(await anAccount(product)).id] }, me.token)
    await product.database.exec(`delete from access_group_permissions
      where grp_id_group = ${group.id} and grp_controller = 'account' and grp_method = 'destroy'`)
    expect((await undo(result.transaction, me.token)).status).toBe(403)
  })

  it('of a removal is not undone and done again over websites that it has by now', async () => {
    const { id, acc_name } = await anAccount(product)
    const back = await undo((await bulk({ action: 'destroy', ids: [id] })).result.transaction)
    expect(back.result.done).toBe(1)
    await aWebsiteOf(product, id)
    const again = await undo(back.result.transaction)
    expect(again.result).toMatchObject({ done: 0, refused: [{ id, label: acc_name, code: 'hasWebsites' }] })
    expect(again.result.refused[0]?.message).toContain('Websites still in this account: 1')
    expect((await record(id)).id).toBe(id)
  })

  it('is not for publishers, whatever rights they hold', async () => {
    const me = await somebodyWith(product, MANAGES_ACCOUNTS, 'own')
    const { id } = await anAccount(product, { users: [me.id] })
    expect((await disable([id], me.token)).status).toBe(403)
  })

  it('is not undone by whoever became a publisher, but for a removal', async () => {
    const group = await aGroup(product, { pairs: MANAGES_ACCOUNTS, scope: 'own' })
    const me = await somebodyWith(product, MANAGES_ACCOUNTS)
    const mine = async () => (await anAccount(product, { users: [me.id], managers: [1] })).id
    const ids = [await mine(), await mine(), await mine(), await mine()] as const
    const done = [
      await bulk({ action: 'tier', ids: [ids[0]], payload: { acc_tier: 1 } }, me.token),
      await disable([ids[1]], me.token),
      await transfer([ids[2]], (await aManager()).id, { token: me.token }),
      await bulk({ action: 'destroy', ids: [ids[3]] }, me.token),
    ]
    await product.database.exec(`update users set usr_id_group = ${group.id} where id = ${me.id}`)
    const statuses: number[] = []
    for (const { result } of done) statuses.push((await undo(result.transaction, me.token)).status)
    expect(statuses).toEqual([403, 403, 403, 200])
  })

  it.each([
    [{ action: 'status', payload: { acc_is_enabled: 0 } }, 'rows', 'required'],
    [{ action: 'status', ids: [1], payload: { acc_is_enabled: 2 } }, 'payload.acc_is_enabled', 'invalid'],
    [{ action: 'tier', ids: [1], payload: { acc_tier: 0 } }, 'payload.acc_tier', 'notAnOption'],
    [
      { action: 'transfer', ids: [1], payload: { acm_id_user: 1, keep: true, acn_text: 'x'.repeat(2_001) } },
      'payload.acn_text',
      'tooLong',
    ],
  ])('is refused with %j', async (body, field, code) => {
    const answer = await bulk(body)
    expect([answer.status, answer.body.errors]).toMatchObject([422, [{ field, code }]])
  })
})

describe('handing over', () => {
  it('makes somebody the main contact of all of them, keeps the note, and tells them by one mail in their language', async () => {
    const [from, helper, to] = [await aManager(), await aManager(), await aManager()]
    await product.database.exec(`update users set usr_locale = 'it_IT' where id = ${to.id}`)
    const accounts = [
      await anAccount(product, { name: 'First\nof two', managers: [from.id, helper.id] }),
      await anAccount(product, { name: 'Second', managers: [to.id, from.id] }),
    ]
    const ids = accounts.map(({ id }) => id)
    const { result } = await transfer(ids, to.id, { acn_text: 'They pay late.\nCall first.' })
    expect(result).toMatchObject({ done: 2, refused: [] })
    for (const id of ids) {
      expect(await managersOf(id)).toEqual([[to.id, true]])
      expect(await notesOf(id)).toEqual(['They pay late.\nCall first.'])
    }
    const mail = await product.mailTo(to.email)
    expect(mail?.subject).toBe('Account trasferiti a te: 2')
    expect(mail?.text).toContain('- First of two\n- Second')
    expect(mail?.text).toContain('> They pay late.\n> Call first.')
    const mails = await product.database.read.selectFrom('mails').select('id').where('mai_to', '=', to.email).execute()
    expect(mails).toHaveLength(1)
  })

  it('can keep whoever was there, and needs no note', async () => {
    const [from, to] = [await aManager(), await aManager()]
    const { id, updated_at } = await anAccount(product, { managers: [from.id] })
    await transfer([id], to.id, { keep: true })
    expect(await managersOf(id)).toEqual([
      [to.id, true],
      [from.id, false],
    ])
    expect(await notesOf(id)).toEqual([])
    expect((await record(id)).updated_at > updated_at).toBe(true)
  })

  it('takes nobody who is no working account manager', async () => {
    const [from, idle] = [await aManager(), await aManager()]
    await product.database.exec(`update users set usr_status = 'Inativo' where id = ${idle.id}`)
    const { id } = await anAccount(product, { managers: [from.id] })
    for (const person of [1, idle.id, ABSENT]) {
      const { status, body } = await transfer([id], person)
      expect([status, body.errors]).toMatchObject([422, [{ field: 'payload.acm_id_user', code: 'notAnOption' }]])
    }
    expect(await managersOf(id)).toEqual([[from.id, true]])
  })

  it('of oneself ends in not reaching the account any more, until it is undone', async () => {
    const me = await somebodyWith(product, MANAGES_ACCOUNTS, 'managed')
    const to = await aManager()
    const { id } = await anAccount(product, { managers: [me.id] })
    const { result } = await transfer([id], to.id, { token: me.token, acn_text: 'Yours now' })
    const seen = async () => (await product.call('GET', `/account/${id}`, { token: me.token })).status
    expect([result.done, await seen()]).toEqual([1, 404])
    expect((await undo(result.transaction, me.token)).result).toMatchObject({ done: 1, refused: [] })
    expect([await seen(), await managersOf(id), await notesOf(id)]).toEqual([200, [[me.id, true]], []])
  })

  it('is undone where nobody changed the managers since', async () => {
    const [from, to, third] = [await aManager(), await aManager(), await aManager()]
    const [kept, changed, gone] = [
      await anAccount(product, { managers: [from.id, third.id] }),
      await anAccount(product, { managers: [from.id] }),
      await anAccount(product, { managers: [from.id] }),
    ]
    const { result } = await transfer([kept.id, changed.id, gone.id], to.id, { keep: true })
    await transfer([changed.id], third.id)
    await bulk({ action: 'destroy', ids: [gone.id] })
    const { result: undone } = await undo(result.transaction)
    expect(undone.done).toBe(1)
    expect(undone.refused.map(({ id, code }) => [id, code])).toEqual([
      [changed.id, 'stale'],
      [gone.id, 'notFound'],
    ])
    expect(await managersOf(kept.id)).toEqual([
      [from.id, true],
      [third.id, false],
    ])
    expect(await managersOf(changed.id)).toEqual([[third.id, true]])
  })
})
