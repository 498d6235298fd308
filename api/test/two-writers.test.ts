import { anAccount, aWebsiteOf } from './accounts'
import { asShown } from './bulk'
import { aGroup, somebodyOf } from './people'
import { type Product, startProduct } from './product'
import { aQuotation } from './quotations'
import { groupIdOf } from './users'
import { attachTo, peopleStored, somebodyForWebsites, storedWebsite } from './websites'

/** What two people do at the same moment: whoever comes first, never a state that the rules forbid. */
const ROUNDS = 20

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

const post = (path: string, body: unknown, token = admin) => product.call('POST', path, { token, body })
const rounds = Array.from({ length: ROUNDS }, (_, index) => index)
/** Statuses that say what came of it: done, or refused with a reason. */
const SAID = [200, 204, 401, 403, 404, 409, 422]

it('two administrators who take each other off leave one', async () => {
  const group = await groupIdOf(product, 'Super admin')
  const [viewers] = [await groupIdOf(product, 'Publisher viewer')]
  const two = [await somebodyOf(product, group), await somebodyOf(product, group)] as const
  await product.database.exec(`update users set usr_id_group = null
    where usr_id_group = ${group} and id not in (${two[0].id}, ${two[1].id})`)
  const ways = [
    (id: number, token: string) => post(`/user/${id}`, { usr_status: 'Banido' }, token),
    (id: number, token: string) => post(`/user/${id}`, { usr_id_group: viewers }, token),
    (id: number, token: string) => product.call('DELETE', `/user/${id}`, { token }),
    async (id: number, token: string) =>
      post(
        '/user/bulk',
        await asShown(product, 'users', { action: 'status', ids: [id], payload: { usr_status: 'Inativo' } }),
        token,
      ),
  ] as const
  for (const round of rounds) {
    const tokens = await Promise.all(two.map(({ email }) => product.signIn(email)))
    const act = (index: 0 | 1) =>
      ways[(round + index * Math.floor(round / 4)) % 4]?.(two[1 - index]?.id ?? 0, tokens[index] ?? '')
    const answers = await Promise.all([act(0), act(1)])
    for (const answer of answers) expect(SAID).toContain(answer?.status)
    const { rows } = await product.database.withSession(session =>
      session.query(
        `select id from users where usr_id_group = ${group} and usr_status = 'Ativo' and deleted_at is null`,
      ),
    )
    expect([round, rows.length]).toEqual([round, 1])
    await product.database.exec(`update users set usr_status = 'Ativo', deleted_at = null, usr_id_group = ${group}
      where id in (${two[0].id}, ${two[1].id})`)
  }
  await product.database.exec(`update users set usr_id_group = ${group} where id = 1`)
}, 60_000)

it('a website that moves while its old seller attaches somebody has nobody of before', async () => {
  const [mine, theirs, guest] = [
    await somebodyForWebsites(product, 'own'),
    await somebodyForWebsites(product, 'own'),
    await somebodyForWebsites(product, 'own'),
  ]
  const [from, to] = [
    await anAccount(product, { users: [mine.id, guest.id] }),
    await anAccount(product, { users: [theirs.id] }),
  ]
  for (const _ of rounds) {
    const { id } = await aWebsiteOf(product, from.id)
    await attachTo(product, id, mine.id)
    const answers = await Promise.all([
      post(`/website/${id}`, { anw_account_id: to.id }),
      post(`/website/${id}`, { users: [mine.id, guest.id] }, mine.token),
    ])
    const [moved, attached] = answers.map(({ status }) => status)
    expect([moved, SAID.includes(attached ?? 0)]).toEqual([200, true])
    expect(await peopleStored(product, id)).toEqual([theirs.id])
  }
}, 60_000)

it('a website that is let in while its publisher gives it another domain is not let in with that one', async () => {
  const me = await somebodyForWebsites(product, 'own')
  const account = await anAccount(product, { users: [me.id] })
  for (const round of rounds) {
    const { id, anw_website } = await aWebsiteOf(product, account.id, { anw_status: 2 })
    await attachTo(product, id, me.id)
    const { updated_at } = await storedWebsite(product, id)
    const approval =
      round % 2 === 0
        ? post(`/website/${id}/approve`, { decision: 'approve', updated_at })
        : post('/website/bulk', { action: 'approve', rows: [{ id, updated_at }] })
    const edit = post(`/website/${id}`, { anw_website: `exchanged-${id}.example` }, me.token)
    for (const { status } of await Promise.all([approval, edit])) expect(SAID).toContain(status)
    const stored = await storedWebsite(product, id)
    if (stored.anw_website !== anw_website) expect([round, stored.anw_status]).toEqual([round, 2])
  }
}, 60_000)

it('people who get a group while it is widened wait for nobody who waits for them', async () => {
  const [me] = [await somebodyForWebsites(product, 'own')]
  for (const round of rounds) {
    const group = await aGroup(product, { scope: 'own' })
    const ids: number[] = []
    for (const _ of [1, 2, 3]) ids.push((await somebodyOf(product, group.id)).id)
    await product.database.exec(`update users set usr_id_creator = ${me.id} where id in (${ids.join()})`)
    const other = await somebodyOf(product, (await aGroup(product, { scope: 'own' })).id)
    const change = { action: 'group', ids: [...ids, other.id], payload: { usr_id_group: group.id } }
    const body = await asShown(product, 'users', change)
    const answers = await Promise.all([
      post(`/group/${group.id}`, { gro_name: group.gro_name, gro_scope: 'managed', permissions: [] }),
      post('/user/bulk', body),
    ])
    expect([round, ...answers.map(({ status }) => status)]).toEqual([round, 200, 200])
    const { rows } = await product.database.withSession(session =>
      session.query(`select usr_is_independent from users where id in (${ids.join()})`),
    )
    expect(rows).toEqual(ids.map(() => ({ usr_is_independent: true })))
  }
}, 120_000)

it('quotations that two people bring back at once are of months that each of them waits for in turn', async () => {
  const deleted_at = new Date().toISOString()
  const removed = (cue_date: string) => aQuotation(product, { cue_date, deleted_at })
  for (const round of rounds) {
    const year = 1970 + round
    // Brought back in the order of their numbers, the first ones come to February first, and the others to January.
    const first = [await removed(`${year}-02-03`), await removed(`${year}-01-03`)]
    const second = [await removed(`${year}-01-04`), await removed(`${year}-02-04`)]
    const restore = async (quotations: readonly { id: number }[]) => {
      const ids = quotations.map(({ id }) => id)
      return post(
        '/currencyExchange/restore',
        await asShown(product, 'currency_quotations', { action: 'restore', ids }),
      )
    }
    const answers = await Promise.all([restore(first), restore(second)])
    expect([round, ...answers.map(({ body }) => body.done)]).toEqual([round, 2, 2])
  }
}, 60_000)
