import type { Fixture } from './registry'

/**
 * What a product has released, by name. A name is what the workers of the runner are told apart by: specs that say
 * the same one share a product.
 */
export const REMOTES = {
  /** Every remote of the product, as people have it. */
  all: ['mfe-reports', 'mfe-publishers', 'mfe-adnetworks', 'mfe-formats', 'mfe-admin'],
  /** Remotes of light screens, for what the shell does: one of many entries, one that fails, one that looks around. */
  fixtures: ['remote', 'fragile', 'probe'],
} as const satisfies Record<string, readonly Fixture[]>

export type Remotes = keyof typeof REMOTES
