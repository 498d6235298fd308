import type { HistoryEntry } from '@candela/shared-contract'
import { LinkButton, useFormat } from '@candela/shared-ui'
import {
  type Entity,
  type EntityEndpoints,
  HistoryList,
  type RecordFor,
  useEntityCache,
} from '@candela/shared-ui/pages'
import { styled } from 'styled-components'

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;

  > section {
    width: 100%;
  }
`

type RecordHistoryProps<E extends EntityEndpoints & { history: object; revert: object }> = {
  entity: Entity<E>
  record: RecordFor<E>
  /** Leads to all that the system log has of the record. */
  logLabel: string
  mayRevert: boolean
  /** Actions that made the record: removing it is what takes them back. */
  begins: readonly string[]
  /** Fields that come back. */
  reverts: readonly string[]
  /** Tables that hold several rows of the record. */
  ties?: readonly string[]
  /** Field → what it is called. */
  fields: Readonly<Record<string, string>>
  /** What an action of this entity is called, by its last word; other actions are told as they are. */
  actionOf: (action: string) => string | undefined
  /** A value in words, where it is more than itself. */
  wordsOf: (value: string, field: string) => string | undefined
}

/** What was done to a record and by whom, the way to take it back, and the way to the system log. */
export const RecordHistory = <E extends EntityEndpoints & { history: object; revert: object }>({
  entity,
  record,
  logLabel,
  mayRevert,
  begins,
  reverts,
  ties = [],
  fields,
  actionOf,
  wordsOf,
}: RecordHistoryProps<E>) => {
  const format = useFormat()
  const cache = useEntityCache(entity)
  const nameOf = (useCase: string) => {
    const [area, action] = useCase.split('.')
    return (area === entity.name && action ? actionOf(action) : actionOf(useCase)) ?? useCase
  }
  return (
    <Stack>
      <LinkButton size="sm" icon="log" href={`/system-log?f.slo_type=${entity.name}&f.slo_object_id=${record.id}`}>
        {logLabel}
      </LinkButton>
      <HistoryList
        source={before => entity.history(record.id, before)}
        words={{
          action: nameOf,
          field: field => fields[field] ?? field,
          value: (value, field) => wordsOf(value, field) ?? (field.endsWith('_at') ? format.dateTime(value) : value),
        }}
        revert={{
          canRevert: ({ slo_action }) => mayRevert && !begins.includes(slo_action),
          comesBack: ({ table, field }: HistoryEntry['changes'][number]) =>
            ties.includes(table) || reverts.includes(field),
          ties,
          onRevert: ({ slo_transaction_hash }) => cache.revert(record, slo_transaction_hash),
        }}
      />
    </Stack>
  )
}
