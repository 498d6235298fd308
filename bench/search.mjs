/**
 * What Ctrl K finds on the full demo data, as the page asks it: all kinds in one request. Against one prepared statement
 * behind a plain Node server, which finds the same names of the same rows.
 * Usage: node bench/search.mjs [postgres|pglite|both] [runs]
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { remoteTargets } from '../tools/build/targets.mjs'
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.mjs'
import { releaseBuilt } from '../tools/release/operations.mjs'
import { ask, askText, onFullDemo, tokenOf } from './full-demo.mjs'
import { median } from './median.mjs'
import { startProduct } from './product.mjs'
import { signedIn } from './sign-in.mjs'

/** Of the text that has the limit; what costs one statement a few milliseconds is told beside it. */
const LIMIT = 0.5
const LIMITED = 'cari'
/** Between the last key and the record on screen. */
const MOST_MS = 100
const SCREEN_RUNS = 9
const KINDS = ['account', 'website', 'user', 'adNetwork']
const TEXTS = [LIMITED, 'a', 'são', 'jornal', '@candela.example', '12', 'zzzz']

/** @param {string} text of server-sent events @returns {{ question: number, status: number, body: { name: string }[] }[]} */
const answersIn = text =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map(event => JSON.parse(event.replace('data: ', '')))

/** What the page does: from the last key of `cari` to the next frame with Grupo Cariri in it. @param {string} url */
const fromLastKey = async url => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage({ storageState: await signedIn(url, browser) })
    const took = []
    for (let run = 0; run < SCREEN_RUNS; run += 1) {
      // A page that has not found it yet: what was found is kept.
      await page.goto(`${url}/maintenance`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('option').first().waitFor()
      await page.evaluate(() => {
        const times = /** @type {any} */ (globalThis)
        times.shown = new Promise(resolve => {
          document.addEventListener('keydown', ({ timeStamp }) => {
            times.key = timeStamp
          })
          // What was found for fewer letters stands there before, with fewer of them marked.
          const look = () => {
            const options = [...document.querySelectorAll('[role=option]')]
            const found = options.find(({ textContent }) => textContent?.includes('Grupo Cariri'))
            if (found?.querySelector('mark')?.textContent === 'Cari') resolve(performance.now())
            else requestAnimationFrame(look)
          }
          look()
        })
      })
      await page.keyboard.type('cari', { delay: 90 })
      took.push(
        await page.evaluate(async () => {
          const times = /** @type {any} */ (globalThis)
          return (await times.shown) - times.key
        }),
      )
    }
    return median(took)
  } finally {
    await browser.close()
  }
}

/** @param {Record<string, string>} env of the product @param {Record<string, string>} plainEnv @param {number} runs */
const compare = async (env, plainEnv, runs) => {
  let isSlow = false
  for (const { outDir } of remoteTargets())
    await releaseBuilt({ dist: outDir, dataDir: env.DATA_DIR ?? '', why: 'bench' })
  const product = await startProduct(env)
  const plain = fork(join(import.meta.dirname, 'plain-search.mjs'), { env: { ...process.env, ...plainEnv } })
  try {
    const [port] = await once(plain, 'message')
    const token = await tokenOf(product.url)
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format()
    for (const text of TEXTS) {
      const body = JSON.stringify({ text, currency: 'BRL' })
      const questions = KINDS.map(kind => ({ path: `/${kind}/search`, body }))
      const byProduct = () => askText(`${product.url}/api/web/ask`, { token, body: { questions } })
      const byHand = () => ask(`http://127.0.0.1:${port}/`, { body: { text, today } })
      const first = await byProduct()
      const answers = answersIn(first.text)
      if (answers.some(({ status }) => status !== 200)) throw new Error(`${text}: ${first.text}`)
      const found = answers.flatMap(answer => answer.body.map(({ name }) => name))
      if (text === LIMITED && !found.includes('Grupo Cariri')) throw new Error(`${text} found ${found.join(', ')}`)
      await byHand()
      /** @type {Record<'plain' | 'product', number[]>} */
      const took = { plain: [], product: [] }
      for (let run = 0; run < runs; run += 1) {
        took.plain.push((await byHand()).ms)
        took.product.push((await byProduct()).ms)
      }
      const [one, other] = [median(took.plain), median(took.product)]
      const ratio = one / other
      const isLimited = text === LIMITED
      isSlow ||= isLimited && ratio < LIMIT
      console.log(
        `${text.padEnd(18)} ${String(found.length).padStart(2)} found  first ${first.ms.toFixed(0).padStart(4)} ms  plain ${one.toFixed(1).padStart(6)} ms  product ${other.toFixed(1).padStart(6)} ms  ratio ${ratio.toFixed(2)}${isLimited ? `  ${ratio < LIMIT ? 'UNDER' : 'at least'} ${LIMIT}` : ''}`,
      )
    }
    const shown = await fromLastKey(product.url)
    isSlow ||= shown > MOST_MS
    console.log(`from the last key of cari to the record on screen: ${shown.toFixed(0)} ms (at most ${MOST_MS})`)
  } finally {
    plain.kill()
    await product.end('SIGTERM')
  }
  return isSlow
}

const [asked = 'both', runs = '21'] = process.argv.slice(2)
await onFullDemo(asked, (env, plainEnv) => compare(env, plainEnv, Number(runs)))
