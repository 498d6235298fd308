import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { remoteTargets } from '../tools/build/targets.mjs'
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.mjs'
import { releaseBuilt } from '../tools/release/operations.mjs'
import { buildPlainApp } from './plain-app/build.mjs'
import { servePlainApp } from './plain-app/serve.mjs'
import { startProduct } from './product.mjs'
import { SOMEBODY, signedIn } from './sign-in.mjs'

/** @typedef {'plain' | 'product'} Side */
/** The plain page first, so that the product never has the warmer machine. */
export const SIDES = /** @type {Side[]} */ (['plain', 'product'])

/** @param {string} url @param {string} path @param {object} body @param {string} [token] */
export const post = async (url, path, body, token) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(`${url}/api/web${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return answer.json()
}

/** The product with its remotes released, and a browser in which somebody is signed in to it. */
export const startBuilt = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'candela-bench-'))
  for (const { outDir } of remoteTargets()) await releaseBuilt({ dist: outDir, dataDir, why: 'bench' })
  const { url, end } = await startProduct({ DATA_DIR: dataDir })
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  return {
    browser,
    product: { url, state: await signedIn(url, browser) },
    end: async () => {
      await browser.close()
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The same, and the plain page before the same API. */
export const startSides = async () => {
  const files = await buildPlainApp()
  const { browser, product, end } = await startBuilt()
  const { url, stop } = await servePlainApp(files, product.url)
  const { token } = await post(product.url, '/auth', SOMEBODY)
  const kept = { name: 'plain.token', value: token }
  return {
    browser,
    token,
    sides: { plain: { url, state: { cookies: [], origins: [{ origin: url, localStorage: [kept] }] } }, product },
    end: async () => {
      stop()
      await end()
    },
  }
}
