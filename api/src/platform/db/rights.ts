import { sql } from 'kysely'
import type { Database } from './database'

/** Any fixed number: of processes that start at once, one after the other gives the rights. */
const LOCK = 4_190_219

/**
 * What the product's role may do where another one owns the tables: everything with rows, but for the trail, which it only
 * adds to, its seals, which `seal_trail` makes, and the list of migrations, which it only reads. It makes, changes and
 * empties no table, and makes no function: neither does anybody else but the owner.
 */
export const grantRights = async (owner: Database, role: string): Promise<void> => {
  const to = `"${role.replaceAll('"', '""')}"`
  await owner.withSession(async session => {
    await session.exec('begin')
    try {
      await session.exec(`select pg_advisory_xact_lock(${LOCK});
        revoke create on schema public from public, ${to};
        grant usage on schema public to ${to};
        grant select, insert, update, delete on all tables in schema public to ${to};
        revoke update, delete on system_logs, system_log_seals from ${to};
        revoke insert, update, delete on migrations from ${to};
        revoke insert on system_log_seals from ${to};
        grant usage, select, update on all sequences in schema public to ${to};
        revoke update on sequence system_logs_id_seq from ${to};
        grant execute on function open_month, analyze_month, seal_month, seal_trail to ${to}`)
      await session.exec('commit')
    } catch (error) {
      await session.exec('rollback')
      throw error
    }
  })
}

export const roleOf = async ({ unaudited }: Database): Promise<string> => {
  const { rows } = await sql<{ role: string }>`select current_user::text as role`.execute(unaudited)
  return rows[0]?.role ?? ''
}

/** How the product's role could change the trail. Nothing, where its tables belong to another one. */
export const rightsTooMany = async ({ unaudited }: Database): Promise<string[]> => {
  const { rows } = await sql<{ way: string }>`
    select distinct way.name as way from pg_class as c
    join pg_namespace as n on n.oid = c.relnamespace
    cross join lateral (values
      ('owner', pg_has_role(c.relowner, 'member')),
      ('owner of the schema', pg_has_role(n.nspowner, 'member')),
      ('create', has_schema_privilege(n.oid, 'create') or has_database_privilege(current_database(), 'create')),
      ('update', has_any_column_privilege(c.oid, 'update')),
      ('delete', has_table_privilege(c.oid, 'delete')),
      ('truncate', has_table_privilege(c.oid, 'truncate')),
      ('trigger', has_table_privilege(c.oid, 'trigger')),
      ('seals of its own', c.relname = 'system_log_seals' and has_any_column_privilege(c.oid, 'insert')),
      ('ids of its own', has_sequence_privilege('system_logs_id_seq', 'update'))
    ) as way(name, has)
    where c.oid in ('system_logs'::regclass, 'system_log_seals'::regclass) and way.has
    order by way`.execute(unaudited)
  return rows.map(({ way }) => way)
}
