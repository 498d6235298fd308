import { test as base, expect } from 'playwright/test'
import { collectComplaints } from './console'
import { type Product, startProduct } from './product'
import type { Fixture } from './registry'
import { enter } from './signIn'

type Options = { remotes: readonly Fixture[]; env: Record<string, string> }
type Worker = { product: Product }
type Fixtures = {
  /** Signed in, with nothing opened yet; `signIn` goes through the page and ends where that leads. */
  signInAs: (email: string, password?: string) => Promise<void>
}

/**
 * A test with a product behind it: one per worker, shared by its tests; `test.use({ remotes, env })` at the top of a
 * file asks for another one. It fails when any page of its context complains on the console.
 */
export const test = base.extend<Fixtures, Worker & Options>({
  remotes: [['remote'], { option: true, scope: 'worker' }],
  env: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ remotes, env }, use) => {
      const product = await startProduct({ remotes, env })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  context: async ({ context }, use) => {
    const complaints = collectComplaints(context)
    await use(context)
    expect(complaints).toEqual([])
  },
  signInAs: async ({ page, baseURL }, use) => use((email, password) => enter(page, String(baseURL), email, password)),
})

export { expect }
