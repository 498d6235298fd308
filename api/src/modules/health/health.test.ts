import { type Product, startProduct } from '../../../test/product'

let product: Product
beforeAll(async () => {
  product = await startProduct({ config: { requestsPerMinute: 4, busyFromMs: 1 } })
})
afterAll(() => product.close())

const statusOf = async (path: string): Promise<number> => (await product.call('GET', path)).status

/** Until the process was seen to be busy: its delay is measured now and then. */
const untilBusy = async (): Promise<void> => {
  do {
    const end = Date.now() + 60
    while (Date.now() < end);
  } while ((await statusOf('/ready')) !== 503)
}

it('health checks count against no limit', async () => {
  const statuses: number[] = []
  for (let round = 0; round < 6; round += 1) statuses.push(await statusOf('/health'), await statusOf('/ready'))
  expect(statuses).not.toContain(429)
  // Nor do they use up what others have.
  expect(await statusOf('/mailbox')).not.toBe(429)
})

it('files of pages count against no limit', async () => {
  const statuses: number[] = []
  for (let round = 0; round < 9; round += 1)
    statuses.push((await product.server.inject({ url: '/remotes/mfe-admin/1/list.js' })).statusCode)
  expect(statuses).not.toContain(429)
  expect(await statusOf('/mailbox')).not.toBe(429)
})

it('a busy process is alive, and not ready', async () => {
  await untilBusy()
  expect(await statusOf('/health')).toBe(200)
})
