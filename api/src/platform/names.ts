import type { AuditRules, RecordKind } from './audit'
import type { Ctx } from './context'
import type { Reader } from './db/database'

/** A record that the trail speaks of. */
export type Mention = { kind: RecordKind; id: number }
export type NameOf = (mention: Mention | null) => string | null

export const mentionOf = (kind: RecordKind | undefined, id: unknown): Mention | null =>
  kind && typeof id === 'number' ? { kind, id } : null

/** The record that a field refers to by this value: it is read by its name. */
export const mentionIn = (rules: AuditRules, table: string, field: string, value: unknown): Mention | null => {
  const rule = (rules as Readonly<Record<string, { refers?: Readonly<Record<string, RecordKind>> }>>)[table]
  return mentionOf(rule?.refers?.[field], value)
}

/** Names for everything that is mentioned, one question for each kind. */
export const namesFor = async (
  { app, actor }: Ctx,
  read: Reader,
  mentions: readonly (Mention | null)[],
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
