import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '@candela/shared-contract'
import { runDir, templateDir } from './paths'
import { type Fixture, releaseFixtures, replaceRegistry } from './registry'
import { type Env, type Server, startServer } from './server'

export type Product = Server & {
  dataDir: string
  /** Changes what is released under the running product; answers what was before. */
  withRegistry: (change: (registry: Registry) => Registry) => Promise<Registry>
  /** Stops and starts again on the same data. */
  restart: () => Promise<void>
}

/** A product of one's own, with the seeded data and the asked-for remotes. */
export const startProduct = async ({
  env = {},
  remotes = ['remote'],
}: {
  env?: Env
  remotes?: readonly Fixture[]
} = {}): Promise<Product> => {
  const dataDir = await mkdtemp(join(runDir(), 'product-'))
  await cp(templateDir(), dataDir, { recursive: true })
  await mkdir(join(dataDir, 'remotes'), { recursive: true })
  await releaseFixtures(dataDir, remotes)
  let server = await startServer(dataDir, env)
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
      server = await startServer(dataDir, { ...env, PORT: new URL(server.url).port })
    },
  }
}
