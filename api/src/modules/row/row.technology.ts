import { sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { factKeys, keyOf, keyText } from '../facts/facts.keys'
import type { FactKey } from '../facts/facts.types'

/** The place of the technology in a key. */
const TECHNOLOGY = 5

const without = (key: string): string => key.split('.').toSpliced(TECHNOLOGY, 1).join('.')

/**
 * Facts with the technology of the row that is stored of each. An ad network may be of another technology since, and its
 * rows keep that of their time: the same line said again is the same row all the same.
 */
export const withStoredTechnology = async <F extends FactKey>(read: Reader, facts: readonly F[]): Promise<F[]> => {
  const days = facts.map(({ day }) => day).toSorted()
  const [from, to] = [days[0], days.at(-1)]
  if (!from || !to) return []
  const stored = sql<{ key: string; technology: number }>`(
    select ${keyText('f')} as key, f.anr_id_technology as technology
    from ${factKeys(facts)} join ad_network_reports as f on (f.anr_id_website, f.anr_date, f.anr_id_ad_network,
      f.anr_format, f.anr_device, f.anr_ad_type, f.anr_currency, f.anr_author) = (k.anr_id_website, k.anr_date,
      k.anr_id_ad_network, k.anr_format, k.anr_device, k.anr_ad_type, k.anr_currency, k.anr_author)
    where f.anr_date between ${from}::date and ${to}::date)`
  const rows = await read.selectFrom(stored.as('s')).selectAll().execute()
  const keys = new Set(rows.map(({ key }) => key))
  const technologies = new Map(rows.map(({ key, technology }) => [without(key), technology]))
  return facts.map(fact => {
    const key = keyOf(fact)
    // Of two, the row of today's technology is the one that is meant.
    const technology = keys.has(key) ? undefined : technologies.get(without(key))
    return technology === undefined ? fact : { ...fact, technology }
  })
}
