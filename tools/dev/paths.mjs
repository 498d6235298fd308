import { join } from 'node:path'
import { CACHE } from '../workspace.mjs'

/** Where people reach the product on this machine. */
export const productPort = () => Number(process.env.PORT || 4000)

/**
 * Where development writes, in the layout of the checkout and apart from what is built for people. Each port has a
 * place of its own, so that two can run.
 * @param {number} port
 */
export const placesOf = port => {
  const home = join(CACHE, 'dev', String(port))
  const shell = join(home, 'shell', 'dist')
  return {
    home,
    api: join(home, 'api'),
    server: join(home, 'api', 'dist'),
    shell,
    assets: join(shell, 'assets'),
    documents: join(shell, 'documents'),
    documentsBundle: join(home, 'documents'),
    declarations: join(home, 'declarations'),
    remotes: join(home, 'remotes'),
  }
}

/** @typedef {ReturnType<typeof placesOf>} Places */
