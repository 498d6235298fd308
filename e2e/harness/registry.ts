import { join } from 'node:path'
import type { Registry } from '@candela/shared-contract'
import { fixtureDist } from '../../tools/build/targets.mjs'
import { releaseBuilt } from '../../tools/release/operations.mjs'
import { changeRegistry } from '../../tools/release/registry-file.mjs'
import { ROOT } from './paths'

/** A folder of `e2e/fixtures`, or a remote of the product. */
export type Fixture = 'remote' | 'probe' | 'fragile' | `mfe-${string}`

const distOf = (name: Fixture): string => (name.startsWith('mfe-') ? join(ROOT, name, 'dist') : fixtureDist(name))

/** Releases fixtures into a data directory, exactly as a release does. */
export const releaseFixtures = async (dataDir: string, fixtures: readonly Fixture[]): Promise<void> => {
  for (const fixture of fixtures) await releaseBuilt({ dist: distOf(fixture), dataDir, why: 'a browser spec' })
}

/** Changes what is released in a data directory; a running product notices. Answers what was before. */
export const replaceRegistry = (dataDir: string, change: (registry: Registry) => Registry): Promise<Registry> =>
  changeRegistry(dataDir, before => ({ registry: change(before), outcome: before }))
