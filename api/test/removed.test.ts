import { endpoints, isPair, type RemovedRow } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { TableName } from '../src/platform/db/schema'
import { DEFAULT_GROUPS } from '../src/seeds/groups'
import { anAccount, aWebsiteOf } from './accounts'
import { askList } from './lists'
import { aGroup, aPerson, somebodyWith } from './people'
import { prepareWalk, WALKERS } from './permissions'
import { type Product, startProduct } from './product'
import { makerFor, REMOVABLE } from './removable'
import { TOO_LATE } from './removed'

/**
 * What every entity does whose records come back: a walk over all of them and all roles. A new entity with `restore` fails
 * here until `removable.ts` says what one of its records is.
 */
let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  await prepareWalk(product)
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

const makerOf = (name: string) => makerFor(product, name)

const removed = (name: string, token: string | undefined, body: object = {}) =>
  askList<RemovedRow>(product, `/${name}/removed`, token ?? '', body)

const found = async (name: string, token: string, id: number) =>
  (await removed(name, token, { filters: { id: [String(id)] } })).rows

/** Behind the API's back, so many days ago. */
const removeOf = async (table: TableName, id: number, days = 0) =>
  product.database.exec(`update ${table} set deleted_at = clock_timestamp() - interval '${days} days' where id = ${id}`)

const rowsFor = async (table: TableName, ids: readonly number[]) => {
  const { rows } = await sql<{ id: number; updated_at: string }>`select id, updated_at from ${sql.table(table)}
    where id = any (${ids}::bigint[])`.execute(product.database.unaudited)
  return rows
}

it('every entity whose records come back lists them', () => {
  const without = Object.entries(endpoints).flatMap(([name, calls]) =>
    'restore' in calls && !('removed' in calls && 'restoreMany' in calls) ? [name] : [],
  )
  expect([REMOVABLE.length, without]).toEqual([13, []])
})

type Caller = { token?: string | undefined; id?: number | undefined }
type Who = { key: string; removes: (name: string) => boolean; come: () => Promise<Caller> }

const pairsOf = (who: string) => DEFAULT_GROUPS.find(({ key }) => key === who)?.pairs ?? []
const destroys = (name: string) => (pair: string) => pair === `${name}.destroy`

const walkers = WALKERS.map(
  ({ key, email }): Who => ({
    key,
    removes: name => pairsOf(key).some(destroys(name)),
    come: async () => {
      if (email === null) return {}
      const user = product.database.read.selectFrom('users').where('usr_email', '=', email).select('id')
      return { token: await product.signIn(email), id: (await user.executeTakeFirstOrThrow()).id }
    },
  }),
)

/** None of the groups that every product starts with removes these within a limited reach: two people who do. */
const LIMITED = (['managed', 'own'] as const).map(
  (scope): Who => ({
    key: `whoever removes all that is theirs, of the scope ${scope}`,
    removes: () => true,
    come: () => somebodyWith(product, REMOVABLE.map(name => `${name}.destroy`).filter(isPair), scope),
  }),
)

describe.each([...walkers, ...LIMITED])('$key', ({ removes, come }) => {
  let token: string | undefined
  let me: number | undefined
  beforeAll(async () => {
    const caller = await come()
    token = caller.token
    me = caller.id
  })

  it.each(REMOVABLE)(
    '%s: whoever may remove one finds what they removed, and nobody else finds anything',
    async name => {
      const { table, make } = makerOf(name)
      const { id } = await make(me)
      if (!token || !removes(name)) {
        const refused = token ? 403 : 401
        await removeOf(table, id)
        const rows = await rowsFor(table, [id])
        const body = { action: 'restore', rows }
        expect((await removed(name, token)).status).toBe(refused)
        expect((await product.call('POST', `/${name}/restore`, { token, body })).status).toBe(refused)
        expect((await product.call('POST', `/${name}/${id}/restore`, { token })).status).toBe(refused)
        return
      }
      const gone = (await product.call('DELETE', `/${name}/${id}`, { token })).status === 204
      // What they may not remove they do not find either once it is removed.
      if (!gone) await removeOf(table, id)
      expect((await product.call('GET', `/${name}/${id}`, { token: admin })).status).toBe(404)
      const [row] = await found(name, token, id)
      expect(row?.id).toBe(gone ? id : undefined)
      if (row) {
        expect(row).toMatchObject({ days_left: 30, removed_by: { id: me } })
        expect(row.label).not.toBe('')
        expect(Date.parse(row.until) - Date.parse(row.removed_at)).toBe(30 * 86_400_000)
      }
      const back = await product.call('POST', `/${name}/${id}/restore`, { token })
      expect(back.status === 200).toBe(gone)
      expect(await found(name, token, id)).toEqual([])
      expect((await product.call('GET', `/${name}/${id}`, { token: admin })).status).toBe(gone ? 200 : 404)
    },
  )
})

