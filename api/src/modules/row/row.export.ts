import { type BodyOf, CERTAINTY_WORDS, type endpoints, languageOf, REPORT_ROW_WORDS } from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { csvOfList, exactCell } from '../../platform/csv'
import type { FileAnswer } from '../../platform/http/bind'
import { batchesOfRows } from './row.list'

/** The rows of a list as a file. */
export const exportRows = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.adNetworkReport.export>,
): Promise<FileAnswer> => {
  const certainty = CERTAINTY_WORDS[languageOf(ctx.locale)]
  return csvOfList(ctx, {
    words: REPORT_ROW_WORDS,
    columns,
    rows: await batchesOfRows(ctx, query, columns),
    cells: {
      anr_ad_requests: row => exactCell(row.anr_ad_requests),
      anr_refresh_ad_requests: row => exactCell(row.anr_refresh_ad_requests),
      anr_impressions: row => exactCell(row.anr_impressions),
      anr_refresh_impressions: row => exactCell(row.anr_refresh_impressions),
      fill: row => exactCell(row.fill),
      ecpm: row => exactCell(row.ecpm),
      anr_value: row => exactCell(row.anr_value),
      anr_net: row => exactCell(row.anr_net),
      revshare_pct: row => exactCell(row.revshare_pct),
      imp_source: (row, words) => words.source[row.imp_source],
      state: row => certainty[row.state].label,
      flags: (row, words) => row.flags.map(flag => words.flag[flag]).join('; '),
    },
  })
}
