import {
  type BodyOf,
  type CsvCell,
  type endpoints,
  languageOf,
  WEBSITE_WORDS,
  type WebsiteColumn,
} from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { csvOfList } from '../../platform/csv'
import type { FileAnswer } from '../../platform/http/bind'
import { reachOf } from '../reach'
import { type Recent, recentCell, withRecent } from '../report/report.recent'
import { readable } from './website.domain'
import { websiteIdsInOrder } from './website.list'
import { type ReadWebsite, websitesOf } from './website.repository'

type Words = (typeof WEBSITE_WORDS)['en']

const cellOf = (column: WebsiteColumn, website: ReadWebsite & Recent, words: Words): CsvCell => {
  switch (column) {
    case 'anw_website':
      return readable(website.anw_website)
    case 'anw_status':
      return words.status[website.anw_status]
    case 'anw_comission':
      return website.anw_comission === null ? null : { exact: website.anw_comission }
    case 'net30':
    case 'change30':
      return recentCell(website[column])
    case 'users_count':
      return { exact: String(website.users_count) }
    default:
      return website[column]
  }
}

/** The websites of a list as a file. */
export const exportWebsites = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.website.export>,
): Promise<FileAnswer> => {
  const { read } = ctx.app.database
  const reach = reachOf(ctx.actor)
  const words = WEBSITE_WORDS[languageOf(ctx.locale)]
  return csvOfList(ctx, {
    words,
    columns,
    ids: await websiteIdsInOrder(read, reach, query),
    rowsOf: async ids => withRecent(read, 'website', await websitesOf(read, reach, ids), query.currency),
    cellOf: (column, website) => cellOf(column, website, words),
  })
}
