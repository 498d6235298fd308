import { WebError } from '../src/platform/web/page'
import { demo } from '../src/seeds/demo'
import { fuzz } from './fuzz/fuzz'
import { type Product, startProduct } from './product'

/** `npm run fuzz -- --calls 200000 --seed 7` is the long form. */
const USUAL_CALLS = 10_000
const calls = Number(process.env.FUZZ_CALLS ?? USUAL_CALLS)
const seed = Number(process.env.FUZZ_SEED ?? 17)

/**
 * Where everything is refused, nothing is found. Of the usual calls ten in a hundred are done (where nobody has a right
 * two), and 106 of the document at least once.
 */
const LET_THROUGH = 0.09
const CALLS_DONE = 95

let product: Product
beforeAll(async () => {
  product = await startProduct()
  // Nobody out there is asked.
  product.app.demo = { ...demo, web: () => () => Promise.reject(new WebError('unreachable')) }
})
afterAll(() => product.close())

it(
  `${calls} calls of the document, right and wrong ones, are answered or refused as they should be`,
  async () => {
    const { found, statuses, done } = await fuzz(product, { calls, seed })
    if (process.env.FUZZ_CALLS) console.log(statuses, done)
    expect(found).toEqual([])
    const all = Object.values(done).reduce((sum, times) => sum + times, 0)
    expect(all).toBeGreaterThan(calls * LET_THROUGH)
    if (calls >= USUAL_CALLS) expect(Object.keys(done).length).toBeGreaterThanOrEqual(CALLS_DONE)
  },
  30_000 + calls * 20,
)
