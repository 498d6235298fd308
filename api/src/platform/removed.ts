import {
  type AnswerOf,
  type BodyOf,
  type BulkAnswer,
  type byId,
  type CrudController,
  type Endpoint,
  languageOf,
  RESTORE_MAX,
  type RemovedCalls,
  type RemovedRow,
} from '@candela/shared-contract'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { askedOf, marksOf, messageOf, type RemovableTable } from './bulk'
import { type Actor, type Ctx, writeContext } from './context'
import { totalOf } from './db/counts'
import type { Reader } from './db/database'
import { idsOf, ordered, type Window, windowed } from './db/order'
import type { Row } from './db/schema'
import { alphabetically, contains, isOneOf } from './db/text'
import { AppError, notFound, wrongField } from './http/app-error'
import { type Binding, guarded } from './http/bind'
import { toErrorBody } from './http/errors'
import { listAnswer, narrowed, type OrderOf, searched } from './list'
import { actorOf, namesFor, referenceOf } from './names'
import { canComeBack, RESTORE_DAYS } from './record'
import { type Tx, write } from './write'

type RemovedQuery = BodyOf<RemovedCalls['removed']>
type RestoreMany = BodyOf<RemovedCalls['restoreMany']>

/** What an entity says of its removed records. */
export type RemovedRules<T extends RemovableTable, Answer> = {
  /** The entity, as rights and actions name it. */
  name: CrudController
  table: T
  /** The ids of removed ones that somebody reaches, however long ago that was. */
  removedIn: (read: Reader, actor: Actor) => Expression<{ id: number }>
  /** Whether whoever reaches the row `r` may bring it back. */
  mayRestore: (actor: Actor, read: Reader) => RawBuilder<SqlBool>
  /** What they are told who may not, where it is not about them. */
  objection?: () => AppError
  /** What the row `r` is called. */
  label: RawBuilder<string | null>
  /** How people read it, where it is stored otherwise. */
  told?: (label: string) => string
  /** What another record may have by now that there is once: it is named where that stands in the way. */
  once?: (row: Row<T>) => string
  /** Held before the records are changed, so that two actions never wait for each other. */
  hold?: (tx: Tx, ids: readonly number[]) => Promise<void>
  /** Brings one back inside of an action that holds it, for somebody who may, by all other rules of this entity. */
  restoreIn: (ctx: Ctx, tx: Tx, row: Row<T>) => Promise<Answer>
}

type RemovedLine = {
  id: number
  label: string
  updated_at: string
  removed_at: string
  until: string
  days_left: number
  slo_blame_user_id: number | null
  slo_blame_name: string | null
}

/** Who removed the row `r`: the newest row of the trail that says so. */
const removal = (table: RemovableTable) => sql`left join lateral (
  select l.slo_blame_user_id, l.slo_blame_name from system_logs as l
  where l.slo_table_name = ${table} and l.slo_object_id = r.id and l.slo_diffs -> 'deleted_at' ->> 1 is not null
  order by l.id desc limit 1) as b on true`

/** The pair and the reach are all that it takes. */
export const whoeverReaches = (): RawBuilder<SqlBool> => sql.lit(true)

const removedLines = <T extends RemovableTable, A>(
  read: Reader,
  actor: Actor,
  { table, label, removedIn, mayRestore }: RemovedRules<T, A>,
  isIncluded: RawBuilder<SqlBool> = canComeBack('r.deleted_at'),
) =>
  read.selectFrom(
    sql<RemovedLine>`(select r.id, coalesce(${label}, '') as label, r.updated_at, r.deleted_at as removed_at,
        r.deleted_at + make_interval(days => ${sql.lit(RESTORE_DAYS)}) as until,
        ceil(extract(epoch from r.deleted_at + make_interval(days => ${sql.lit(RESTORE_DAYS)}) - clock_timestamp())
          / 86400)::int as days_left,
        b.slo_blame_user_id, b.slo_blame_name
      from ${sql.table(table)} as r ${removal(table)}
      where r.id in (${removedIn(read, actor)}) and ${mayRestore(actor, read)} and ${isIncluded})`.as('x'),
  )

const ORDER: OrderOf<RemovedQuery> = {
  usual: [{ field: 'removed_at', dir: 'desc' }],
  columns: { label: alphabetically('x.label'), removed_at: sql.ref('x.removed_at') },
  id: 'x.id',
}

const matching = <T extends RemovableTable, A>(
  read: Reader,
  actor: Actor,
  rules: RemovedRules<T, A>,
  { search, filters }: Pick<RemovedQuery, 'search' | 'filters'>,
) =>
  narrowed(removedLines(read, actor, rules), [
    searched(search, text => contains('x.label', text)),
    filters?.id?.length ? isOneOf('x.id', filters.id.map(Number)) : undefined,
  ])

/** What was removed lately and the caller may bring back. */
const listRemoved = <T extends RemovableTable, A>(ctx: Ctx, rules: RemovedRules<T, A>, query: RemovedQuery) => {
  const { app, actor } = ctx
  const { read } = app.database
  const { told = (label: string) => label } = rules
  const rows = matching(read, actor, rules, query)
  const page = (window: Window) =>
    windowed(ordered(rows, query.sort, ORDER), window)
      .selectAll('x')
      .execute()
  return listAnswer(read, query, totalOf(rows), page, async (lines): Promise<RemovedRow[]> => {
    const people = lines.map(line => referenceOf('user', line.slo_blame_user_id))
    const nameOf = await namesFor(ctx, read, people)
    return lines.map(({ slo_blame_user_id, slo_blame_name, ...line }) => ({
      ...line,
      label: told(line.label),
      removed_by: actorOf({ slo_blame_user_id, slo_blame_name }, nameOf),
    }))
  })
}

