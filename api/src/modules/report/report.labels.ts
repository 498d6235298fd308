import { type ChartColor, type Dimension, TYPES } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { isOneOf } from '../../platform/db/text'

type Key = string | number | null
export type KeyPart = { id: string | number | null; label: string; color?: ChartColor | undefined }
type Labels = Partial<Record<Dimension, KeyPart>>

const WORDS: Partial<Record<Dimension, readonly string[]>> = {
  format: TYPES.formatName,
  device: TYPES.device,
  adType: TYPES.adType,
}

/** Where the name of an id stands. Removed ones keep theirs: what they earned is still there. */
export const NAME_COLUMNS: Partial<Record<Dimension, { table: string; name: string }>> = {
  website: { table: 'websites', name: 'anw_name' },
  account: { table: 'accounts', name: 'acc_name' },
  adNetwork: { table: 'ad_networks', name: 'adn_name' },
  technology: { table: 'ad_network_categories', name: 'anc_name' },
  adNetworkType: { table: 'ad_network_types', name: 'ant_name' },
  orderCampaign: { table: 'order_campaigns', name: 'orc_name' },
  manager: { table: 'users', name: 'usr_name' },
}

/** Facts without a network, a format and so on have an empty one. */
const partOf = (dimension: Dimension, id: Key, name: string | null | undefined): KeyPart => {
  const words = WORDS[dimension]
  const word = words?.[Number(id) - 1]
  if (words) return { id: word ?? null, label: word ?? '' }
  if (!NAME_COLUMNS[dimension]) return { id, label: String(id ?? '') }
  return name == null ? { id: null, label: '' } : { id, label: name }
}

/** What each part of a key is called, of sums that were read with their names. */
export const labelled = (
  dimensions: readonly Dimension[],
  key: readonly Key[],
  names: readonly (string | null)[],
): Labels =>
  Object.fromEntries(
    dimensions.map((dimension, index) => [dimension, partOf(dimension, key[index] ?? null, names[index])]),
  )

/** What ids of a dimension are called. */
export const namesFor = async (
  read: Reader,
  dimension: Dimension,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const named = NAME_COLUMNS[dimension]
  if (!named || ids.length === 0) return new Map()
  const rows = await read
    .selectFrom(
      sql<{
        id: number
        label: string
      }>`(select id, ${sql.ref(named.name)} as label from ${sql.table(named.table)})`.as('n'),
    )
    .where(isOneOf('n.id', ids))
    .selectAll()
    .execute()
  return new Map(rows.map(({ id, label }) => [id, label]))
}
