import { sql } from 'kysely'
import type { Database } from '../src/platform/db/database'

/** What the tables look like; it changes with every change of the schema, and not with rows. */
const SHAPE = `
  select (select sum(hashtextextended(format('%s %s %s', attrelid, attnum, a.xmin), 0)) from pg_attribute as a
      join pg_class as c on c.oid = attrelid where relnamespace = 'public'::regnamespace and relkind <> 't') as columns,
    (select sum(hashtextextended(format('%s %s', oid, xmin), 0)) from pg_constraint
      where connamespace = 'public'::regnamespace) as constraints,
    (select sum(hashtextextended(format('%s %s', oid, xmin), 0)) from pg_trigger) as triggers,
    (select sum(hashtextextended(format('%s %s', seqrelid, xmin), 0)) from pg_sequence) as sequences,
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

/** The number of this transaction as a row has it of its writer: 32 bits of 64. */
const WRITER = 'pg_current_xact_id()::text::bigint % 4294967296'

/** Only tables that were touched: another number of rows, or one that was written since. */
const restored = ({ name, columns }: { name: string; columns: string }): string => `
  if (select count(*) <> (select count(*) from seeded.${name}) or max(xmin::text::bigint) > since from ${name}) then
    delete from ${name};
    insert into ${name} (${columns}) select ${columns} from seeded.${name};
  end if;`

/**
 * Keeps the rows of a seeded database in a schema beside it, and where its sequences stand. Rows are written without
 * what their tables do by themselves: triggers, and the check of references.
 */
export const keepSeeds = async (database: Database): Promise<void> => {
  const [tables, sequences] = [await tablesOf(database), await sequencesOf(database)]
  const copies = [...tables, ...sequences].map(
    ({ name }) => `create table seeded.${name} as select * from public.${name};`,
  )
  const values = sequences.map(({ name }) => `perform setval('${name}', last_value, is_called) from seeded.${name};`)
  await database.exec(`create schema seeded; ${copies.join('\n')}
    create table seeded.at as select ${WRITER} as id;
    create function seeded.put_back() returns void language plpgsql set session_replication_role = replica as $$
      declare since bigint := (select id from seeded.at);
      begin ${tables.map(restored).join('')} ${values.join('\n')}
      update seeded.at set id = ${WRITER}; end $$`)
  await database.exec(`create table seeded.shape as ${SHAPE}`)
}

/** Months of facts have tables of their own, which an import makes; whatever else was made goes with them. */
const DROP_NEW = `discard temp;
  do $$ declare made record; begin
    for made in select oid::regclass as name from pg_class as c where relnamespace = 'public'::regnamespace
      and relkind = 'r' and not exists (select from pg_tables where schemaname = 'seeded' and tablename = c.relname)
    loop execute format('drop table %s', made.name); end loop;
  end $$`

/** Puts them back; not into tables that were changed themselves. */
export const putBackSeeds = async ({ unaudited, exec }: Database): Promise<boolean> => {
  await exec(DROP_NEW)
  const { rows } = await sql`select * from seeded.shape intersect ${sql.raw(SHAPE)}`.execute(unaudited)
  if (rows.length === 0) return false
  await sql`select seeded.put_back()`.execute(unaudited)
  return true
}
