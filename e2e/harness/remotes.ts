import type { Fixture } from './registry'

/**
 * What a product has released, by name. A name is what the workers of the runner are told apart by: specs that say
 * the same one share a product.
 */
export const REMOTES = {
  /** Every remote of the product, as people have it. */
  all: ['mfe-reports', 'mfe-publishers', 'mfe-adnetworks', 'mfe-formats', 'mfe-admin'],
  /** A remote of many entries and light screens: for what the shell does. */
  fixture: ['remote'],
  fragile: ['remote', 'fragile'],
  probe: ['remote', 'probe'],
  none: [],
} as const satisfies Record<string, readonly Fixture[]>

export type Remotes = keyof typeof REMOTES
