import { type endpoints, MAX_PER_PAGE, type QueryOf } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import type { Reach } from '../reach'
import { readable } from './website.domain'
import { namedLike } from './website.list'
import { livingWebsitesIn } from './website.repository'

/** As many as a page at most: whoever looks for another one types a part of its name. */
export const websiteOptions = async (
  read: Reader,
  reach: Reach,
  { search = '', limit }: QueryOf<typeof endpoints.website.simpleList>,
): Promise<{ id: number; label: string }[]> => {
  const text = search.trim()
  const rows = await livingWebsitesIn(read, reach)
    .$if(text !== '', query => query.where(namedLike(text)))
    .select(['w.id', 'w.anw_website'])
    .orderBy(sql`w.anw_website collate "C"`)
    .limit(Math.min(Number(limit ?? MAX_PER_PAGE), MAX_PER_PAGE))
    .execute()
  return rows.map(({ id, anw_website }) => ({ id, label: readable(anw_website) }))
}
