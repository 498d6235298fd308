import { type Endpoint, endpointList, LOG_CONFIGS, SYSTEM_LOG_WORDS, TABLE_OF_PREFIX } from '@candela/shared-contract'
import { sql } from 'kysely'
import { auditRules } from '../src/audit-rules'
import { kindOf } from '../src/modules/system-log/system-log.objects'
import { accountCases } from './audit/account'
import { adNetworkCases } from './audit/ad-network'
import { authCases } from './audit/auth'
import type { Case, Prepared } from './audit/case'
import { exportCases } from './audit/export'
import { groupCases } from './audit/group'
import { maintenanceCases } from './audit/maintenance'
import { networkTypeCases } from './audit/network-type'
import { orderCases } from './audit/order'
import { orderCampaignCases } from './audit/order-campaign'
import { quotationCases } from './audit/quotation'
import { rowCases } from './audit/row'
import { shareCases } from './audit/share'
import { technologyCases } from './audit/technology'
import { transferCases } from './audit/transfer'
import { userCases } from './audit/user'
import { viewCases } from './audit/view'
import { websiteCases } from './audit/website'
import { type Product, startProduct } from './product'

const ENTITIES = [
  authCases,
  userCases,
  accountCases,
  groupCases,
  maintenanceCases,
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
  expect(new Set(rows.map(({ slo_transaction_hash }) => slo_transaction_hash)).size).toBe(1)
  expect(rows.every(({ slo_blame_user_id }) => slo_blame_user_id !== null)).toBe(true)
})

it('reading changes nothing, however often it happens', async () => {
  const token = await product.signIn('adops@candela.example')
  const before = await newestId()
  for (const { endpoint } of endpointList.filter(({ endpoint: { effect, params } }) => effect === 'read' && !params))
    await product.call(endpoint.method, endpoint.path, { token })
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

describe('the system log', () => {
  it('has words for all that is audited: say them in systemLogWords, a new prefix in TABLE_OF_PREFIX', async () => {
    const { rows } = await sql<{ name: string; columns: string[] }>`select table_name as name,
      array_agg(column_name::text) as columns from information_schema.columns
      where table_schema = 'public' group by 1`.execute(product.database.unaudited)
    const audited = Object.entries(auditRules).flatMap(([name, rule]) => ('none' in rule ? [] : [{ name, ...rule }]))
    const fields = audited.flatMap(({ name, noise = [] }) => {
      const silent: readonly string[] = ['updated_at', ...noise]
      return rows.find(table => table.name === name)?.columns.filter(column => !silent.includes(column)) ?? []
    })
    const prefixes = fields.flatMap(field => /^[a-z]{3}(?=_)/.exec(field) ?? [])
    const without = (words: object, keys: readonly string[]) => [...new Set(keys)].filter(key => !(key in words))
    const { kind, table, field } = SYSTEM_LOG_WORDS.en
    const kinds = audited.map(({ type }) => type)
    const tables = audited.map(({ name }) => name)
    expect([without(kind, kinds), without(table, tables), without(field, fields)]).toEqual([[], [], []])
    expect(without(TABLE_OF_PREFIX, prefixes)).toEqual([])
  })

  it('names the records whose pages it leads to: say how in logged-kinds.ts', () => {
    expect(LOG_CONFIGS.flatMap(({ types }) => types).filter(type => !kindOf(type))).toEqual([])
  })
})
