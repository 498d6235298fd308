import { type Endpoint, endpointList, routeOf } from '@candela/shared-contract'
import { accountCases } from './audit/account'
import { adNetworkCases } from './audit/ad-network'
import { authCases } from './audit/auth'
import type { Case, Prepared } from './audit/case'
import { contactCases } from './audit/contact'
import { exportCases } from './audit/export'
import { groupCases } from './audit/group'
import { maintenanceCases } from './audit/maintenance'
import { networkTypeCases } from './audit/network-type'
import { notificationCases } from './audit/notification'
import { orderCases } from './audit/order'
import { orderCampaignCases } from './audit/order-campaign'
import { quotationCases } from './audit/quotation'
import { restoreManyCases } from './audit/restore-many'
import { rowCases } from './audit/row'
import { shareCases } from './audit/share'
import { technologyCases } from './audit/technology'
import { transferCases } from './audit/transfer'
import { userCases } from './audit/user'
import { viewCases } from './audit/view'
import { websiteCases } from './audit/website'
import { logWordsHold } from './log-words'
import { type Product, startProduct } from './product'

const ENTITIES = [
  authCases,
  userCases,
  accountCases,
  groupCases,
  maintenanceCases,
  notificationCases,
  contactCases,
  viewCases,
  websiteCases,
  quotationCases,
  technologyCases,
  networkTypeCases,
  adNetworkCases,
  orderCampaignCases,
  orderCases,
  rowCases,
  shareCases,
  transferCases,
  exportCases,
]

/**
 * Every writing call and the audit rows it must leave. A call that writes and is missing in the cases of its entity
 * fails the suite, so a new endpoint brings its line with it.
 */
let product: Product
let cases: Record<string, Case>
beforeAll(async () => {
  product = await startProduct()
  cases = Object.assign({}, ...ENTITIES.map(casesOf => casesOf(product)))
  cases = { ...cases, ...restoreManyCases(product, cases) }
})
afterAll(() => product.close())

const newestId = async (): Promise<number> =>
  (await product.database.read.selectFrom('system_logs').select('id').orderBy('id', 'desc').executeTakeFirst())?.id ?? 0

const rowsAfter = (id: number) =>
  product.database.read.selectFrom('system_logs').selectAll().where('id', '>', id).orderBy('id').execute()

const perform = (endpoint: Endpoint, { id = 0, session = 0, note = 0, query = '', ...sent }: Prepared) => {
  const path = endpoint.path
    .replace(':id', String(id))
    .replace(':session', String(session))
    .replace(':note', String(note))
  return product.call(endpoint.method, `${path}${query}`, { ...sent, ip: '192.0.2.50' })
}

const writes = endpointList.filter(({ endpoint }) => endpoint.effect === 'write')

it.each(writes)('$name leaves its audit rows, before and after, as one action', async ({ name, endpoint }) => {
  const prepared = cases[name]
  if (!prepared) throw new Error(`${name} writes: say here which audit rows it leaves`)
  const request = (await prepared.arrange?.()) ?? {}
  const before = await newestId()
  expect((await perform(endpoint, request)).status).toBeLessThan(300)
  const rows = await rowsAfter(before)
  expect(
    rows.map(({ slo_table_name, slo_type, slo_action, slo_diffs, slo_ip }) => ({
      slo_table_name,
      slo_type,
      slo_action,
      slo_diffs,
      slo_ip,
    })),
  ).toEqual(
    prepared.rows.map(({ table, type, diffs }) => ({
      slo_table_name: table,
      slo_type: type,
      slo_action: name,
      slo_diffs: expect.objectContaining(diffs),
      slo_ip: '192.0.2.50',
    })),
  )
  const actions = new Set(rows.map(({ slo_transaction_hash }) => slo_transaction_hash))
  expect(actions.size).toBe(prepared.rows.length > 0 ? 1 : 0)
  expect(rows.every(({ slo_blame_user_id }) => slo_blame_user_id !== null)).toBe(true)
})

it('reading changes nothing, however often it happens', async () => {
  const token = await product.signIn('adops@candela.example')
  const before = await newestId()
  for (const { endpoint } of endpointList.filter(({ endpoint: { effect, params } }) => effect === 'read' && !params))
    await product.call(endpoint.method, routeOf(endpoint), { token })
  expect(await rowsAfter(before)).toEqual([])
})

it('a change whose audit row cannot be stored does not happen', async () => {
  const token = await product.signIn('publisher@candela.example')
  await product.database.exec('alter table system_logs add constraint refused check (id < 0) not valid')
  try {
    const answer = await product.call('POST', '/user/updateUserLocale', { token, body: { usr_locale: 'es_ES' } })
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    const user = await product.database.read
      .selectFrom('users')
      .where('usr_email', '=', 'publisher@candela.example')
      .select('usr_locale')
      .executeTakeFirstOrThrow()
    expect(user.usr_locale).toBe('pt_BR')
    const refused = await product.call('POST', '/auth', {
      body: { email: 'viewer@candela.example', password: 'candela-demo' },
    })
    expect(refused.status).toBe(503)
  } finally {
    await product.database.exec('alter table system_logs drop constraint refused')
  }
  expect((await product.call('POST', '/user/updateUserLocale', { token, body: { usr_locale: 'es_ES' } })).status).toBe(
    200,
  )
})

describe('the system log', () => logWordsHold(() => product))
