import { WebError } from '../src/platform/web/page'
import { demo } from '../src/seeds/demo'
import { fuzz } from './fuzz/fuzz'
import { type Product, startProduct } from './product'

/** `npm run fuzz -- --calls 200000 --seed 7` is the long form. */
const calls = Number(process.env.FUZZ_CALLS ?? 10_000)
const seed = Number(process.env.FUZZ_SEED ?? 17)

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
    const { found, statuses } = await fuzz(product, { calls, seed })
    if (process.env.FUZZ_CALLS) console.log(statuses)
    expect(found).toEqual([])
  },
  30_000 + calls * 20,
)
