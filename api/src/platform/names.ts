import type { AuditRules, RecordKind } from './audit'
import type { Ctx } from './context'
import type { Reader } from './db/database'
import type { Row } from './db/schema'

/** A record that the trail speaks of. */
export type Reference = { kind: RecordKind; id: number }
export type NameOf = (mention: Reference | null) => string | null

export const referenceOf = (kind: RecordKind | undefined, id: unknown): Reference | null =>
  kind && typeof id === 'number' ? { kind, id } : null

/** The record that a field refers to by this value: it is read by its name. */
export const referenceOfField = (rules: AuditRules, table: string, field: string, value: unknown): Reference | null => {
  const rule = (rules as Readonly<Record<string, { refers?: Readonly<Record<string, RecordKind>> }>>)[table]
  return referenceOf(rule?.refers?.[field], value)
}

/** Who acted, as they were called then; whoever may not know what they are called reads their id. */
export const actorOf = (
  { slo_blame_user_id: id, slo_blame_name }: Pick<Row<'system_logs'>, 'slo_blame_user_id' | 'slo_blame_name'>,
  nameOf: NameOf,
): { id: number; label: string } | null => {
  if (id === null) return null
  const name = nameOf({ kind: 'user', id })
  return { id, label: name === null ? String(id) : (slo_blame_name ?? name) }
}

/** Names for everything that is mentioned, one question for each kind. */
export const namesFor = async (
  { app, actor }: Ctx,
  read: Reader,
  mentions: readonly (Reference | null)[],
): Promise<NameOf> => {
  const kinds = [...new Set(mentions.flatMap(mention => mention?.kind ?? []))]
  const named = new Map(
    await Promise.all(
      kinds.map(async kind => {
        const ids = mentions.flatMap(mention => (mention?.kind === kind ? [mention.id] : []))
        return [kind, await app.namesOf(read, actor, kind, [...new Set(ids)])] as const
      }),
    ),
  )
  return mention => (mention ? (named.get(mention.kind)?.get(mention.id) ?? null) : null)
}