describe.each(LIMITED)('$key', ({ come }) => {
  let token = ''
  beforeAll(async () => {
    token = (await come()).token ?? ''
  })

  it.each(REMOVABLE)('%s: what is out of reach is neither found nor brought back', async name => {
    const { table, make, elsewhere } = makerOf(name)
    const { id } = await make()
    await removeOf(table, id)
    const isReached = elsewhere === 'reached'
    expect((await found(name, token, id)).map(row => row.id)).toEqual(isReached ? [id] : [])
    const rows = await rowsFor(table, [id])
    const many = await product.call('POST', `/${name}/restore`, { token, body: { action: 'restore', rows } })
    const refused = [{ id, label: String(id), code: 'notFound' }]
    expect(many.body).toMatchObject(isReached ? { done: 1, refused: [] } : { done: 0, refused })
    if (isReached) return
    const one = await product.call('POST', `/${name}/${id}/restore`, { token })
    expect(one.status).toBe(elsewhere === 'seen' ? 403 : 404)
  })
})

describe.each(REMOVABLE)('removed records of %s', name => {
  const arrange = async (days = 0) => {
    const { table, make } = makerOf(name)
    const { id } = await make()
    await removeOf(table, id, days)
    return { table, id }
  }
  const restore = (id: number, token = admin) => product.call('POST', `/${name}/${id}/restore`, { token })

  it('count their days, and after 30 of them are neither listed nor brought back', async () => {
    const { id } = await arrange(12)
    expect(await found(name, admin, id)).toMatchObject([{ id, days_left: 18, removed_by: null }])
    const late = await arrange(31)
    expect(await found(name, admin, late.id)).toEqual([])
    expect(await restore(late.id)).toMatchObject(TOO_LATE)
    const rows = await rowsFor(late.table, [late.id])
    const many = await product.call('POST', `/${name}/restore`, { token: admin, body: { action: 'restore', rows } })
    expect(many.body).toMatchObject({ done: 0, refused: [{ id: late.id, code: 'restoreTooLate' }] })
  })

  it('come back many at once as one action, each that nothing stands in the way of', async () => {
    const [one, two, living] = [await arrange(), await arrange(), await makerOf(name).make()]
    const before = await rowsFor(one.table, [one.id, two.id, living.id])
    // Somebody changed one since it was shown.
    const stale = await arrange()
    const old = { id: stale.id, updated_at: '2026-01-01T00:00:00.000000Z' }
    const body = { action: 'restore', rows: [...before, old] }
    const answer = await product.call('POST', `/${name}/restore`, { token: admin, body })
    const refusedIds = { done: 2, refused: [living, stale].map(({ id }) => ({ id })) }
    expect(answer).toMatchObject({ status: 200, body: refusedIds })
    const logs = await product.database.read
      .selectFrom('system_logs')
      .where('slo_transaction_hash', '=', String(answer.body.transaction))
      .where('slo_table_name', '=', one.table)
      .select(['slo_object_id', 'slo_action'])
      .execute()
    expect(new Set(logs.map(({ slo_object_id }) => slo_object_id))).toEqual(new Set([one.id, two.id]))
    expect(new Set(logs.map(({ slo_action }) => slo_action))).toEqual(new Set([`${name}.restoreMany`]))
    expect((await product.call('GET', `/${name}/${stale.id}`, { token: admin })).status).toBe(404)
  })

  it('are in no list, and a list of them has none that is there', async () => {
    const { id } = await arrange()
    const living = await makerOf(name).make()
    const listed = await askList<{ id: number }>(product, `/${name}/list`, admin, { perPage: 200 })
    expect(listed.rows.map(row => row.id)).not.toContain(id)
    expect(await found(name, admin, living.id)).toEqual([])
  })

  it('are found by their name and sorted by it', async () => {
    const { id } = await arrange()
    const [row] = await found(name, admin, id)
    const search = (row?.label ?? '').slice(0, 12)
    const { rows } = await removed(name, admin, { search, sort: [{ field: 'label', dir: 'asc' }], perPage: 200 })
    expect(rows.map(each => each.id)).toContain(id)
    expect((await removed(name, admin, { search: 'no record is called so' })).rows).toEqual([])
  })
})

