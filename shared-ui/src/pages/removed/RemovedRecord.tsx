import { query } from '@candela/shared-auth'
import { removedCallsOf } from '@candela/shared-contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../../components/Button'
import { StatePanel } from '../../components/StatePanel'
import { useFormat } from '../../useFormat'
import type { Entity, EntityEndpoints } from '../entity/entity'
import { RecordSkeleton } from '../entity/RecordSkeleton'
import { Unanswered } from '../Unanswered'
import { removedMessages } from './messages'
import { useRestore } from './useRestore'

export type RemovedRecordProps<E extends EntityEndpoints> = {
  entity: Entity<E>
  id: string
  /** The way to the list. */
  back: ReactNode
  /** Takes what it was called, for the heading of its page. */
  onName: (name: string | undefined) => void
  /** Shown where it was not removed: it never was, or is not theirs. */
  children: ReactNode
}

/** In place of a record that is not there: who removed it and when, and the way back. */
export const RemovedRecord = <E extends EntityEndpoints>(props: RemovedRecordProps<E>) => {
  const { entity, id, back, onName, children } = props
  const t = removedMessages.useT()
  const format = useFormat()
  const { restore, busy } = useRestore(entity)
  const asked = useQuery(query(removedCallsOf(entity.endpoints.restore).removed, { body: { filters: { id: [id] } } }))
  const row = asked.data?.data[0]
  const name = row?.label
  useEffect(() => {
    onName(name)
    return () => onName(undefined)
  }, [name, onName])
  if (!asked.data)
    return (
      <Unanswered query={asked}>
        <RecordSkeleton />
      </Unanswered>
    )
  if (!row) return children
  const when = format.dateTime(row.removed_at)
  return (
    <StatePanel
      icon="trash"
      title={row.removed_by ? t('byOnDay', { name: row.removed_by.label, when }) : t('onDay', { when })}
      lines={[t('until', { when: format.dateTime(row.until) })]}
      action={
        <>
          <Button variant="primary" icon="undo" busy={busy} onClick={() => void restore(row)}>
            {t('restore')}
          </Button>
          {back}
        </>
      }
    />
  )
}
