import type { NewRow } from '../src/platform/db/schema'
import type { Product } from './product'

let last = 0

/** A technology that nothing names; made behind the API's back, so that a test begins where it wants to. */
export const aTechnology = async (
  { database }: Product,
  facts: Partial<NewRow<'ad_network_categories'>> = {},
): Promise<{ id: number; anc_name: string; updated_at: string }> => {
  last += 1
  return database.unaudited
    .insertInto('ad_network_categories')
    .values({ anc_name: `Test technology ${last}`, anc_color: 'teal', deleted_at: null, ...facts })
    .returning(['id', 'anc_name', 'updated_at'])
    .executeTakeFirstOrThrow()
}

/** An ad network that uses it. */
export const aNetworkWith = async ({ database }: Product, technology: number, deleted_at: string | null = null) => {
  last += 1
  const type = await database.unaudited
    .insertInto('ad_network_types')
    .values({ ant_name: `Test type ${last}`, ant_fields: '[]', deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return database.unaudited
    .insertInto('ad_networks')
    .values({
      adn_name: `Test network ${last}`,
      adn_id_ad_network_type: type.id,
      adn_id_ad_network_category: technology,
      deleted_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
