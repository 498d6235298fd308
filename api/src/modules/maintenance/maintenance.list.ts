import { type BodyOf, type endpoints, MAINTENANCE_STATES, MAINTENANCE_TARGETS } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Actor, Ctx } from '../../platform/context'
import { countsOfFilters } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { columnsOf, ordered, type Window, windowed } from '../../platform/db/order'
import { alphabetically, contains } from '../../platform/db/text'
import { type Choice, chosen, listAnswer, narrowed, type OrderOf, searched } from '../../platform/list'
import { maintenanceLines } from './maintenance.lines'
import { toMaintenanceRow } from './maintenance.present'

type MaintenanceQuery = BodyOf<typeof endpoints.userMaintenance.list>

/** What holds now comes first, what is over last. */
const ORDER: OrderOf<MaintenanceQuery> = {
  usual: [
    { field: 'state', dir: 'asc' },
    { field: 'usm_from', dir: 'desc' },
  ],
  columns: {
    ...columnsOf('m', ['people_count', 'usm_from', 'usm_until', 'created_at', 'updated_at']),
    target_name: alphabetically('m.target_name'),
    state: sql`array_position(${sql.lit(`{${MAINTENANCE_STATES.join(',')}}`)}::text[], m.state)`,
  },
  nullable: ['usm_from', 'usm_until'],
  id: 'm.id',
}

const matching = (read: Reader, actor: Actor, { search, filters }: Choice<MaintenanceQuery>) =>
  narrowed(maintenanceLines(read, actor), [
    searched(search, text => sql`(${contains('m.target_name', text)} or ${contains('m.usm_message', text)})`),
    chosen('m.state', filters?.state),
    chosen('m.target', filters?.target),
  ])

export const listMaintenance = ({ app, actor }: Ctx, query: MaintenanceQuery) => {
  const { read } = app.database
  const counts = countsOfFilters(query, choice => matching(read, actor, choice), {
    state: { column: 'm.state', values: MAINTENANCE_STATES },
    target: { column: 'm.target', values: MAINTENANCE_TARGETS },
  })
  const page = (window: Window) =>
    windowed(ordered(matching(read, actor, query), query.sort, ORDER), window)
      .selectAll()
      .execute()
  return listAnswer(read, query, counts, page, lines => lines.map(line => toMaintenanceRow(actor, line)))
}
