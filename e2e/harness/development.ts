import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ROOT, runDir, templateDir } from './paths'
import type { Product } from './product'
import { type Server, startSaying, startServer } from './server'

const CACHE = join(ROOT, '.cache')
const DEV = join(ROOT, 'tools', 'dev.mjs')
const DEV_REMOTE = join(ROOT, 'tools', 'dev-remote.mjs')
const ALONE = join(ROOT, 'tools', 'alone.mjs')

/** A folder for the sources of a remote that a spec changes: inside the checkout, where its packages are found. */
export const sourcesFolder = async (): Promise<{ dir: string; remove: () => Promise<void> }> => {
  await mkdir(CACHE, { recursive: true })
  const dir = await mkdtemp(join(CACHE, 'e2e-'))
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) }
}

/** Does what somebody does in an editor: one expression for another, and save. */
export const rewrite = async (file: string, from: string, to: string): Promise<void> => {
  const text = await readFile(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${basename(file)} does not say ${from}`)
  await writeFile(file, text.replaceAll(from, to))
}

/** `npm run dev` with one remote in it. */
export const startDevelopment = async (remote: string): Promise<Server> => {
  const dataDir = await mkdtemp(join(runDir(), 'development-'))
  await cp(templateDir(), dataDir, { recursive: true })
  return startServer(dataDir, {}, [DEV, '--only', 'shell', '--add', remote])
}

type Served = { address: string; stop: () => Promise<void> }

/** `npm run dev -w …` of a remote, for pages of a product that runs. Answers the address that it tells people. */
export const developInside = async (product: Product, remote: string): Promise<Served> => {
  const args = [DEV_REMOTE, remote, '--shell', product.url]
  const { said, stop } = await startSaying(args, { DATA_DIR: product.dataDir }, /http:\/\/\S+override=\S+/)
  return { address: said, stop }
}

/** `npm run alone -w …` of a remote, on the data of a product that runs. */
export const startAlone = async (product: Product, remote: string): Promise<Served> => {
  const { said, stop } = await startSaying([ALONE, remote, '--shell', product.url], {}, /http:\/\/localhost:\d+\/$/m)
  return { address: said, stop }
}
