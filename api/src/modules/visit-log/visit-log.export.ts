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
import { csvAnswer } from '../../platform/csv'
import type { FileAnswer } from '../../platform/http/bind'
import { reachOf } from '../reach'
import { visitIdsInOrder } from './visit-log.list'
import { toVisit } from './visit-log.present'
import { visitsOf } from './visit-log.repository'

const BATCH = 1_000

/** The list as a file: the rows that were there when it was asked for, in the order and with the columns on screen. */
export const exportVisits = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.userAccessLog.export>,
): Promise<FileAnswer> => {
  const { read } = ctx.app.database
  const scope = reachOf(ctx.actor)
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

  const ids = await visitIdsInOrder(read, scope, query)
  const batches = async function* () {
    for (let start = 0; start < ids.length; start += BATCH) {
      const visits = await visitsOf(read, scope, ids.slice(start, start + BATCH))
      yield visits.map(row => columns.map(column => cellOf(column, toVisit(ctx.actor, row))))
    }
  }
  const head = columns.map(column => words.columns[column])
  return csvAnswer(language, words.file, head, batches())
}
