import type { HistoryAnswer, SystemLog } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { askList } from '../../../test/lists'
import { type Product, startProduct } from '../../../test/product'
import {
  aSeller,
  attachTo,
  firstError,
  lastTransaction,
  peopleStored,
  somebodyForWebsites,
  storedWebsite,
  websiteIn,
} from '../../../test/websites'

let product: Product
let admin: string
let seller: number
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  seller = (await aSeller(product)).id
})
afterAll(() => product.close())

const post = (path: string, body?: unknown, token = admin) => product.call('POST', path, { token, body })

describe('moving a website', () => {
  it('is for staff who reach both accounts, and is one action', async () => {
    const me = await somebodyForWebsites(product, 'managed')
    const [from, to, foreign] = [
      await anAccount(product, { managers: [me.id] }),
      await anAccount(product, { managers: [me.id], name: 'Arrived', users: [seller] }),
      await anAccount(product),
    ]
    const { id } = await aWebsiteOf(product, from.id)
    await attachTo(product, id, seller)
    for (const anw_account_id of [foreign.id, 987_654])
      expect(firstError(await post(`/website/${id}`, { anw_account_id }, me.token))).toEqual([
        422,
        'anw_account_id',
        'notAnOption',
      ])
    const moved = websiteIn(await post(`/website/${id}`, { anw_account_id: to.id }, me.token))
    expect([moved.acc_name, moved.users.map(user => user.id)]).toEqual(['Arrived', [seller]])
    const rows = await product.database.read
      .selectFrom('system_logs')
      .selectAll()
      .where('slo_table_name', '=', 'websites')
      .where('slo_object_id', '=', id)
      .execute()
    expect(rows.map(row => row.slo_diffs)).toEqual([{ anw_account_id: [from.id, to.id] }])
  })

  /** A website of the seller of one account, with a guest; and the seller of another account, all of them signed in. */
  const aMove = async () => {
    const [mine, theirs, guest] = [
      await somebodyForWebsites(product, 'own'),
      await somebodyForWebsites(product, 'own'),
      await somebodyForWebsites(product, 'own'),
    ]
    const [from, to] = [
      await anAccount(product, { users: [mine.id] }),
      await anAccount(product, { users: [theirs.id] }),
    ]
    const { id } = await aWebsiteOf(product, from.id)
    for (const person of [mine, guest]) await attachTo(product, id, person.id)
    const reading = async () => {
      const answers = [mine, theirs, guest].map(({ token }) => product.call('GET', `/website/${id}`, { token }))
      return (await Promise.all(answers)).map(({ status }) => status)
    }
    const move = (facts: object = {}, token = admin) =>
      post(`/website/${id}`, { anw_account_id: to.id, ...facts }, token)
    return { id, mine, theirs, guest, from, to, reading, move }
  }

  it('takes off whoever does not belong to the new account, whose sellers it has then', async () => {
    const { id, theirs, reading, move } = await aMove()
    expect(await reading()).toEqual([200, 404, 200])
    expect(websiteIn(await move()).users.map(user => user.id)).toEqual([theirs.id])
    expect(await reading()).toEqual([404, 200, 404])
    expect(await peopleStored(product, id)).toEqual([theirs.id])
  })

  it('keeps on purpose whom the mover could attach, and takes whom they attach anew', async () => {
    const { id, mine, theirs, guest, reading, move } = await aMove()
    const users = [mine.id, guest.id, seller]
    expect((await move({ users, keep: [guest.id] })).status).toBe(200)
    expect(await peopleStored(product, id)).toEqual([guest.id, seller])
    expect(await reading()).toEqual([404, 200, 200])
    const back = await aMove()
    expect(firstError(await back.move({ keep: [back.mine.id, 987_654] }))).toEqual([422, 'keep.1', 'notAnOption'])
    expect((await back.move({ keep: [] })).status).toBe(200)
    expect((await move({}, theirs.token)).status).toBe(422)
  })

  it('lets nobody back in who was removed from the product meanwhile', async () => {
    const { id, mine, guest, theirs, move } = await aMove()
    await product.database.exec(`update users set deleted_at = clock_timestamp() where id in (${mine.id}, ${guest.id})`)
    expect((await move()).status).toBe(200)
    expect(await peopleStored(product, id)).toEqual([theirs.id])
  })

  it('is not undone by halves: an older change of people brings nobody back whom the move left behind', async () => {
    const { id, mine, guest, theirs, move } = await aMove()
    await post(`/website/${id}`, { users: [mine.id] })
    const transaction = await lastTransaction(product)
    await move()
    const back = await post(`/website/${id}/revert`, { transaction })
    expect(await peopleStored(product, id)).toEqual([theirs.id])
    expect([back.status, (await product.call('GET', `/website/${id}`, { token: guest.token })).status]).toEqual([
      200, 404,
    ])
  })

  it('is found in the trail, and what was before it, also where a clock that ran ahead gave all of it one time', async () => {
    const atOneTime = (id: number) =>
      product.database.exec(`update system_logs set created_at = '2030-01-01'
        where slo_object_id = ${id} and slo_table_name in ('websites', 'website_users')`)
    const older = await aMove()
    await post(`/website/${older.id}`, { users: [older.mine.id] })
    const transaction = await lastTransaction(product)
    await older.move()
    await atOneTime(older.id)
    expect((await post(`/website/${older.id}/revert`, { transaction })).status).toBe(200)
    expect(await peopleStored(product, older.id)).toEqual([older.theirs.id])

    const { id, mine, guest, move } = await aMove()
    const people = [seller, mine.id, guest.id]
    await post(`/website/${id}`, { users: people })
    await move()
    const moving = await lastTransaction(product)
    await atOneTime(id)
    expect((await post(`/website/${id}/revert`, { transaction: moving })).status).toBe(200)
    expect((await peopleStored(product, id)).toSorted((a, b) => a - b)).toEqual(people)
  })

  it('at the same moment as a change of people is taken back leaves nobody of before on it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, mine, guest, theirs, to, move } = await aMove()
      await post(`/website/${id}`, { users: [mine.id] })
      const transaction = await lastTransaction(product)
      await Promise.all([move(), post(`/website/${id}/revert`, { transaction })])
      const { anw_account_id } = await storedWebsite(product, id)
      const people = await peopleStored(product, id)
      if (anw_account_id === to.id) expect(people).toEqual([theirs.id])
      else expect(people.toSorted((a, b) => a - b)).toEqual([mine.id, guest.id])
    }
  })

  it('leaves the past of the old account with that account, in the history and in the system log', async () => {
    const reader = await somebodyForWebsites(product, 'managed')
    const { id, to, move } = await aMove()
    await product.database.unaudited
      .insertInto('account_managers')
      .values({ acm_id_account: to.id, acm_id_user: reader.id, acm_is_main: true })
      .execute()
    await post(`/website/${id}`, { anw_comission: '33' })
    const transaction = await lastTransaction(product)
    await move({ anw_comission: '15' })
    await post(`/website/${id}`, { anw_name: 'Of the new account' })
    // Not by its number either.
    expect((await post(`/website/${id}/revert`, { transaction }, reader.token)).status).toBe(404)
    const history = async (token: string) =>
      JSON.stringify((await product.call('GET', `/website/${id}/history`, { token })).body)
    expect(await history(admin)).toContain('33.00')
    expect(await history(reader.token)).toContain('Of the new account')
    for (const hidden of ['33.00', 'Test person']) expect(await history(reader.token)).not.toContain(hidden)

    const logged = async () => {
      const filters = { slo_object_id: [String(id)], slo_type: ['website'] }
      const { rows } = await askList<SystemLog>(product, '/systemLog/list', reader.token, { filters })
      return rows.map(({ fields }) => fields)
    }
    expect(await logged()).toEqual([['anw_name']])
    // What they did themselves is theirs to know, whenever it was.
    await product.database.exec(`update system_logs set slo_blame_user_id = ${reader.id}
      where slo_table_name = 'websites' and slo_object_id = ${id} and slo_diffs ? 'anw_account_id'`)
    expect(await logged()).toEqual([['anw_name'], ['anw_comission', 'anw_account_id']])
  })

  it('that was a mistake leaves each account its own time, and not that of the other', async () => {
    const { id, mine, to, move } = await aMove()
    await post(`/website/${id}`, { anw_name: 'Before the move' })
    await move()
    const transaction = await lastTransaction(product)
    await post(`/website/${id}`, { anw_name: 'Elsewhere' })
    expect((await post(`/website/${id}/revert`, { transaction })).status).toBe(200)
    await post(`/website/${id}`, { anw_name: 'After it' })
    const { body } = await product.call('GET', `/website/${id}/history`, { token: mine.token })
    const named = (body as unknown as HistoryAnswer).data.flatMap(({ changes }) => changes.map(({ after }) => after))
    expect(named).toEqual(['After it', 'Before the move'])
    expect(JSON.stringify(body)).not.toContain(`"${to.id}"`)
  })

  it('is taken back with everybody by a manager too, who does not reach a guest any more', async () => {
    const me = await somebodyForWebsites(product, 'managed')
    const { id, mine, guest, from, to, move } = await aMove()
    for (const acm_id_account of [from.id, to.id])
      await product.database.unaudited
        .insertInto('account_managers')
        .values({ acm_id_account, acm_id_user: me.id, acm_is_main: true })
        .execute()
    expect((await move({}, me.token)).status).toBe(200)
    const transaction = await lastTransaction(product)
    const back = await post(`/website/${id}/revert`, { transaction }, me.token)
    expect([
      back.status,
      websiteIn(back)
        .users.map(user => user.id)
        .toSorted((a, b) => a - b),
    ]).toEqual([200, [mine.id, guest.id]])
    // It is where it was by now: what is taken back again is nothing.
    expect((await post(`/website/${id}/revert`, { transaction }, me.token)).status).toBeLessThan(500)
  })

  it('that is taken back has exactly the people of before, and no stranger who came in between', async () => {
    const { id, mine, guest, theirs, from, move, reading } = await aMove()
    await move({ keep: [guest.id] })
    const transaction = await lastTransaction(product)
    await post(`/website/${id}`, { users: [guest.id, theirs.id] }, theirs.token)
    await post(`/website/${id}`, { users: [theirs.id] }, theirs.token)
    const back = await post(`/website/${id}/revert`, { transaction })
    expect(websiteIn(back)).toMatchObject({ anw_account_id: from.id })
    expect((await peopleStored(product, id)).toSorted((a, b) => a - b)).toEqual([mine.id, guest.id])
    expect(await reading()).toEqual([200, 404, 200])
  })
})
