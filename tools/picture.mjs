/** `npm run picture`: the screenshot of the README, taken from the built product. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { startProduct } from '../bench/product.mjs'
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs'
import { ROOT } from './workspace.mjs'

const dataDir = mkdtempSync(join(tmpdir(), 'candela-picture-'))
const product = await startProduct({ DATA_DIR: dataDir })
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  await page.goto(`${product.url}/auth/login`)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(ROOT, 'docs', 'pictures', 'sign-in.png') })
} finally {
  await browser.close()
  await product.end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}
