import { randomUUID } from 'node:crypto'
import type { ApiLog, ApiLogIncident, OneApiLog } from '@candela/shared-contract'
import { type RunAttempt, recordRun } from '../src/modules/api-log/api-log.record'
import type { WriteContext } from '../src/platform/write'
import { anAccount, aWebsiteOf } from './accounts'
import { askList } from './lists'
import { type Product, startProduct } from './product'
import { aNetworkWith, aTechnology } from './technologies'

let last = 0

/** An ad network, of one website or of any; made behind the API's back. */
export const aNetwork = async (
  product: Product,
  { name, website = null }: { name?: string; website?: number | null } = {},
): Promise<{ id: number; adn_name: string }> => {
  last += 1
  const { id } = await aNetworkWith(product, (await aTechnology(product)).id)
  return product.database.unaudited
    .updateTable('ad_networks')
    .set({ adn_name: name ?? `Asked network ${last}`, adn_id_website: website })
    .where('id', '=', id)
    .returning(['id', 'adn_name'])
    .executeTakeFirstOrThrow()
}

const contextOf = ({ database }: Product): WriteContext => ({
  database,
  actorId: null,
  ip: null,
  requestId: null,
})

type Facts = Partial<RunAttempt> & { at?: string }

/** The network was asked and answered well, unless something else is said; its id. */
export const aRun = async (product: Product, adNetwork: number, { at = '', ...facts }: Facts = {}): Promise<number> => {
  const startedAt = new Date(at || Date.now() - 60_000)
  await recordRun(contextOf(product), {
    run: randomUUID(),
    attempt: 1,
    adNetwork,
    operation: 'report',
    days: null,
    startedAt,
    finishedAt: new Date(startedAt.getTime() + 1_250),
    httpStatus: 200,
    result: 'ok',
    request: { method: 'GET', url: 'https://api.aurora.example/v2/report', headers: {}, body: null },
    answer: { headers: { 'content-type': 'application/json' }, body: '{"rows":[]}' },
    secrets: [],
    ...facts,
  } as RunAttempt)
  const { id } = await product.database.read
    .selectFrom('api_logs')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

const idOf = async ({ database }: Product, email: string): Promise<number> =>
  (await database.read.selectFrom('users').select('id').where('usr_email', '=', email).executeTakeFirstOrThrow()).id

/** For the walk through all calls: a run of a website that the person looks after, and one of nobody's. */
export const runRecords = {
  own: async (product: Product, email: string | null): Promise<number> => {
    const managers = [await idOf(product, email ?? 'admin@candela.example')]
    const website = await aWebsiteOf(product, (await anAccount(product, { managers })).id)
    return aRun(product, (await aNetwork(product, { website: website.id })).id)
  },
  foreign: async (product: Product): Promise<number> => {
    const website = await aWebsiteOf(product, (await anAccount(product)).id)
    return aRun(product, (await aNetwork(product, { website: website.id })).id)
  },
}

export const EXPIRED = {
  httpStatus: 401,
  result: 'auth_error',
  error: { code: 'token_expired', text: 'expired' },
} as const
export const SLOW = {
  httpStatus: null,
  result: 'timeout',
  error: { code: 'no_answer', text: null },
  answer: null,
} as const

/** Of a list: runs of these networks. */
export const ofNetworks = (...ids: number[]) => ({ filters: { apl_id_ad_network: ids.map(String) } })

/** A product of its own for a file about runs, and what is asked of it: by an administrator unless said otherwise. */
export const ownRuns = () => {
  let product: Product
  let admin: string
  beforeAll(async () => {
    product = await startProduct()
    admin = await product.signIn('admin@candela.example')
  })
  afterAll(() => product.close())
  return {
    product: () => product,
    admin: () => admin,
    list: (body: object, token = admin) =>
      askList<ApiLog, { apl_result: Record<string, number> }>(product, '/apiLog/list', token, body),
    incidents: (body: object, token = admin) =>
      askList<ApiLogIncident, { state: Record<string, number> }>(product, '/apiLog/incidents', token, body),
    get: async (id: number, token = admin) => {
      const { status, body } = await product.call('GET', `/apiLog/${id}`, { token })
      return { status, body: body as unknown as OneApiLog }
    },
  }
}
