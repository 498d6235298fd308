import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { auditRules } from '../../audit-rules'
import type { RecordKind } from '../../platform/audit'
import type { Actor } from '../../platform/context'
import type { Hidden } from '../logged'
import { LOG_RULES } from '../logged-kinds'
import { type Reach, reachOf } from '../reach'

const KINDS = Object.keys(LOG_RULES) as RecordKind[]

/** Which record the rows of a type are about. */
export const kindOf = (type: string): RecordKind | undefined =>
  KINDS.find(kind => LOG_RULES[kind].types.some(each => each === type))

const isAbout = (kind: RecordKind, ids: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`(l.slo_type in (${sql.join(LOG_RULES[kind].types)}) and l.slo_object_id in (${ids}))`

const either = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql`(${sql.join(conditions, sql` or `)})`

/** Rows about records in reach, and what somebody did themselves. Nothing else. */
const isAboutReached = (reach: Reach): RawBuilder<SqlBool> =>
  reach.all
    ? sql`true`
    : either([
        sql`l.slo_blame_user_id = ${reach.user}::bigint`,
        ...KINDS.flatMap(kind => {
          const { reachedBy, isOfTheirTime } = LOG_RULES[kind]
          if (!reachedBy) return []
          const isReached = isAbout(kind, reachedBy(reach))
          return [isOfTheirTime ? sql<SqlBool>`(${isReached} and ${isOfTheirTime(reach)})` : isReached]
        }),
      ])

/** What the reader is not shown of any record. */
export const hiddenFrom = (actor: Actor): Required<Hidden> => {
  const each = KINDS.map(kind => LOG_RULES[kind].hides?.(actor) ?? {})
  return { tables: each.flatMap(({ tables = [] }) => tables), fields: each.flatMap(({ fields = [] }) => fields) }
}

/** Fields that say which of a record's rows a change is of, also where they stayed. */
const NAMING = Object.values(auditRules).flatMap(rule => ('identifyingColumns' in rule ? rule.identifyingColumns : []))

/** Whether these fields are all that a row tells, but for which row it is of. */
const tellsOnly = (fields: readonly string[]): RawBuilder<SqlBool> =>
  sql`(l.slo_diffs ?| ${fields}::text[] and not exists (
    select from jsonb_each(l.slo_diffs - ${fields}::text[]) as d
    where d.key <> all (${NAMING}::text[]) or d.value -> 0 <> d.value -> 1))`

/** Rows that the reader may know of. One of which they would see nothing is not there: when it was says something too. */
export const reachesLog = (actor: Actor): RawBuilder<SqlBool> => {
  const { tables, fields } = hiddenFrom(actor)
  const conditions = [
    isAboutReached(reachOf(actor)),
    ...(tables.length > 0 ? [sql<SqlBool>`l.slo_table_name <> all (${tables}::text[])`] : []),
    ...(fields.length > 0 ? [sql<SqlBool>`not ${tellsOnly(fields)}`] : []),
  ]
  return sql`(${sql.join(conditions, sql` and `)})`
}

/** Rows of which the record or the person is called so: by what the reader is told of them, and by nothing else. */
export const isCalled = (reach: Reach, text: string): RawBuilder<SqlBool> => {
  const ids = KINDS.flatMap(kind => {
    const { calledSo } = LOG_RULES[kind]
    return calledSo ? [{ kind, ids: calledSo(reach, text) }] : []
  })
  const people = ids.filter(({ kind }) => kind === 'user')
  return either([
    ...people.map(person => sql<SqlBool>`l.slo_blame_user_id in (${person.ids})`),
    ...ids.map(each => isAbout(each.kind, each.ids)),
  ])
}
