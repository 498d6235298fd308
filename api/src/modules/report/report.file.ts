import { DIMENSION_WORDS, type Language, type ReportMeta } from '@candela/shared-contract'
import type { Reader } from '../../platform/db/database'
import type { Sheet } from '../../platform/file/sheet'
import { slugOf } from '../../platform/slug'
import type { ReportContext } from './report.context'

/** In the name of a file: of a report about one account alone, its name; not of one whose website is all that the reader reaches. */
export const accountInName = async (read: Reader, { siteScope }: ReportContext): Promise<string> => {
  const [only, ...others] = new Set(siteScope.websiteAccounts?.map(({ account }) => account))
  if (only === undefined || others.length > 0 || siteScope.identifiableAccounts?.includes(only) === false) return 'all'
  const { acc_name } = await read
    .selectFrom('accounts')
    .where('id', '=', only)
    .select('acc_name')
    .executeTakeFirstOrThrow()
  return slugOf(acc_name) || String(only)
}

/** What every file of a report is about. */
export const aboutReport = (
  { range, currency, zone }: Pick<ReportMeta, 'range' | 'currency' | 'zone'>,
  language: Language,
) =>
  ({
    language,
    words: DIMENSION_WORDS[language],
    about: `${range.from} – ${range.to}`,
    currency,
    zone,
  }) satisfies Partial<Sheet>
