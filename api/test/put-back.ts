import { sql } from 'kysely'
import type { Database } from '../src/platform/db/database'

/** What the tables look like; it changes with every change of the schema, and not with rows. */
const SHAPE = `
  select (select sum(hashtextextended(format('%s %s %s', attrelid, attnum, a.xmin), 0)) from pg_attribute as a
      join pg_class as c on c.oid = attrelid where relnamespace = 'public'::regnamespace and relkind <> 't') as columns,
    (select sum(hashtextextended(format('%s %s', oid, xmin), 0)) from pg_constraint) as constraints,
    (select sum(hashtextextended(format('%s %s', oid, xmin), 0)) from pg_trigger) as triggers,
    (select sum(hashtextextended(format('%s %s', oid, xmin), 0)) from pg_proc) as functions`

const tablesOf = async ({ unaudited }: Database) => {
  const { rows } = await sql<{ name: string; columns: string }>`
    select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class as c join pg_attribute as a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    group by c.relname order by c.relname`.execute(unaudited)
  return rows
}

const sequencesOf = async ({ unaudited }: Database) => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'`.execute(
    unaudited,
  )
  return rows
}

/** Keeps the rows of a seeded database in a schema beside it, and where its sequences stand. */
export const keepSeeds = async (database: Database): Promise<void> => {
  const [tables, sequences] = [await tablesOf(database), await sequencesOf(database)]
  const names = tables.map(({ name }) => `public.${name}`).join(', ')
  const copies = [...tables, ...sequences].map(
    ({ name }) => `create table seeded.${name} as select * from public.${name};`,
  )
  const rows = tables.map(
    ({ name, columns }) => `insert into ${name} (${columns}) select ${columns} from seeded.${name};`,
  )
  const values = sequences.map(({ name }) => `perform setval('${name}', last_value, is_called) from seeded.${name};`)
  await database.exec(`create schema seeded; ${copies.join('\n')}
    create function seeded.put_back() returns void language plpgsql set session_replication_role = replica as $$
      begin truncate ${names}; ${rows.join('\n')} ${values.join('\n')} end $$`)
  await database.exec(`create table seeded.shape as ${SHAPE}`)
}

/** Puts them back; not into tables that were changed themselves. */
export const putBackSeeds = async ({ unaudited }: Database): Promise<boolean> => {
  const { rows } = await sql`select * from seeded.shape intersect ${sql.raw(SHAPE)}`.execute(unaudited)
  if (rows.length === 0) return false
  await sql`select seeded.put_back()`.execute(unaudited)
  return true
}
