import type { LiveEvent, Pair, Scope } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { aNetwork, aRun, EXPIRED } from '../../../test/api-logs'
import { somebodyWith } from '../../../test/people'
import { type Listening, type Product, startProduct, until } from '../../../test/product'
import { aTransferIn } from '../../../test/transfers'
import { actorOfToken } from '../auth/viewing.repository'
import { waitingFor } from './waiting.repository'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.close())

const DEALS: readonly Pair[] = [
  'website.list',
  'website.approve',
  'website.get',
  'apiLog.list',
  'apiLog.retry',
  'report.report05',
  'report.decideInvoice',
]

const somebody = async (pairs: readonly Pair[] = DEALS, scope: Scope = 'managed') => {
  const person = await somebodyWith(product, pairs, scope)
  const actor = await actorOfToken(product.database.read, person.token)
  if (!actor) throw new Error('nobody is signed in')
  return { ...person, counts: () => waitingFor(product.database.read, actor) }
}

/** One website, two failed imports and an invoice wait in it; what is removed, mended, paused or tried again does not. */
const anAccountWhereMuchWaits = async (managers: readonly number[] = [], users: readonly number[] = []) => {
  const account = await anAccount(product, { managers, users })
  const removed = new Date().toISOString()
  const website = await aWebsiteOf(product, account.id, { anw_status: 2 })
  await aWebsiteOf(product, account.id, { anw_status: 2, deleted_at: removed })
  await aWebsiteOf(product, account.id, { anw_status: 1 })
  const failed = async () => {
    const network = await aNetwork(product, { website: website.id })
    await aRun(product, network.id, { at: '2026-03-03T05:00:00Z' })
    await aRun(product, network.id, { ...EXPIRED, at: '2026-03-03T06:00:00Z' })
    return network.id
  }
  const [, , paused] = [await failed(), await failed(), await failed()]
  await product.database.exec(`update ad_networks set adn_status = 'Pausado' where id = ${paused}`)
  await aRun(product, await failed(), { at: '2026-03-03T07:00:00Z' })
  await aTransferIn(product, 'invoice_received', { managers, users })
  await aTransferIn(product, 'approved', { managers, users })
  return { account, website }
}

it('counts what waits for those who may deal with it, in their reach alone', async () => {
  const manager = await somebody()
  await anAccountWhereMuchWaits([manager.id])
  await anAccountWhereMuchWaits()
  expect(await manager.counts()).toEqual({ websites: 1, imports: 2, invoices: 1 })

  const colleague = await somebody()
  expect(await colleague.counts()).toEqual({})

  const everybodys = await somebody(DEALS, 'all')
  const all = await everybodys.counts()
  expect(all.invoices).toBe(2)
  expect(all.websites).toBeGreaterThanOrEqual(2)
  expect(all.imports).toBeGreaterThanOrEqual(4)
})

it.each(DEALS.filter(pair => pair !== 'website.get'))(
  'tells nobody without %s of what it is needed for',
  async pair => {
    const person = await somebody(DEALS.filter(other => other !== pair))
    await anAccountWhereMuchWaits([person.id])
    expect(Object.keys(await person.counts())).toHaveLength(2)
  },
)

it('tells publishers nothing of what waits for others', async () => {
  const publisher = await somebody(DEALS, 'own')
  await anAccountWhereMuchWaits([], [publisher.id])
  expect(await publisher.counts()).toEqual({})
})

const countsIn = ({ events }: Listening) =>
  events.flatMap((event: LiveEvent) => (event.type === 'waiting' ? [event.counts] : []))

it('is told at once when somebody deals with it, down to nothing', async () => {
  const manager = await somebody()
  const account = await anAccount(product, { managers: [manager.id] })
  const website = await aWebsiteOf(product, account.id, { anw_status: 2 })
  const listening = await product.listen(manager.token)
  await until(() => countsIn(listening).length === 1)
  expect(countsIn(listening)).toEqual([{ websites: 1 }])
  const { status } = await product.call('POST', `/website/${website.id}/approve`, {
    token: manager.token,
    body: { decision: 'approve', updated_at: website.updated_at },
  })
  expect(status).toBe(200)
  await until(() => countsIn(listening).length === 2)
  expect(countsIn(listening)).toEqual([{ websites: 1 }, {}])
  listening.leave()
})

it('is a failed import until a report comes again, whatever else the network answers, and is told once', async () => {
  const manager = await somebody([...DEALS, 'userNotification.list'])
  const account = await anAccount(product, { managers: [manager.id] })
  const network = await aNetwork(product, { website: (await aWebsiteOf(product, account.id)).id })
  const told = async () => {
    const list = await product.call('POST', '/userNotification/list', { token: manager.token, body: {} })
    return (list.body as { data: unknown[] }).data.length
  }
  let hour = 0
  const then = async (facts: object) => {
    hour += 1
    await aRun(product, network.id, { ...facts, at: `2026-03-03T0${hour}:00:00Z` })
    return [await told(), (await manager.counts()).imports ?? 0]
  }
  expect(await then(EXPIRED)).toEqual([1, 1])
  expect(await then({ operation: 'token' })).toEqual([1, 1])
  expect(await then(EXPIRED)).toEqual([1, 1])
  expect(await then({})).toEqual([1, 0])
  expect(await then({ ...EXPIRED, operation: 'token' })).toEqual([1, 0])
  expect(await then(EXPIRED)).toEqual([2, 1])
})
