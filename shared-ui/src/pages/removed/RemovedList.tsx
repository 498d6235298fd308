import { type RemovedRow, removedCallsOf } from '@candela/shared-contract'
import { useCallback, useMemo } from 'react'
import { styled } from 'styled-components'
import { useFormat } from '../../useFormat'
import type { Entity, EntityEndpoints } from '../entity/entity'
import { useEntityCache } from '../entity/useEntityCache'
import { columnsOf } from '../list/columnsOf'
import { ListPage } from '../list/ListPage'
import { useBulkActions } from '../list/useBulkActions'
import { removedMessages } from './messages'
import { useRestore } from './useRestore'

export type RemovedListProps<E extends EntityEndpoints> = {
  entity: Entity<E>
  /** Those of the list that it takes the place of. */
  title: string
  searchLabel: string
}

/** How long it can be restored is said on a phone as well. */
const Told = styled.div`
  display: contents;

  h1 + p {
    display: block;
  }
`

const nameOf = ({ label }: RemovedRow) => label

/** `Websites` as a word within a sentence; what begins with a name or an abbreviation stays as it is. */
const withinSentence = (title: string): string =>
  /^\p{Lu}\p{Ll}+(\s|$)/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title

const useColumns = () => {
  const t = removedMessages.useT()
  const format = useFormat()
  return useMemo(() => {
    const words = {
      label: t('name'),
      removed_at: t('removedAt'),
      removed_by: t('removedBy'),
      days_left: t('daysLeft'),
    }
    return columnsOf<RemovedRow, typeof words>(words, {
      label: { width: 220, grow: 2 },
      removed_at: { width: 170, cell: ({ removed_at }) => format.dateTime(removed_at) },
      removed_by: { width: 160, grow: 1, sortable: false, cell: ({ removed_by }) => removed_by?.label ?? '–' },
      days_left: { width: 130, sortable: false, cell: ({ days_left }) => t('days', { count: days_left }) },
    })
  }, [t, format])
}

/** What was removed of a list lately, and the way back for each or for many. */
export const RemovedList = <E extends EntityEndpoints>({ entity, title, searchLabel }: RemovedListProps<E>) => {
  const t = removedMessages.useT()
  const calls = useMemo(() => removedCallsOf(entity.endpoints.restore), [entity])
  const { invalidateMany } = useEntityCache(entity)
  const { restore } = useRestore(entity)
  const columns = useColumns()
  const bulk = useBulkActions(
    calls.restoreMany,
    invalidateMany,
    [
      {
        id: 'restore',
        label: t('restore'),
        icon: 'undo',
        request: { action: 'restore' },
        successText: count => t('restored', { count }),
      },
    ],
    // Who brought back too many removes them again.
    { canUndo: false },
  )
  const hrefOf = useCallback(({ id }: RemovedRow) => entity.pathOf(id), [entity])
  const actionsOf = (row: RemovedRow) => ({
    more: [{ id: 'restore', label: t('restore'), icon: 'undo' as const, onSelect: () => void restore(row) }],
  })
  return (
    <Told>
      <ListPage
        name={`${entity.name}.removed`}
        title={t('title', { list: withinSentence(title) })}
        subtitle={t('subtitle')}
        endpoint={calls.removed}
        columns={columns}
        hrefOf={hrefOf}
        nameOf={nameOf}
        actionsOf={actionsOf}
        bulkActions={bulk.actions}
        removed
        searchLabel={searchLabel}
        texts={{ count: count => t('count', { count }), empty: { text: t('emptyText') } }}
      >
        {bulk.dialogs}
      </ListPage>
    </Told>
  )
}
