import { type Dimension, TYPES } from '@candela/shared-contract'
import type { Reader } from '../../platform/db/database'
import { isOneOf } from '../../platform/db/text'
import { userNames } from '../user/user.repository'

type Key = string | number | null
export type KeyPart = { id: string | number | null; label: string }

const WORDS: Partial<Record<Dimension, readonly string[]>> = {
  format: TYPES.formatName,
  device: TYPES.device,
  adType: TYPES.adType,
}

type Names = ReadonlyMap<number, string>

const toNames = (rows: readonly { id: number; label: string }[]): Names =>
  new Map(rows.map(({ id, label }) => [id, label]))

/** Removed ones keep their names: what they earned is still there. */
const NAMES: Partial<Record<Dimension, (read: Reader, ids: readonly number[]) => Promise<Names>>> = {
  website: async (read, ids) =>
    toNames(await read.selectFrom('websites').where(isOneOf('id', ids)).select(['id', 'anw_name as label']).execute()),
  account: async (read, ids) =>
    toNames(await read.selectFrom('accounts').where(isOneOf('id', ids)).select(['id', 'acc_name as label']).execute()),
  adNetwork: async (read, ids) =>
    toNames(
      await read.selectFrom('ad_networks').where(isOneOf('id', ids)).select(['id', 'adn_name as label']).execute(),
    ),
  technology: async (read, ids) =>
    toNames(
      await read
        .selectFrom('ad_network_categories')
        .where(isOneOf('id', ids))
        .select(['id', 'anc_name as label'])
        .execute(),
    ),
  adNetworkType: async (read, ids) =>
    toNames(
      await read.selectFrom('ad_network_types').where(isOneOf('id', ids)).select(['id', 'ant_name as label']).execute(),
    ),
  manager: async (read, ids) => new Map(await userNames(read, ids)),
}

/** What each part of a key is called. Facts without a network, a format and so on have an empty one. */
export const labelsFor = async (
  read: Reader,
  dimensions: readonly Dimension[],
  keys: readonly (readonly Key[])[],
): Promise<(key: readonly Key[]) => Partial<Record<Dimension, KeyPart>>> => {
  const named = await Promise.all(
    dimensions.map(async (dimension, index): Promise<Names> => {
      const ids = [...new Set(keys.map(key => key[index]))].filter(id => typeof id === 'number')
      const names = NAMES[dimension]
      return names && ids.length > 0 ? names(read, ids) : new Map()
    }),
  )
  const partOf = (dimension: Dimension, index: number, id: Key): KeyPart => {
    const words = WORDS[dimension]
    const word = words?.[Number(id) - 1]
    if (words) return { id: word ?? null, label: word ?? '' }
    if (!NAMES[dimension]) return { id, label: String(id ?? '') }
    const label = named[index]?.get(Number(id))
    return label === undefined ? { id: null, label: '' } : { id, label }
  }
  return key =>
    Object.fromEntries(dimensions.map((dimension, index) => [dimension, partOf(dimension, index, key[index] ?? null)]))
}
