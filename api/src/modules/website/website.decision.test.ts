import type { BulkAnswer } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { asShown, shownRows } from '../../../test/bulk'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import {
  aSeller,
  attachTo,
  lastTransaction,
  peopleStored,
  somebodyForWebsites,
  storedWebsite,
  websiteIn,
  websitePayload,
} from '../../../test/websites'

let product: Product
let admin: string
let account: number
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  account = (await anAccount(product)).id
})
afterAll(() => product.close())

const post = (path: string, body?: unknown, token = admin) => product.call('POST', path, { token, body })
const website = (facts: object = {}) => aWebsiteOf(product, account, { anw_status: 2, ...facts })
const mailsTo = async (email: string) => {
  await product.app.outbox.flush()
  return ((await product.app.outbox.list?.()) ?? []).filter(({ to }) => to === email)
}
/** Somebody attached to a website, who reads this language. */
const reader = async (id: number, locale: string) => {
  const person = await aSeller(product)
  await product.database.exec(`update users set usr_locale = '${locale}' where id = ${person.id}`)
  await attachTo(product, id, person.id)
  return person
}

describe('a decision', () => {
  it('lets a website in, and tells its people in their language', async () => {
    const { id, anw_website } = await website()
    const [ana, bea, cid] = [await reader(id, 'pt_BR'), await reader(id, 'es_ES'), await reader(id, 'it_IT')]
    await product.database.exec(`update users set usr_status = 'Inativo' where id = ${cid.id}`)
    expect(websiteIn(await post(`/website/${id}/approve`, { decision: 'approve' }))).toMatchObject({ anw_status: 1 })
    const [[first], [second]] = [await mailsTo(ana.email), await mailsTo(bea.email)]
    expect([first?.subject, second?.subject]).toEqual([`${anw_website} foi aprovado`, `${anw_website} está aprobado`])
    expect(first?.text).toContain(`/website/${id}`)
    expect(await mailsTo(cid.email)).toEqual([])
    expect((await post(`/website/${id}/approve`, { decision: 'approve' })).status).toBe(409)
    expect((await post(`/website/${id}/approve`, { decision: 'reject', anw_reject_reason: 'Late' })).status).toBe(409)
  })

  it('turns it down with a reason, which its people read, and which ends when they send it in again', async () => {
    const { id, anw_website } = await website()
    const ana = await reader(id, 'en_US')
    const refused = await post(`/website/${id}/approve`, { decision: 'reject', anw_reject_reason: ' ' })
    expect([refused.status, refused.body.errors?.[0]]).toMatchObject([
      422,
      { field: 'anw_reject_reason', code: 'required' },
    ])
    const reason = 'No privacy page.\nNo ads.txt.'
    const answer = await post(`/website/${id}/approve`, { decision: 'reject', anw_reject_reason: reason })
    expect(answer.body).toMatchObject({
      record: { anw_status: 0, anw_reject_reason: reason },
      can: { resubmit: true },
    })
    const [mail] = await mailsTo(ana.email)
    expect([mail?.subject, mail?.text]).toEqual([`${anw_website} was not approved`, expect.stringContaining(reason)])
    expect(websiteIn(await post(`/website/${id}/resubmit`))).toMatchObject({ anw_status: 2, anw_reject_reason: null })
    expect((await post(`/website/${id}/resubmit`)).status).toBe(409)
  })

  it('can be put right later, and ends the reason', async () => {
    const { id } = await website({ anw_status: 0, anw_reject_reason: 'Too thin' })
    expect(websiteIn(await post(`/website/${id}/approve`, { decision: 'approve' }))).toMatchObject({
      anw_status: 1,
      anw_reject_reason: null,
    })
    const disabled = await website({ anw_status: 0 })
    expect((await post(`/website/${disabled.id}/approve`, { decision: 'approve' })).status).toBe(409)
  })

  it('about what somebody changed meanwhile is refused with how it is now', async () => {
    const { id, updated_at } = await website()
    await post(`/website/${id}`, { anw_name: 'Renamed' })
    const { status, body } = await post(`/website/${id}/approve`, { decision: 'approve', updated_at })
    expect([status, websiteIn({ body: body.current }).anw_name]).toEqual([409, 'Renamed'])
  })

  it('by an edit tells people as well', async () => {
    const { id } = await website()
    const ana = await reader(id, 'en_US')
    await post(`/website/${id}`, { anw_status: 1 })
    expect(await mailsTo(ana.email)).toHaveLength(1)
  })

  it('does not wait for those who may not take it', async () => {
    const manager = await somebodyForWebsites(product, 'managed')
    const own = await anAccount(product, { managers: [manager.id] })
    const { id } = await aWebsiteOf(product, own.id, { anw_status: 0, anw_reject_reason: 'No' })
    expect((await post(`/website/${id}/approve`, { decision: 'approve' }, manager.token)).status).toBe(403)
    expect((await post(`/website/${id}`, { anw_status: 1 }, manager.token)).status).toBe(422)
    expect((await product.call('GET', `/website/${id}/checklist`, { token: manager.token })).status).toBe(403)
    expect((await post(`/website/${id}/resubmit`, undefined, manager.token)).status).toBe(200)
  })
})

