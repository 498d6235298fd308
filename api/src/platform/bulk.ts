import {
  BULK_MAX,
  type BulkAnswer,
  type BulkTarget,
  type CrudController,
  contractMessages,
  type ErrorCode,
  type FieldErrorCode,
  type Locale,
  languageOf,
} from '@candela/shared-contract'
import type { Ctx } from './context'
import type { Reader } from './db/database'
import type { Window } from './db/order'
import type { Row, TableName } from './db/schema'
import { wrongField } from './http/app-error'
import { filled } from './http/errors'
import type { Tx } from './write'

/** Why one of many stays as it is. */
export type RefusalCode = FieldErrorCode | ErrorCode

export type Refusal = { refused: RefusalCode; count?: number | undefined; state?: string | undefined }

/** What becomes of one of many: it is changed like this, or it stays as it is, and this is why. */
export type Outcome<P> = { patch: P } | Refusal

/** As an entity says it: a code alone is a refusal. */
export const outcomeOf = <P>(verdict: Outcome<P> | RefusalCode): Outcome<P> =>
  typeof verdict === 'string' ? { refused: verdict } : verdict

/** Somebody changed it, and whoever decides has not seen what it is now. */
export const STALE = { refused: 'stale' } as const

type Version = { id: number; updated_at: string }
type Marks = Version & { deleted_at: string | null }
/** Tables whose rows say which version of them this is. */
export type VersionedTable = { [T in TableName]: Row<T> extends Version ? T : never }[TableName]
/** Tables whose rows are removed by a mark, so that they can come back. */
export type RemovableTable = { [T in TableName]: Row<T> extends Marks ? T : never }[TableName]
/** What every such row has; of a table that is not known yet the compiler does not see it. Some are never removed. */
export const marksOf = (row: object): Version & Partial<Marks> => row as Version
export type Change<T extends VersionedTable> = { row: Row<T>; patch: Partial<Row<T>> }

/** What an entity says of changing many of it. */
export type ChangeRules<T extends VersionedTable, Matching = never> = {
  table: T
  /** The ids of all that a search and filters find. */
  find: (ctx: Ctx, read: Reader, matching: Matching, window: Window) => Promise<number[]>
  /** Of these, the rows that the caller reaches, removed ones as well. */
  rowsIn: (ctx: Ctx, read: Reader, ids: readonly number[]) => Promise<Row<T>[]>
  nameOf: (row: Row<T>) => string
}

/** What can be taken back as well, which goes the same way. */
export type BulkRules<T extends RemovableTable, Matching = never> = ChangeRules<T, Matching> & {
  /** The entity, as rights and actions name it. */
  name: CrudController
  /** What its bulk actions write, and nothing else: an address or a password never comes back from the audit trail. */
  writes: readonly (keyof Row<T> & string)[]
}

const isFieldCode = (words: object, code: RefusalCode): code is FieldErrorCode => code in words

export const messageOf = (
  locale: Locale,
  code: RefusalCode,
  facts: { count?: number | undefined; state?: string | undefined; period?: string },
): string => {
  const { field, error } = contractMessages[languageOf(locale)]
  return isFieldCode(field, code) ? field[code] : filled(error[code], facts)
}

/** What a bulk action is about, and which of it is as it was shown to whoever decided. */
export type Asked = { ids: readonly number[]; isAsShown: (row: Pick<Marks, 'id' | 'updated_at'>) => boolean }

/**
 * The rows that a call names, or all that its search and filters find. Of those that nobody had in sight none may have
 * been changed or added since the list was answered; a change that was on its way at that very moment is not told apart.
 * What was in sight and is not found any more was changed since, too.
 */
