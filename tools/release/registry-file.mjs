import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { importContract, importTypescript } from '../import-typescript.mjs'
import { ROOT } from '../workspace.mjs'

/** @typedef {import('@candela/shared-contract').Registry} Registry */

const PATIENCE_MS = 15_000
const ASK_AGAIN_MS = 100

/** @param {string} dataDir */
const registryFile = dataDir => join(dataDir, 'registry.json')

/** @param {string} dataDir @returns {Promise<Registry>} */
export const readRegistry = async dataDir => {
  const { registrySchema, EMPTY_REGISTRY } = await importContract()
  const file = registryFile(dataDir)
  if (!existsSync(file)) return EMPTY_REGISTRY
  const read = registrySchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (read.data) return read.data
  const [issue] = read.error?.issues ?? []
  throw new Error(`${file} is not a registry that this version can read: ${issue?.path.join('.')} ${issue?.message}`)
}

/** All of it or nothing: a reader never meets half a document. @param {string} dataDir @param {Registry} registry */
const writeRegistry = (dataDir, registry) => {
  const file = registryFile(dataDir)
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(registry), { flush: true })
  renameSync(draft, file)
}

/** @param {string} dataDir @returns {Promise<() => void>} */
const lockRegistry = async dataDir => {
  /** @type {typeof import('../../api/src/platform/db/lock.ts')} */
  const { takeLock } = await importTypescript(join(ROOT, 'api', 'src', 'platform', 'db', 'lock.ts'))
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const lock = takeLock(join(dataDir, 'registry.lock'))
    if ('unlock' in lock) return lock.unlock
    if (Date.now() > deadline) throw new Error(`another release (process ${lock.heldBy}) is at work in ${dataDir}`)
    await wait(ASK_AGAIN_MS)
  }
}

/**
 * One change at a time: reads the registry, lets somebody think of the next one and stores it. Answering the same
 * document stores nothing.
 * @template T
 * @param {string} dataDir
 * @param {(registry: Registry) => Promise<{ registry: Registry, outcome: T }> | { registry: Registry, outcome: T }} change
 * @returns {Promise<T>}
 */
export const changeRegistry = async (dataDir, change) => {
  mkdirSync(dataDir, { recursive: true })
  const unlock = await lockRegistry(dataDir)
  try {
    const before = await readRegistry(dataDir)
    const { registry, outcome } = await change(before)
    if (registry !== before) writeRegistry(dataDir, registry)
    return outcome
  } finally {
    unlock()
  }
}
