import { type BodyOf, type endpoints, isLocale, languageOf, USER_WORDS, VISIT_WORDS } from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { exactCell, rowsInParts, type Sheet, sheetOfList } from '../../platform/file/sheet'
import { reachOf } from '../reach'
import { visitIdsInOrder } from './visit-log.list'
import { toVisit } from './visit-log.present'
import { visitsOf } from './visit-log.repository'

/** The visits of a list as a file. */
export const exportVisits = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.userAccessLog.export>,
): Promise<Sheet> => {
  const { read } = ctx.app.database
  const reach = reachOf(ctx.actor)
  const { locale } = USER_WORDS[languageOf(ctx.locale)]
  return sheetOfList(ctx, {
    words: VISIT_WORDS,
    columns,
    rows: rowsInParts(
      window => visitIdsInOrder(read, reach, query, window),
      async part => (await visitsOf(read, reach, part)).map(row => toVisit(ctx.actor, row)),
    ),
    cells: {
      ual_device: ({ ual_device }, words) => words.device[ual_device],
      ual_language: ({ ual_language }) => (isLocale(ual_language) ? locale[ual_language] : ual_language),
      duration: ({ open, duration }, words) => (open ? words.open : exactCell(duration)),
    },
  })
}