export const askedOf = async (
  { rows = [], matching }: BulkTarget,
  find: (limit: number) => Promise<number[]>,
): Promise<Asked> => {
  const versions = new Map(rows.map(({ id, updated_at }) => [id, updated_at]))
  const found = new Set(matching ? await find(BULK_MAX + 1) : versions.keys())
  if (found.size > BULK_MAX) throw wrongField('matching', 'tooMany')
  const isOld = (updated_at: string) => matching !== undefined && updated_at <= matching.asOf
  const isAsShown: Asked['isAsShown'] = ({ id, updated_at }) =>
    found.has(id) && (versions.has(id) ? versions.get(id) === updated_at : isOld(updated_at))
  return { ids: [...new Set([...found, ...versions.keys()])], isAsShown }
}

/** The rows that the caller reaches, held until the transaction ends. */
export const lockMany = async <T extends VersionedTable>(
  ctx: Ctx,
  tx: Tx,
  { table, rowsIn }: ChangeRules<T, never>,
  asked: readonly number[],
): Promise<Row<T>[]> => {
  await tx.lockAll(table, asked)
  return rowsIn(ctx, tx.read, asked)
}

/** Those that take the same change, together: each of them is one statement. */
const byPatch = <T extends VersionedTable>(changes: readonly Change<T>[]): Change<T>[][] => {
  const groups = new Map<string, Change<T>[]>()
  for (const change of changes) {
    const key = JSON.stringify(change.patch)
    groups.set(key, [...(groups.get(key) ?? []), change])
  }
  return [...groups.values()]
}

export type Settled<T extends VersionedTable> = { answer: BulkAnswer; changed: Change<T>[] }

/** Changes those that nothing speaks against, and answers what became of each: a record out of reach never was. */
export const settleMany = async <T extends VersionedTable>(
  ctx: Ctx,
  tx: Tx,
  { table, nameOf }: ChangeRules<T, never>,
  asked: readonly number[],
  judged: readonly { row: Row<T>; outcome: Outcome<Partial<Row<T>>> }[],
): Promise<Settled<T>> => {
  const changed = judged.flatMap(({ row, outcome }) => ('patch' in outcome ? [{ row, patch: outcome.patch }] : []))
  for (const alike of byPatch(changed)) {
    const [{ patch } = { patch: {} }] = alike
    await tx.updateAll(
      table,
      alike.map(({ row }) => row),
      patch,
    )
  }
  const byId = new Map(judged.map(each => [marksOf(each.row).id, each]))
  const refused = asked.flatMap(id => {
    const { row, outcome } = byId.get(id) ?? { row: null, outcome: { refused: 'notFound' as const } }
    if ('patch' in outcome) return []
    const { refused: code, ...facts } = outcome
    return [{ id, label: row ? nameOf(row) : String(id), code, message: messageOf(ctx.locale, code, facts) }]
  })
  return { answer: { transaction: tx.transaction, done: asked.length - refused.length, refused }, changed }
}

type Wanted<Matching> = Pick<BulkTarget, 'rows'> & { matching?: (Matching & { asOf: string }) | undefined }

/**
 * One change to many: `judgeOf` learns what it has to know of all of them, and says of each what becomes of it. It is
 * asked of no row that somebody changed since it was shown: nobody decided about what that row is now.
 */
export const changeMany = async <T extends VersionedTable, Matching extends object>(
  ctx: Ctx,
  tx: Tx,
  rules: ChangeRules<T, Matching>,
  wanted: Wanted<Matching>,
  judgeOf: (rows: readonly Row<T>[]) => Promise<(row: Row<T>) => Outcome<Partial<Row<T>>> | RefusalCode>,
): Promise<Settled<T>> => {
  const find = (limit: number) => rules.find(ctx, tx.read, wanted.matching as Matching, { limit })
  const { ids, isAsShown } = await askedOf(wanted, find)
  const rows = (await lockMany(ctx, tx, rules, ids)).filter(row => !marksOf(row).deleted_at)
  const judge = await judgeOf(rows)
  const judged = rows.map(row => ({ row, outcome: isAsShown(marksOf(row)) ? outcomeOf(judge(row)) : STALE }))
  return settleMany(ctx, tx, rules, ids, judged)
}
