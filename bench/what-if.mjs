/**
 * The what-if of a revenue share on the full demo data, over the product's own call, against one statement by hand
 * behind a plain Node server: of one website and of all of them, by percentage and by condition.
 * Usage: node bench/what-if.mjs [postgres|pglite|both] [runs]
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ask, onFullDemo, tokenOf } from './full-demo.mjs'
import { median } from './median.mjs'
import { startProduct } from './product.mjs'

const LIMIT = 0.5
const MOST_MS = 2_000

/** @param {string | null} rev_device @param {string | null} rev_format @param {string} rev_percentage_value */
const condition = (rev_device, rev_format, rev_percentage_value) => ({
  rev_device,
  rev_format,
  rev_technology: null,
  rev_percentage_value,
})

/** @type {Record<string, object>} */
const DRAFTS = {
  percentage: { wrs_type: 'website_percentage_value', rev_percentage_value: '80.00' },
  condition: {
    wrs_type: 'specific_per_condition',
    ars_percentage: '75.00',
    conditions: [
      condition('mobile', 'video', '70.00'),
      condition(null, 'video', '72.00'),
      condition('desktop', null, '78.00'),
    ],
  },
}

/** By hand, what lies between two micro-units goes up. @param {number} a @param {number} b */
const isSame = (a, b) => Math.abs(a - b) <= 0.02 + Math.abs(a) * 1e-7

/** @param {Record<string, string>} env of the product @param {Record<string, string>} plainEnv @param {number} runs */
const compare = async (env, plainEnv, runs) => {
  let isSlow = false
  const product = await startProduct(env)
  const plain = fork(join(import.meta.dirname, 'plain-what-if.mjs'), { env: { ...process.env, ...plainEnv } })
  try {
    const [port] = await once(plain, 'message')
    const token = await tokenOf(product.url)
    const list = await ask(`${product.url}/api/web/website/list`, { token, body: { perPage: 200 } })
    const all = list.body.data.map((/** @type {{ id: number }} */ { id }) => id)
    for (const [of, websites] of /** @type {[string, number[]][]} */ ([
      ['one website', all.slice(0, 1)],
      [`${all.length} websites`, all],
    ]))
      for (const [draft, terms] of Object.entries(DRAFTS)) {
        const body = { ...terms, websites, currency: 'BRL' }
        const byProduct = () => ask(`${product.url}/api/web/websiteRevenueShare/preview`, { token, body })
        const first = await byProduct()
        const values = [first.body.from, first.body.to, websites.join(',')]
        const byHand = () => ask(`http://127.0.0.1:${port}/`, { body: { draft, values } })
        const rows = (await byHand()).body.rows
        const sum = rows.reduce((/** @type {number} */ total, /** @type {any} */ row) => total + Number(row.draft), 0)
        if (!isSame(Number(first.body.total.publisher_then), sum / 1e6))
          throw new Error(`${of}, ${draft}: ${first.body.total.publisher_then} is not ${sum / 1e6}`)
        /** @type {Record<'plain' | 'product', number[]>} */
        const took = { plain: [], product: [] }
        for (let run = 0; run < runs; run += 1) {
          took.plain.push((await byHand()).ms)
          took.product.push((await byProduct()).ms)
        }
        const [one, other] = [median(took.plain), median(took.product)]
        const ratio = one / other
        isSlow ||= ratio < LIMIT || other > MOST_MS
        console.log(
          `${of.padEnd(12)} ${draft.padEnd(10)} first ${first.ms.toFixed(0).padStart(5)} ms  plain ${one.toFixed(1).padStart(6)} ms  product ${other.toFixed(1).padStart(6)} ms  ratio ${ratio.toFixed(2)}  ${ratio < LIMIT ? 'UNDER' : 'at least'} ${LIMIT}`,
        )
      }
  } finally {
    plain.kill()
    await product.end('SIGTERM')
  }
  return isSlow
}

const [asked = 'both', runs = '7'] = process.argv.slice(2)
await onFullDemo(asked, (env, plainEnv) => compare(env, plainEnv, Number(runs)))
