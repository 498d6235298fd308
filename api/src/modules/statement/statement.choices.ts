import type { ReportChoices } from '@candela/shared-contract'
import { sql } from 'kysely'
import { reachOf } from '../reach'
import { filterConditions, sourceOf } from '../report/report.columns'
import type { ReportRequester } from '../report/report.context'
import { namesFor } from '../report/report.labels'
import { siteScopeOf } from '../report/report.scope'

/** Technologies that numbers in reach have, by name. */
export const choicesFor = async ({ read, actor }: ReportRequester): Promise<ReportChoices> => {
  const siteScope = await siteScopeOf(read, reachOf(actor), {})
  const source = sourceOf(siteScope.websiteAccounts ? 'months' : 'dimensionMonths')
  const rows = await read
    .selectFrom(
      sql<{ id: number }>`(select distinct ${source.column('id_technology')} as id from ${source.from}
        where ${sql.join([sql`true`, ...filterConditions({}, siteScope, source)], sql` and `)})`.as('t'),
    )
    .select('id')
    .execute()
  const names = await namesFor(
    read,
    'technology',
    rows.map(({ id }) => id),
  )
  const technology = [...names].map(([id, label]) => ({ id, label })).toSorted((a, b) => a.label.localeCompare(b.label))
  return { technology }
}
