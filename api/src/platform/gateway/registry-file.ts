import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { EMPTY_REGISTRY, type Registry, registrySchema } from '@candela/shared-contract'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'

export type RegistryFile = { current: () => Registry }

/**
 * The registry of remotes in the data directory, read again when the file changes. A document that does not fit its
 * schema is refused as a whole: the last good one stays in force and the log says why.
 */
export const registryFile = (dataDir: string, log: FastifyBaseLogger): RegistryFile => {
  const file = join(dataDir, 'registry.json')
  let registry = EMPTY_REGISTRY
  let seen = ''
  return {
    current: () => {
      if (!existsSync(file)) return registry
      const { mtimeMs, size } = statSync(file)
      const version = `${mtimeMs}:${size}`
      if (version === seen) return registry
      seen = version
      try {
        registry = z.parse(registrySchema, JSON.parse(readFileSync(file, 'utf8')))
      } catch (error) {
        log.error({ err: error }, 'registry.json was not accepted; the previous one stays')
      }
      return registry
    },
  }
}
