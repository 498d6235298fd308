import type { NewRow } from '../src/platform/db/schema'
import { aGroup, aPerson } from './people'
import type { Product } from './product'

/** An entry of maintenance; without a group or somebody else it is for a person of its own. */
export const anEntry = async (product: Product, facts: Partial<NewRow<'maintenance'>> = {}) => {
  const isSaid = facts.usm_id_user || facts.usm_id_group
  const user = isSaid ? null : await aPerson(product, (await aGroup(product, { scope: 'own' })).id)
  return product.database.unaudited
    .insertInto('maintenance')
    .values({
      usm_id_user: user?.id ?? null,
      usm_id_group: null,
      usm_message: null,
      usm_from: null,
      usm_until: null,
      deleted_at: null,
      ...facts,
    })
    .returning(['id', 'usm_id_user', 'updated_at'])
    .executeTakeFirstOrThrow()
}

/** So many minutes from now. */
export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString()
