import { addDays, CHARTS, type Day, type Pair, todayIn } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from './accounts'
import { aNetwork, type Network } from './brought-facts'
import { somebodyWith } from './people'
import { type Product, startProduct } from './product'

export const SEES_DASHBOARDS: readonly Pair[] = [
  'dashboard.totalizers',
  'dashboard.charts',
  'dashboard.errorLog',
  'dashboard.currencyExchange',
]

/** Every block that is asked for with a period: its call and what else it is sent. */
export const BLOCKS: readonly (readonly [path: string, facts: object])[] = [
  ['/dashboard/totalizers', {}],
  ['/dashboard/money', {}],
  ...CHARTS.map(chart => ['/dashboard/charts', { chart }] as const),
  ['/dashboard/movers', {}],
  ['/dashboard/coverage', {}],
  ['/dashboard/todo', {}],
]

/** Accounts of tests live in this zone. */
export const today = todayIn('UTC')
export const ago = (days: number): Day => addDays(today, -days)

/** For the tests of a file: a product with a network, whoever looks at a dashboard, and asking for its blocks. */
export const ownDashboard = () => {
  let product: Product
  let network: Network
  beforeAll(async () => {
    product = await startProduct()
    network = await aNetwork(product, { name: 'Steady network' })
  })
  afterAll(() => product.close())

  const aReader = (scope: 'own' | 'managed' = 'own') =>
    somebodyWith(
      product,
      [...SEES_DASHBOARDS, 'website.list', 'website.get', 'report.report05', 'report.sendInvoice'],
      scope,
    )
  const aPublisher = async () => {
    const reader = await aReader()
    const account = await anAccount(product, { users: [reader.id] })
    return { ...reader, account, site: await aWebsiteOf(product, account.id) }
  }
  const ask = async <T>({ token }: { token: string }, path: string, facts: object = {}): Promise<T> => {
    const body = { period: 'last5', currency: 'BRL', ...facts }
    const answer = await product.call('POST', path, { token, body })
    expect([answer.status, answer.body.errors]).toEqual([200, undefined])
    return answer.body as T
  }
  return { product: () => product, network: () => network, aReader, aPublisher, ask }
}