describe('what stands in the way of coming back', () => {
  const post = (path: string, body?: object) => product.call('POST', path, { token: admin, ...(body && { body }) })
  const remove = (path: string) => product.call('DELETE', path, { token: admin })

  it.each([
    ['group', 'access_groups', 'gro_name'],
    ['adNetworkCategory', 'ad_network_categories', 'anc_name'],
  ])('a name that another %s has by now is said', async (name, table, field) => {
    const { id } = await makerOf(name).make()
    await remove(`/${name}/${id}`)
    const other = await makerOf(name).make()
    await product.database.exec(
      `update ${table} set ${field} = (select ${field} from ${table} where id = ${id}) where id = ${other.id}`,
    )
    const [row] = await found(name, admin, id)
    expect(await post(`/${name}/${id}/restore`)).toMatchObject({
      status: 422,
      body: { errors: [{ field, code: 'taken', message: `${row?.label} exists already` }] },
    })
    const rows = await rowsFor(makerOf(name).table, [id])
    const third = await makerOf(name).make()
    await remove(`/${name}/${third.id}`)
    const both = [...rows, ...(await rowsFor(makerOf(name).table, [third.id]))]
    // The one that is refused leaves nothing behind, and the other one comes back in the same action.
    expect((await post(`/${name}/restore`, { action: 'restore', rows: both })).body).toMatchObject({
      done: 1,
      refused: [{ id, label: row?.label, code: 'taken', message: `${row?.label} exists already` }],
    })
    expect(await found(name, admin, id)).toHaveLength(1)
  })

  it('an address that somebody else has by now is said', async () => {
    const group = await aGroup(product, { scope: 'own' })
    const [gone, other] = [await aPerson(product, group.id), await aPerson(product, group.id)]
    await remove(`/user/${gone.id}`)
    await product.database.exec(`update users set usr_email = '${gone.email}' where id = ${other.id}`)
    expect(await post(`/user/${gone.id}/restore`)).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'emailTaken', message: `${gone.email} is in use by somebody else now` }] },
    })
  })

  it('a domain in another account is said with the account, and an account that is removed by its name', async () => {
    const [account, other] = [await anAccount(product), await anAccount(product, { name: 'The Other Account' })]
    const { id } = await aWebsiteOf(product, account.id, { anw_website: 'came-back.example' })
    await remove(`/website/${id}`)
    const taken = await aWebsiteOf(product, other.id, { anw_website: 'came-back.example' })
    expect(await post(`/website/${id}/restore`)).toMatchObject({
      status: 422,
      body: {
        errors: [{ code: 'domainTaken', message: 'This website already exists, in the account The Other Account' }],
      },
    })
    await remove(`/website/${taken.id}`)
    await remove(`/account/${account.id}`)
    expect(await post(`/website/${id}/restore`)).toMatchObject({
      status: 409,
      body: {
        code: 'parentRemoved',
        message: `It belongs to “${account.acc_name}”, which was removed as well. Restore that first.`,
      },
    })
    expect((await post(`/account/${account.id}/restore`)).status).toBe(200)
    expect((await post(`/website/${id}/restore`)).status).toBe(200)
  })

  it('the time of a notification is said where it has come by now', async () => {
    const { table, make } = makerOf('notification')
    const { id } = await make()
    await removeOf(table, id)
    await product.database.exec(
      `update notifications set not_send_at = clock_timestamp() - interval '1 minute' where id = ${id}`,
    )
    expect(await found('notification', admin, id)).toEqual([])
    expect(await post(`/notification/${id}/restore`)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'not_send_at', code: 'pastTime' }] },
    })
  })

  it('all that a search finds comes back, and no more than 500 at a time', async () => {
    const group = await aGroup(product, { scope: 'own' })
    await product.database.exec(`insert into users (usr_name, usr_email, usr_id_group, deleted_at)
      select 'Left Together ' || n, 'left.' || n || '@candela.example', ${group.id}, clock_timestamp()
      from generate_series(1, 501) as n`)
    const listed = await product.call('POST', '/user/removed', { token: admin, body: { search: 'Left Together' } })
    const { meta } = listed.body as { meta?: { total: number; asOf: string } }
    expect(meta?.total).toBe(501)
    const restoreAll = (search: string) =>
      post('/user/restore', { action: 'restore', matching: { search, asOf: meta?.asOf } })
    expect(await restoreAll('Left Together')).toMatchObject({ status: 422, body: { errors: [{ field: 'matching' }] } })
    expect((await restoreAll('Left Together 50')).body).toMatchObject({ done: 3, refused: [] })
  })
})
