import { useCan } from '@candela/shared-auth'
import { formMessages } from '../form/messages'
import type { BulkEndpoint } from '../list/useBulk'
import { type BulkChoices, type BulkQuestion, useBulkActions } from '../list/useBulkActions'
import type { Entity, EntityEndpoints } from './entity'
import { useEntityCache } from './useEntityCache'

type Removal = { successText: (count: number) => string; question: (count: number) => BulkQuestion }

/** What can be done to many records of an entity at once: removing them, for whoever may, comes last. */
export const useEntityBulk = <E extends EntityEndpoints & { bulk: BulkEndpoint }>(
  entity: Entity<E>,
  removal: Removal,
  choices: BulkChoices<E['bulk']>,
) => {
  const t = formMessages.useT()
  const { invalidateMany } = useEntityCache(entity)
  const mayDestroy = useCan(entity.rights.destroy)
  const request = { action: 'destroy' }
  const remove = {
    ...removal,
    id: 'remove',
    label: t('removal.confirm'),
    icon: 'trash',
    danger: true,
    request,
  } as const
  const all = [...choices, mayDestroy && remove] as unknown as BulkChoices<E['bulk']>
  return useBulkActions<E['bulk']>(entity.endpoints.bulk, invalidateMany, all)
}
