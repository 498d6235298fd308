import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { AuditRules, RecordKind } from '../../platform/audit'
import type { Actor } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Hidden } from '../logged'
import { LOGGED } from '../logged-kinds'
import { type Reach, reachOf } from '../reach'

const KINDS = Object.keys(LOGGED) as RecordKind[]

/** Which record the rows of a type are about. */
export const kindOf = (type: string): RecordKind | undefined =>
  KINDS.find(kind => LOGGED[kind].types.some(each => each === type))

/** Which record a field refers to: it is read by its name. */
export const kindIn = (rules: AuditRules, table: string, field: string): RecordKind | undefined => {
  const rule = (rules as Readonly<Record<string, { refers?: Readonly<Record<string, RecordKind>> }>>)[table]
  return rule?.refers?.[field]
}

const isAbout = (kind: RecordKind, ids: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`(l.slo_type in (${sql.join(LOGGED[kind].types)}) and l.slo_object_id in (${ids}))`

const either = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql`(${sql.join(conditions, sql` or `)})`

/** Rows about records in reach, and what somebody did themselves. Nothing else. */
const isAboutReached = (reach: Reach): RawBuilder<SqlBool> =>
  reach.all
    ? sql`true`
    : either([
        sql`l.slo_blame_user_id = ${reach.user}::bigint`,
        ...KINDS.flatMap(kind => {
          const { reachedBy } = LOGGED[kind]
          return reachedBy ? [isAbout(kind, reachedBy(reach))] : []
        }),
      ])

/** What the reader is not shown of any record. */
export const hiddenFrom = (actor: Actor): Required<Hidden> => {
  const each = KINDS.map(kind => LOGGED[kind].hides?.(actor) ?? {})
  return { tables: each.flatMap(({ tables = [] }) => tables), fields: each.flatMap(({ fields = [] }) => fields) }
}

/** Rows that the reader may know of. One of which they would see nothing is not there: when it was says something too. */
export const reachesLog = (actor: Actor): RawBuilder<SqlBool> => {
  const { tables, fields } = hiddenFrom(actor)
  const conditions = [
    isAboutReached(reachOf(actor)),
    ...(tables.length > 0 ? [sql<SqlBool>`l.slo_table_name <> all (${tables}::text[])`] : []),
    ...(fields.length > 0 ? [sql<SqlBool>`(l.slo_diffs = '{}' or l.slo_diffs - ${fields}::text[] <> '{}')`] : []),
  ]
  return sql`(${sql.join(conditions, sql` and `)})`
}

/** Rows of which the record or the person is called so: by what the reader is told of them, and by nothing else. */
export const isCalled = (reach: Reach, text: string): RawBuilder<SqlBool> => {
  const ids = KINDS.flatMap(kind => {
    const { calledSo } = LOGGED[kind]
    return calledSo ? [{ kind, ids: calledSo(reach, text) }] : []
  })
  const people = ids.filter(({ kind }) => kind === 'user')
  return either([
    ...people.map(person => sql<SqlBool>`l.slo_blame_user_id in (${person.ids})`),
    ...ids.map(each => isAbout(each.kind, each.ids)),
  ])
}

export type Mention = { kind: RecordKind; id: number }
export type NameOf = (mention: Mention | null) => string | null

/** Names for everything that is mentioned, one question for each kind. */
export const namesFor = async (read: Reader, reach: Reach, mentions: readonly (Mention | null)[]): Promise<NameOf> => {
  const kinds = [...new Set(mentions.flatMap(mention => mention?.kind ?? []))]
  const named = new Map(
    await Promise.all(
      kinds.map(async kind => {
        const ids = mentions.flatMap(mention => (mention?.kind === kind ? [mention.id] : []))
        return [kind, await LOGGED[kind].namesOf(read, [...new Set(ids)], reach)] as const
      }),
    ),
  )
  return mention => (mention ? (named.get(mention.kind)?.get(mention.id) ?? null) : null)
}

export const mentionOf = (kind: RecordKind | undefined, id: unknown): Mention | null =>
  kind && typeof id === 'number' ? { kind, id } : null
