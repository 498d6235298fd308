import { type BodyOf, CERTAINTY_WORDS, type endpoints, languageOf, REPORT_ROW_WORDS } from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { exactCell, type Sheet, sheetOfList } from '../../platform/file/sheet'
import { dayCell } from '../report/report.cells'
import { rowsOfFile } from './row.file'

type FileQuestion = BodyOf<typeof endpoints.adNetworkReport.export>

/** Whose rows they are and which is looked up; none of them is read. */
export const assertRowsAskable = (ctx: Ctx, { columns, ...query }: FileQuestion) =>
  rowsOfFile(ctx, query, columns, languageOf(ctx.locale))

/** The rows of a list as a file. */
export const exportRows = async (ctx: Ctx, { columns, ...query }: FileQuestion): Promise<Sheet> => {
  const language = languageOf(ctx.locale)
  const { rows, range, csv } = await rowsOfFile(ctx, query, columns, language)
  const sheet = sheetOfList(ctx, {
    words: REPORT_ROW_WORDS,
    columns,
    rows,
    cells: {
      anr_date: row => dayCell(row.anr_date),
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
      state: row => CERTAINTY_WORDS[language][row.state].label,
      flags: (row, words) => row.flags.map(flag => words.flag[flag]).join('; '),
    },
  })
  const { anw_name, acc_name, adn_name, ant_name, anc_name, flags } = REPORT_ROW_WORDS[language].columns
  const ofFilters = {
    ...{ anr_id_website: anw_name, anr_id_account: acc_name, anr_id_ad_network: adn_name, flag: flags },
    ...{ adn_id_ad_network_type: ant_name, anr_id_technology: anc_name },
  }
  return { ...sheet, csv, words: { ...sheet.words, ...ofFilters }, about: `${range.from} – ${range.to}` }
}
