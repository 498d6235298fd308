import { type ApiError, useCan } from '@candela/shared-auth'
import { showsRemoved } from '@candela/shared-contract'
import { useLocation } from '@candela/shared-ui/router'
import { type ReactNode, useCallback } from 'react'
import { LinkButton } from '../../components/LinkButton'
import { lazyPart } from '../../components/lazyPart'
import type { MenuItem } from '../../components/MenuItemRow'
import type { ExportEndpoint } from '../list/FileButton'
import { ListPage, type ListPageProps } from '../list/ListPage'
import type { BulkActions } from '../list/selectedRows'
import type { ListEndpoint } from '../list/useListData'
import type { RemovedListProps } from '../removed/RemovedList'
import type { Entity, EntityEndpoints, RecordFor } from './entity'
import { useEntityRemoval } from './useEntityRemoval'

const RemovedList = lazyPart(async () => ({
  default: (await import('../removed/RemovedList')).RemovedList,
})) as <E extends EntityEndpoints>(props: RemovedListProps<E>) => ReactNode

/** Without `can` on the row, the rights of the caller decide. */
type Row = { id: number; can?: { update: boolean; destroy: boolean } }

type SuppliedProps =
  | 'name'
  | 'endpoint'
  | 'exportAs'
  | 'hrefOf'
  | 'nameOf'
  | 'actionsOf'
  | 'bulkActions'
  | 'removed'
  | 'texts'
  | 'children'

export type EntityListProps<E extends EntityEndpoints, R extends Row> = Omit<ListPageProps<R>, SuppliedProps> & {
  /** Where it has a call for it, the list can be had as a file. */
  entity: Entity<E> & { endpoints: { list: ListEndpoint<R>; export?: ExportEndpoint } }
  addLabel: string
  /** Where the right to add one is not that of one call alone. */
  mayAdd?: boolean
  /** Whether a new one can be made like a row. */
  copies?: boolean
  bulk?: { actions: BulkActions<R>; dialogs: ReactNode }
  /** What else can be done to a row, before removing it; kept over renders. */
  moreOf?: (row: R) => readonly MenuItem[]
  /** Why a row cannot be removed, where that is known; kept over renders. */
  whyKept?: (row: R) => string | undefined
  /** Why the server keeps a record, in the words of this entity; kept over renders. */
  removalRefusal?: (error: ApiError) => string | undefined
  count: (total: number) => string
  /** What would be here when there is nothing yet. */
  emptyText: string
}

/** The list of an entity: its records are opened, changed, copied, removed and added from it. */
export const EntityList = <E extends EntityEndpoints, R extends Row>({
  entity,
  addLabel,
  mayAdd,
  copies = false,
  bulk,
  moreOf,
  whyKept,
  removalRefusal,
  count,
  emptyText,
  actions,
  ...list
}: EntityListProps<E, R>) => {
  const { rights, endpoints } = entity
  const mayStore = useCan(rights.store)
  const mayUpdate = useCan(rights.update)
  const mayDestroy = useCan(rights.destroy)
  const canAdd = mayAdd ?? mayStore
  const { search: address } = useLocation()
  const { ask, dialog } = useEntityRemoval(entity, { removalRefusal })

  const nameOf = useCallback((row: R) => entity.nameOf(row as unknown as RecordFor<E>), [entity])
  const hrefOf = useCallback(({ id }: R) => entity.pathOf(id), [entity])
  const actionsOf = useCallback(
    (row: R) => ({
      ...((row.can?.update ?? mayUpdate) && { editHref: entity.editPathOf(row.id) }),
      ...(copies && canAdd && { copyHref: entity.newFromPathOf(row.id) }),
      ...(moreOf && { more: moreOf(row) }),
      ...((row.can?.destroy ?? mayDestroy) && {
        onRemove: () => ask({ id: row.id, name: nameOf(row) }),
        whyKept: whyKept?.(row),
      }),
    }),
    [entity, copies, canAdd, mayUpdate, mayDestroy, moreOf, whyKept, ask, nameOf],
  )
  const add = canAdd && (
    <LinkButton variant="primary" icon="plus" href={entity.newPath}>
      {addLabel}
    </LinkButton>
  )
  if (mayDestroy && showsRemoved(address))
    return <RemovedList entity={entity} title={list.title} searchLabel={list.searchLabel} />
  return (
    <ListPage
      {...list}
      removed={mayDestroy ? false : undefined}
      name={entity.name}
      endpoint={endpoints.list}
      {...(endpoints.export && { exportAs: endpoints.export })}
      hrefOf={hrefOf}
      nameOf={nameOf}
      actionsOf={actionsOf}
      {...(bulk && { bulkActions: bulk.actions })}
      texts={{ count, empty: { text: emptyText, action: add } }}
      actions={
        <>
          {actions}
          {add}
        </>
      }
    >
      {dialog}
      {bulk?.dialogs}
    </ListPage>
  )
}
