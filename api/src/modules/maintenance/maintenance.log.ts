import { sql } from 'kysely'
import { contains, isOneOf } from '../../platform/db/text'
import type { LogRules } from '../logged'

/** An entry is called after whom it is for, removed ones as well. */
const named = sql<{ id: number; name: string }>`(select m.id, coalesce(u.usr_name, g.gro_name) as name
  from maintenance as m
  left join users as u on u.id = m.usm_id_user
  left join access_groups as g on g.id = m.usm_id_group)`

export const maintenanceLogRules: LogRules = {
  types: ['maintenance'],
  namesOf: async (read, ids) => {
    const rows = await read.selectFrom(named.as('n')).selectAll().where(isOneOf('n.id', ids)).execute()
    return new Map(rows.map(({ id, name }) => [id, name]))
  },
  calledSo: (_reach, text) => sql`select n.id from ${named} as n where ${contains('n.name', text)}`,
}
