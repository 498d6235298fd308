import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '@candela/shared-contract'
import { runDir, templateDir } from './paths'
import { releaseFixtures, replaceRegistry } from './registry'
import { REMOTES, type Remotes } from './remotes'
import { type Server, startServer } from './server'

export type Product = Server & {
  dataDir: string
  /** Changes what is released under the running product; answers what was before. */
  withRegistry: (change: (registry: Registry) => Registry) => Promise<Registry>
  /** Stops and starts again on the same data. */
  restart: () => Promise<void>
}

/** A product of one's own, with the seeded data and the asked-for remotes. */
export const startProduct = async (remotes: Remotes): Promise<Product> => {
  const dataDir = await mkdtemp(join(runDir(), 'product-'))
  await cp(templateDir(), dataDir, { recursive: true })
  await mkdir(join(dataDir, 'remotes'), { recursive: true })
  await releaseFixtures(dataDir, REMOTES[remotes])
  let server = await startServer(dataDir)
  return {
    dataDir,
    get url() {
      return server.url
    },
    output: () => server.output(),
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    withRegistry: change => replaceRegistry(dataDir, change),
    restart: async () => {
      await server.stop()
      server = await startServer(dataDir, { PORT: new URL(server.url).port })
    },
  }
}
