import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { AuditRules, RecordKind } from '../../platform/audit'
import type { Reader } from '../../platform/db/database'
import { LOGGED } from '../logged-kinds'
import type { Reach } from '../reach'

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
export const reachesLog = (reach: Reach): RawBuilder<SqlBool> =>
  reach.all
    ? sql`true`
    : either([
        sql`l.slo_blame_user_id = ${reach.user}::bigint`,
        ...KINDS.flatMap(kind => {
          const { reachedBy } = LOGGED[kind]
          return reachedBy ? [isAbout(kind, reachedBy(reach))] : []
        }),
      ])

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
