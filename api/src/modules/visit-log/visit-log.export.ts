import {
  type BodyOf,
  type CsvCell,
  type endpoints,
  isLocale,
  languageOf,
  USER_WORDS,
  VISIT_WORDS,
  type Visit,
  type VisitColumn,
} from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { csvOfList } from '../../platform/csv'
import type { FileAnswer } from '../../platform/http/bind'
import { reachOf } from '../reach'
import { visitIdsInOrder } from './visit-log.list'
import { toVisit } from './visit-log.present'
import { visitsOf } from './visit-log.repository'

/** The visits of a list as a file. */
export const exportVisits = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.userAccessLog.export>,
): Promise<FileAnswer> => {
  const { read } = ctx.app.database
  const reach = reachOf(ctx.actor)
  const language = languageOf(ctx.locale)
  const words = VISIT_WORDS[language]
  const { locale } = USER_WORDS[language]

  const cellOf = (column: VisitColumn, visit: Visit): CsvCell => {
    switch (column) {
      case 'ual_device':
        return words.device[visit.ual_device]
      case 'ual_language':
        return isLocale(visit.ual_language) ? locale[visit.ual_language] : visit.ual_language
      case 'duration':
        if (visit.open) return words.open
        return visit.duration === null ? null : { exact: String(visit.duration) }
      default:
        return visit[column]
    }
  }

  return csvOfList(ctx, {
    words,
    columns,
    ids: await visitIdsInOrder(read, reach, query),
    rowsOf: async ids => (await visitsOf(read, reach, ids)).map(row => toVisit(ctx.actor, row)),
    cellOf,
  })
}
