import type { Credential, CredentialField } from '@candela/shared-contract'
import type { NewRow } from '../src/platform/db/schema'
import type { Product } from './product'
import { aTechnology } from './technologies'

let last = 0

/** One that a type asks for, in the product's own words. */
export const asksFor = (credential: Credential, facts: Partial<CredentialField> = {}): CredentialField => ({
  credential,
  required: true,
  secret: false,
  pattern: '',
  label: {},
  help: {},
  ...facts,
})

type Facts = Partial<Omit<NewRow<'ad_network_types'>, 'ant_fields'>> & { ant_fields?: readonly CredentialField[] }

/** A type that no network uses; made behind the API's back, so that a test begins where it wants to. */
export const aNetworkType = async (
  { database }: Product,
  { ant_fields = [], ...facts }: Facts = {},
): Promise<{ id: number; ant_name: string; updated_at: string }> => {
  last += 1
  return database.unaudited
    .insertInto('ad_network_types')
    .values({ ant_name: `Test kind ${last}`, ant_fields: JSON.stringify(ant_fields), deleted_at: null, ...facts })
    .returning(['id', 'ant_name', 'updated_at'])
    .executeTakeFirstOrThrow()
}

/** An ad network of that type. */
export const aNetworkOf = async (product: Product, type: number, facts: Partial<NewRow<'ad_networks'>> = {}) => {
  last += 1
  return product.database.unaudited
    .insertInto('ad_networks')
    .values({
      adn_name: `Test network of a kind ${last}`,
      adn_id_ad_network_type: type,
      adn_id_ad_network_category: (await aTechnology(product)).id,
      deleted_at: null,
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