describe('many at once', () => {
  const send = async (body: unknown, token = admin) => {
    const answer = await post('/website/bulk', body, token)
    return { ...answer, result: answer.body as unknown as BulkAnswer }
  }
  const bulk = async (body: object, token = admin) => send(await asShown(product, 'websites', body), token)
  const refusals = ({ result }: { result: BulkAnswer }) => result.refused.map(({ id, code }) => [id, code])
  const statusOf = async (id: number) => (await storedWebsite(product, id)).anw_status

  it.each([
    ['approved', { action: 'approve' }],
    ['enabled', { action: 'status', payload: { anw_status: 1 } }],
    ['rejected', { action: 'reject', payload: { anw_reject_reason: 'No' } }],
    ['removed', { action: 'destroy' }],
  ])('are %s only as they were looked at: one that has another domain by now waits', async (what, action) => {
    const [seen, exchanged] = [await website(), await website()]
    const rows = await shownRows(product, 'websites', [seen.id, exchanged.id])
    const ana = await reader(exchanged.id, 'en_US')
    await post(`/website/${exchanged.id}`, { anw_website: `exchanged-${what}.example` })
    const answer = await send({ ...action, rows })
    expect([answer.result.done, refusals(answer)]).toEqual([1, [[exchanged.id, 'stale']]])
    expect([await statusOf(exchanged.id), await mailsTo(ana.email)]).toEqual([2, []])
  })

  it('of a list are let in as they were when it was answered, and those in sight as they were seen', async () => {
    const named = (name: string) => website({ anw_name: `Listed ${name}` })
    const [still, exchanged, seen, swapped] = [
      await named('still'),
      await named('exchanged'),
      await named('seen'),
      await named('swapped'),
    ]
    const list = { search: 'listed', perPage: 10 }
    const { asOf } = (await post('/website/list', list)).body.meta as { asOf: string }
    for (const { id } of [exchanged, seen]) await post(`/website/${id}`, { anw_website: `other-${id}.example` })
    const rows = await shownRows(product, 'websites', [seen.id, swapped.id])
    await post(`/website/${swapped.id}`, { anw_website: `swapped-${swapped.id}.example` })
    const late = await named('late')
    const answer = await send({ action: 'approve', rows, matching: { search: 'listed', asOf } })
    const stale = [exchanged.id, late.id, swapped.id].map(id => [id, 'stale'])
    expect([answer.result.done, refusals(answer).sort(([a], [b]) => Number(a) - Number(b))]).toEqual([
      2,
      stale.sort(([a], [b]) => Number(a) - Number(b)),
    ])
    expect([await statusOf(still.id), await statusOf(seen.id), await statusOf(late.id)]).toEqual([1, 1, 2])
  })

  it('come live again by an undo only as they were let in', async () => {
    const [same, exchanged] = [await website(), await website()]
    const back = async (transaction: string) => bulk({ action: 'undo', payload: { transaction } })
    const approved = await bulk({ action: 'approve', ids: [same.id, exchanged.id] })
    const undone = await back(approved.result.transaction)
    expect(undone.result.done).toBe(2)
    await post(`/website/${exchanged.id}`, { anw_website: 'after-undo.example' })
    const again = await back(undone.result.transaction)
    expect([again.result.done, refusals(again)]).toEqual([1, [[exchanged.id, 'stale']]])
    expect([await statusOf(same.id), await statusOf(exchanged.id)]).toEqual([1, 2])
  })

  it('are let in where there is something to decide, told, and taken back together', async () => {
    const [first, second, live] = [
      await website(),
      await website({ anw_status: 0, anw_reject_reason: 'No' }),
      await website({ anw_status: 1 }),
    ]
    const ana = await reader(first.id, 'en_US')
    const answer = await bulk({ action: 'approve', ids: [first.id, second.id, live.id, 987_654] })
    expect([answer.result.done, refusals(answer)]).toEqual([
      2,
      [
        [live.id, 'notPossibleNow'],
        [987_654, 'notFound'],
      ],
    ])
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual([1, 1])
    expect(await mailsTo(ana.email)).toHaveLength(1)
    await post(`/website/${first.id}`, { anw_status: 3 })
    const undone = await bulk({ action: 'undo', payload: { transaction: answer.result.transaction } })
    expect(refusals(undone)).toEqual([[first.id, 'stale']])
    expect(await storedWebsite(product, second.id)).toMatchObject({ anw_status: 0, anw_reject_reason: 'No' })
  })

  it('are turned down with one reason, switched, and removed; what a list shows can be meant', async () => {
    const [first, second] = [await website({ anw_name: 'Meant one' }), await website({ anw_name: 'Meant two' })]
    const matching = { search: 'meant' }
    await bulk({ action: 'reject', matching, payload: { anw_reject_reason: 'Thin' } })
    expect(await storedWebsite(product, first.id)).toMatchObject({ anw_status: 0, anw_reject_reason: 'Thin' })
    await bulk({ action: 'status', ids: [second.id], payload: { anw_status: 1 } })
    expect(await storedWebsite(product, second.id)).toMatchObject({ anw_status: 1, anw_reject_reason: null })
    const removed = await bulk({ action: 'destroy', matching })
    expect(removed.result.done).toBe(2)
    await aWebsiteOf(product, account, { anw_website: first.anw_website })
    const undone = await bulk({ action: 'undo', payload: { transaction: removed.result.transaction } })
    expect([undone.result.done, refusals(undone)]).toEqual([1, [[first.id, 'domainTaken']]])
  })

  it('come back under an account that is still there', async () => {
    const own = await anAccount(product)
    const { id } = await aWebsiteOf(product, own.id)
    const removed = await bulk({ action: 'destroy', ids: [id] })
    await product.database.exec(`update accounts set deleted_at = clock_timestamp() where id = ${own.id}`)
    const undone = await bulk({ action: 'undo', payload: { transaction: removed.result.transaction } })
    expect(refusals(undone)).toEqual([[id, 'notPossibleNow']])
  })

  it('of a manager are switched, and neither let in nor taken from a ban', async () => {
    const me = await somebodyForWebsites(product, 'managed')
    const own = await anAccount(product, { managers: [me.id] })
    const ids: number[] = []
    for (const facts of [
      { anw_status: 0 },
      { anw_status: 0, anw_reject_reason: 'No' },
      { anw_status: 2 },
      { anw_status: 3 },
    ])
      ids.push((await aWebsiteOf(product, own.id, facts)).id)
    const foreign = await website({ anw_status: 0 })
    const answer = await bulk({ action: 'status', ids: [...ids, foreign.id], payload: { anw_status: 1 } }, me.token)
    expect(refusals(answer)).toEqual([
      [ids[1], 'notYours'],
      [ids[2], 'notYours'],
      [ids[3], 'notYours'],
      [foreign.id, 'notFound'],
    ])
    const publisher = await somebodyForWebsites(product, 'own', 'website.approve')
    const theirs = await anAccount(product, { users: [publisher.id] })
    const { id } = await aWebsiteOf(product, theirs.id, { anw_status: 2 })
    expect(refusals(await bulk({ action: 'approve', ids: [id] }, publisher.token))).toEqual([[id, 'forbidden']])
    expect(refusals(await bulk({ action: 'status', ids: [id], payload: { anw_status: 1 } }, publisher.token))).toEqual([
      [id, 'notYours'],
    ])
  })
})

