import type { ReportChoices } from '@candela/shared-contract'
import { sql } from 'kysely'
import { reachOf } from '../reach'
import { chosenBy, sourceOf } from '../report/report.columns'
import type { Asker } from '../report/report.gather'
import { groundOf } from '../report/report.ground'
import { namesFor } from '../report/report.labels'

/** Technologies that numbers in reach have, by name. */
export const choicesFor = async ({ read, actor }: Asker): Promise<ReportChoices> => {
  const ground = await groundOf(read, reachOf(actor), {})
  const source = sourceOf(ground.sites ? 'months' : 'dimensionMonths')
  const rows = await read
    .selectFrom(
      sql<{ id: number }>`(select distinct ${source.column('id_technology')} as id from ${source.from}
        where ${sql.join([sql`true`, ...chosenBy({}, ground, source)], sql` and `)})`.as('t'),
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
