import { join } from 'node:path'
import { freePort } from '../../tools/free-port.mjs'
import { spend } from './cost'
import { ROOT } from './paths'
import { STARTED_WITHIN_MS, startSaying } from './server'
import { counted, expect } from './test'

const GALLERY = join(ROOT, 'tools', 'gallery.mjs')

/** A test in the pages of `npm run gallery`. There is no product behind them. */
export const test = counted.extend<object, { gallery: string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: the library reads the names of what is asked for
    async ({}, use) => {
      const { said, stop } = await startSaying(
        [GALLERY],
        { PORT: String(await freePort()) },
        /http:\/\/localhost:\d+\/$/m,
      )
      spend('shared')
      await use(said)
      await stop()
    },
    { scope: 'worker', timeout: STARTED_WITHIN_MS },
  ],
  baseURL: async ({ gallery }, use) => use(gallery),
})

export { expect }