describe('the past', () => {
  const revert = (id: number, transaction: string, token = admin) =>
    post(`/website/${id}/revert`, { transaction }, token)

  it('says who changed what, with the names of accounts and people', async () => {
    const [before, after] = [await anAccount(product, { name: 'Before' }), await anAccount(product, { name: 'After' })]
    const { id } = await aWebsiteOf(product, before.id)
    const person = await aSeller(product)
    await post(`/website/${id}`, { anw_account_id: after.id, users: [person.id], anw_name: 'Moved' })
    const { body } = await product.call('GET', `/website/${id}/history`, { token: admin })
    expect((body as unknown as { data: unknown[] }).data).toMatchObject([
      {
        slo_action: 'website.update',
        actor: { label: 'Lívia Prado' },
        changes: [
          { table: 'websites', field: 'anw_name', after: 'Moved' },
          { field: 'anw_account_id', before: 'Before', after: 'After' },
          { table: 'website_users', field: 'wsu_id_user', before: null, after: expect.stringContaining('Seller') },
        ],
      },
    ])
  })

  it('comes back as a new change, with people and under the rules of any change', async () => {
    const { id, anw_name } = await website({ anw_status: 1 })
    const [ana, bea] = [await reader(id, 'en_US'), await aSeller(product)]
    await post(`/website/${id}`, { anw_name: 'Other', anw_comission: '7', users: [bea.id] })
    const transaction = await lastTransaction(product)
    await post(`/website/${id}`, { anw_product: 'Candela Video' })
    expect(websiteIn(await revert(id, transaction))).toMatchObject({
      anw_name,
      anw_comission: '20.00',
      anw_product: 'Candela Video',
    })
    expect(await peopleStored(product, id)).toEqual([ana.id])
    const { body } = await product.call('GET', `/website/${id}/history`, { token: admin })
    expect((body as unknown as { data: { slo_action: string }[] }).data[0]?.slo_action).toBe('website.revert')
  })

  it('of a refusal comes back with its reason, for those who decide', async () => {
    const manager = await somebodyForWebsites(product, 'managed')
    const own = await anAccount(product, { managers: [manager.id] })
    const { id } = await aWebsiteOf(product, own.id, { anw_status: 2 })
    await post(`/website/${id}/approve`, { decision: 'reject', anw_reject_reason: 'Thin' })
    await post(`/website/${id}/approve`, { decision: 'approve' })
    const transaction = await lastTransaction(product)
    expect(websiteIn(await revert(id, transaction))).toMatchObject({ anw_status: 0, anw_reject_reason: 'Thin' })
    await post(`/website/${id}`, { anw_status: 3 })
    expect((await revert(id, await lastTransaction(product), manager.token)).status).toBe(422)
  })

  it('of a website out of reach is none, whatever was done to it', async () => {
    const stored = await post('/website', websitePayload(account, [(await aSeller(product)).id]))
    const { id } = websiteIn(stored)
    const beginning = await lastTransaction(product)
    await post(`/website/${id}`, { anw_status: 0 })
    const other = await somebodyWith(product, ['website.update'], 'managed')
    for (const transaction of [beginning, await lastTransaction(product)])
      for (const asked of [id, 987_654]) expect((await revert(asked, transaction, other.token)).status).toBe(404)
    expect((await revert(id, beginning)).status).toBe(409)
  })
})