/** Whether the caller could have brought it back, had they come earlier. */
const isTooLate = async <T extends RemovableTable, A>(ctx: Ctx, tx: Tx, rules: RemovedRules<T, A>, id: number) => {
  const isOver = sql<SqlBool>`not ${canComeBack('r.deleted_at')}`
  const lines = removedLines(tx.read, ctx.actor, rules, isOver)
    .where(isOneOf('x.id', [id]))
    .select('x.id')
  return (await idsOf(lines)).has(id)
}

/** Whether the caller may bring it back; nothing where they do not reach it, or where it is too late. */
const mayOf = async <T extends RemovableTable, A>(
  { actor }: Ctx,
  { read }: Tx,
  { table, removedIn, mayRestore }: RemovedRules<T, A>,
  id: number,
) => {
  const found = sql<{ may: SqlBool }>`(select ${mayRestore(actor, read)} as may from ${sql.table(table)} as r
    where r.id = ${id} and r.id in (${removedIn(read, actor)}) and ${canComeBack('r.deleted_at')})`
  return (await read.selectFrom(found.as('x')).select('x.may').executeTakeFirst())?.may
}

/** By the rules of its entity; why it cannot be says what is in the way. */
const restoreHeld = async <T extends RemovableTable, A>(ctx: Ctx, tx: Tx, rules: RemovedRules<T, A>, row: Row<T>) => {
  try {
    return await tx.attempt(() => rules.restoreIn(ctx, tx, row))
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid' || !rules.once) throw error
    const name = rules.once(row)
    throw new AppError('invalid', { fields: error.fields.map(field => ({ ...field, name })), cause: error })
  }
}

const restoreIn = async <T extends RemovableTable, A>(ctx: Ctx, tx: Tx, rules: RemovedRules<T, A>, id: number) => {
  // Whoever may not holds up nobody.
  if (rules.hold && (await mayOf(ctx, tx, rules, id))) await rules.hold(tx, [id])
  const row = await tx.lock(rules.table, id)
  const may = await mayOf(ctx, tx, rules, id)
  if (!row || may === undefined)
    throw (await isTooLate(ctx, tx, rules, id)) ? new AppError('restoreTooLate') : notFound()
  if (!may) throw rules.objection?.() ?? new AppError('forbidden')
  return restoreHeld(ctx, tx, rules, row)
}

const refusalOf = (ctx: Ctx, error: unknown) => {
  if (!(error instanceof AppError)) throw error
  const { message, code, errors } = toErrorBody(error, languageOf(ctx.locale), '')
  return errors[0] ? { code: errors[0].code, message: errors[0].message } : { code, message }
}

/** Each by its own rules, in one action: what is refused stays removed, and the others come back. */
const restoreManyIn = async <T extends RemovableTable, A>(
  ctx: Ctx,
  tx: Tx,
  rules: RemovedRules<T, A>,
  body: RestoreMany,
): Promise<BulkAnswer> => {
  const { table, told = (label: string) => label } = rules
  const lines = (limit: number) =>
    matching(tx.read, ctx.actor, rules, body.matching ?? {})
      .select('x.id')
      .limit(limit)
      .execute()
  const { ids, isAsShown } = await askedOf(body, async limit => (await lines(limit)).map(({ id }) => id))
  if (ids.length > RESTORE_MAX) throw wrongField(body.matching ? 'matching' : 'rows', 'tooMany')
  await rules.hold?.(tx, ids)
  const held = new Map((await tx.lockAll(table, ids)).map(row => [marksOf(row).id, row]))
  const removed = await removedLines(tx.read, ctx.actor, rules)
    .where(isOneOf('x.id', ids))
    .select(['x.id', 'x.label'])
    .execute()
  const labels = new Map(removed.map(({ id, label }) => [id, told(label)]))
  const refused: BulkAnswer['refused'] = []
  for (const id of [...ids].sort((a, b) => a - b)) {
    const row = held.get(id)
    const label = labels.get(id)
    if (label === undefined || !row || !isAsShown(marksOf(row))) {
      const isLate = label === undefined && (await isTooLate(ctx, tx, rules, id))
      const code = isLate ? 'restoreTooLate' : label === undefined || !row ? 'notFound' : 'stale'
      refused.push({ id, label: label ?? String(id), code, message: messageOf(ctx.locale, code, {}) })
      continue
    }
    await restoreHeld(ctx, tx, rules, row).catch((error: unknown) => {
      refused.push({ id, label, ...refusalOf(ctx, error) })
    })
  }
  return { transaction: tx.transaction, done: ids.length - refused.length, refused }
}

/** The calls of an entity whose removed records are listed and brought back. */
export const removedRoutes = <T extends RemovableTable, E extends Endpoint<typeof byId>>(
  calls: RemovedCalls & { restore: E },
  rules: RemovedRules<T, AnswerOf<E>>,
): Binding[] => [
  guarded(calls.removed, (ctx, { body }) => listRemoved(ctx, rules, body)),
  guarded<Endpoint<typeof byId>>(calls.restore, (ctx, { params }) =>
    write(writeContext(ctx), `${rules.name}.restore`, tx => restoreIn(ctx, tx, rules, params.id)),
  ),
  guarded(calls.restoreMany, (ctx, { body }) =>
    write(writeContext(ctx), `${rules.name}.restoreMany`, tx => restoreManyIn(ctx, tx, rules, body)),
  ),
]
