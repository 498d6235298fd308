import {
  type BodyOf,
  type CsvCell,
  type endpoints,
  languageOf,
  WEBSITE_WORDS,
  type WebsiteColumn,
} from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { csvAnswer } from '../../platform/csv'
import type { FileAnswer } from '../../platform/http/bind'
import { reachOf } from '../reach'
import { type Recent, recentCell, withRecent } from '../report/report.recent'
import { readable } from './website.domain'
import { websiteIdsInOrder } from './website.list'
import { type ReadWebsite, websitesOf } from './website.repository'

const BATCH = 1_000

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

/** The list as a file: the rows that were there when it was asked for, in the order and with the columns on screen. */
export const exportWebsites = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.website.export>,
): Promise<FileAnswer> => {
  const { read } = ctx.app.database
  const reach = reachOf(ctx.actor)
  const language = languageOf(ctx.locale)
  const words = WEBSITE_WORDS[language]
  const ids = await websiteIdsInOrder(read, reach, query)
  const batches = async function* () {
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = await websitesOf(read, reach, ids.slice(start, start + BATCH))
      const websites = await withRecent(read, 'website', batch, query.currency)
      yield websites.map(website => columns.map(column => cellOf(column, website, words)))
    }
  }
  const head = columns.map(column => words.columns[column])
  return csvAnswer(language, words.file, head, batches())
}
