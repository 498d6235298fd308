import { existsSync, mkdirSync, readFileSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'
import { EMPTY_REGISTRY, type Registry, readRegistry } from '@candela/shared-contract'
import type { FastifyBaseLogger } from 'fastify'

const NAME = 'registry.json'
/** Not every file system tells of its changes. */
const LOOK_MS = 5_000

export type RegistryFile = {
  current: () => Registry
  /** Calls whenever another registry is in force; answers how to stop. */
  watch: (changed: () => void) => () => void
}

/**
 * The registry of remotes in the data directory, read again when the file changes. A document that does not fit its
 * schema is refused: the last good one stays in force and the log says why. A single release that cannot be read is
 * left out, with a line that names it.
 */
export const registryFile = (dataDir: string, log: FastifyBaseLogger): RegistryFile => {
  const file = join(dataDir, NAME)
  let registry = EMPTY_REGISTRY
  let seen = ''

  const current = (): Registry => {
    if (!existsSync(file)) return registry
    const { mtimeMs, size, ino } = statSync(file)
    const version = `${mtimeMs}:${size}:${ino}`
    if (version === seen) return registry
    seen = version
    try {
      const read = readRegistry(JSON.parse(readFileSync(file, 'utf8')))
      registry = read.registry
      if (read.refused.length) log.error({ releases: read.refused }, 'releases that cannot be read were left out')
    } catch (error) {
      log.error({ err: error }, 'registry.json was not accepted; the previous one stays')
    }
    return registry
  }

  return {
    current,
    watch: changed => {
      let known = current()
      const look = (): void => {
        const now = current()
        if (now === known) return
        known = now
        changed()
      }
      mkdirSync(dataDir, { recursive: true })
      const watcher = watch(dataDir, (_event, name) => {
        if (name === null || name === NAME) look()
      })
      watcher.on('error', error => log.warn({ err: error }, 'the data directory is looked at now and then only'))
      const timer = setInterval(look, LOOK_MS)
      return () => {
        watcher.close()
        clearInterval(timer)
      }
    },
  }
}
