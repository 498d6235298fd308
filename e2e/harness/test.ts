import { type Browser, test as base, expect } from 'playwright/test'
import { collectComplaints } from './console'
import { spend, takeCost } from './cost'
import { type Product, startProduct } from './product'
import type { Remotes } from './remotes'
import { STARTED_WITHIN_MS } from './server'
import { enter } from './signIn'

type Options = {
  remotes: Remotes
  /** Why a file cannot share its product with others: it then has one of its own, as it was seeded. */
  fresh: string
}
type Worker = { product: Product }
type Fixtures = {
  /** Signed in, with nothing opened yet; `signIn` goes through the page and ends where that leads. */
  signInAs: (email: string, password?: string) => Promise<void>
  cost: undefined
}

const countLoads = (browser: Browser): void => {
  browser.on('context', context => {
    context.on('request', request => {
      if (request.isNavigationRequest() && !request.redirectedFrom()) spend('loads')
    })
  })
}

/** Every test says in the report what it cost; `tools/test/cost.mjs` adds it up. */
export const counted = base.extend<Pick<Fixtures, 'cost'>>({
  browser: [
    async ({ browser }, use) => {
      countLoads(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  cost: [
    // biome-ignore lint/correctness/noEmptyPattern: the library reads the names of what is asked for
    async ({}, use, info) => {
      await use(undefined)
      info.annotations.push({ type: 'cost', description: JSON.stringify(takeCost()) })
    },
    { auto: true },
  ],
})

/**
 * A test with a product behind it: one per worker, shared by the tests of all files that ask for the same remotes.
 * What a test needs it makes itself, under a name of its own; nobody counts on there being nothing else. It fails when
 * any page of its context complains on the console.
 */
export const test = counted.extend<Omit<Fixtures, 'cost'>, Worker & Options>({
  remotes: ['all', { option: true, scope: 'worker' }],
  fresh: ['', { option: true, scope: 'worker' }],
  product: [
    async ({ remotes, fresh }, use) => {
      const product = await startProduct(remotes)
      spend(fresh ? 'starts' : 'shared')
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: STARTED_WITHIN_MS },
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
