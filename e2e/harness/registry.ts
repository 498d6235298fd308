import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EMPTY_REGISTRY, type Registry, type RemoteDeclaration } from '@candela/shared-contract'
import { FIXTURE_DIST } from '../../tools/build/targets.mjs'
import { builtDeclaration, contentOf } from '../../tools/release/artifact.mjs'

/** A registry in which one built remote is released. */
const registryOf = (dist: string, declaration: RemoteDeclaration): Registry => {
  const { name, version } = declaration
  const release = {
    url: `/remotes/${name}/${version}/`,
    ...contentOf(dist),
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
  const declaration = builtDeclaration(FIXTURE_DIST)
  const target = join(dataDir, 'remotes', declaration.name, declaration.version)
  await mkdir(target, { recursive: true })
  await cp(FIXTURE_DIST, target, { recursive: true })
  const registry = registryOf(FIXTURE_DIST, declaration)
  await writeRegistry(dataDir, registry)
  return registry
}
