import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Session } from './db/engine'
import type { Schema } from './db/schema'
import type { LoadedTable } from './db/schema-money'

/** A table of this transaction alone. The prefix keeps it from standing before a real one. */
type Scratch = `scratch_${string}`

/** A log, which is no change of a record: some of its rows come at once. */
type Log = 'api_logs'

/**
 * The hands of a load, for tables whose rows come by the million and are audited as the one thing that brought them.
 * Every statement begins here and names its table here, so none of them changes what is audited row by row. `rest` is
 * what follows the table; the table is `t` in it.
 */
export type Loader = {
  scratch: (name: Scratch, columns: RawBuilder<unknown>) => Promise<void>
  scratchAs: (name: Scratch, select: RawBuilder<unknown>) => Promise<void>
  copyIn: (name: Scratch, columns: readonly string[], pieces: AsyncIterable<string>) => Promise<void>
  /** What follows `select`. */
  select: <R>(rest: RawBuilder<R>) => Promise<R[]>
  /** These answer how many rows they touched. */
  insert: (table: LoadedTable | Log | Scratch, columns: readonly string[], rest: RawBuilder<unknown>) => Promise<number>
  update: (table: LoadedTable, rest: RawBuilder<unknown>) => Promise<number>
  remove: (table: LoadedTable | Scratch, rest: RawBuilder<unknown>) => Promise<number>
  /** Makes sure of the part of a table that holds a month. */
  ensureMonthPartition: (table: LoadedTable, first: string, next: string) => Promise<void>
  /** Has the planner look again at a month that grew at once. */
  analyze: (table: LoadedTable, first: string) => Promise<void>
}

export const monthOf = (table: LoadedTable, first: string): string => `${table}_${first.slice(0, 7).replace('-', '_')}`

/** Sums of a million rows want more than what a page of a list does. */
const MEMORY = '64MB'

export const loaderOn = async (trx: Transaction<Schema>, copyIn: Session['copyIn']): Promise<Loader> => {
  await sql`select set_config('work_mem', ${MEMORY}, true)`.execute(trx)

  const run = async (statement: RawBuilder<unknown>): Promise<number> => {
    const { numAffectedRows } = await statement.execute(trx)
    return Number(numAffectedRows ?? 0)
  }

  /** One transaction may load more than once. */
  const clear = (name: Scratch) => run(sql`drop table if exists pg_temp.${sql.table(name)}`)

  return {
    scratch: async (name, columns) => {
      await clear(name)
      await run(sql`create temp table ${sql.table(name)} (${columns}) on commit drop`)
    },
    scratchAs: async (name, select) => {
      await clear(name)
      await run(sql`create temp table ${sql.table(name)} on commit drop as select ${select}`)
      await run(sql`analyze ${sql.table(name)}`)
    },
    copyIn: async (name, columns, pieces) => {
      await copyIn(name, columns, pieces)
      await run(sql`analyze ${sql.table(name)}`)
    },
    select: async <R>(rest: RawBuilder<R>) => (await sql<R>`select ${rest}`.execute(trx)).rows,
    insert: (table, columns, rest) =>
      run(sql`insert into ${sql.table(table)} as t (${sql.join(columns.map(c => sql.ref(c)))}) ${rest}`),
    update: (table, rest) => run(sql`update ${sql.table(table)} as t ${rest}`),
    remove: (table, rest) => run(sql`delete from ${sql.table(table)} as t ${rest}`),
    ensureMonthPartition: async (table, first, next) => {
      await run(sql`select open_month(${table}::text::regclass, ${first}::date, ${next}::date)`)
    },
    analyze: async (table, first) => {
      await run(sql`select analyze_month(${table}::text::regclass, ${first}::date)`)
    },
  }
}
