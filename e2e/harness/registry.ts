import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EMPTY_REGISTRY, type Registry, type RemoteDeclaration } from '@candela/shared-contract'
import { FIXTURE_DIST } from '../../tools/build/targets.mjs'

const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

const isServed = (file: string): boolean => !/\.(br|gz)$/.test(file)

/** A registry in which one built remote is released. */
const registryOf = (dist: string, declaration: RemoteDeclaration): Registry => {
  const { name, version } = declaration
  const files = readdirSync(dist).filter(isServed)
  const release = {
    url: `/remotes/${name}/${version}/`,
    files: Object.fromEntries(files.map(file => [file, integrityOf(join(dist, file))])),
    declaration,
    builtAt: '2026-11-20T00:00:00.000Z',
  }
  return { ...EMPTY_REGISTRY, default: { [name]: version }, releases: { [name]: { [version]: release } } }
}

/** What is released in a data directory; a running product notices. */
export const writeRegistry = async (dataDir: string, registry: Registry): Promise<void> => {
  await writeFile(join(dataDir, 'registry.json'), JSON.stringify(registry))
}

/** Puts the fixture remote into a data directory, the way a release does. */
export const releaseFixture = async (dataDir: string): Promise<Registry> => {
  const declaration = JSON.parse(readFileSync(join(FIXTURE_DIST, 'remote.json'), 'utf8')) as RemoteDeclaration
  const target = join(dataDir, 'remotes', declaration.name, declaration.version)
  await mkdir(target, { recursive: true })
  await cp(FIXTURE_DIST, target, { recursive: true })
  const registry = registryOf(FIXTURE_DIST, declaration)
  await writeRegistry(dataDir, registry)
  return registry
}
