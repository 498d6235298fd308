import type { ApiError } from '@candela/shared-auth'
import type { Entity, EntityEndpoints } from './entity'
import { useEntityCache } from './useEntityCache'
import { useRemoval } from './useRemoval'

type Removal = {
  /** Leads away from the screen of a record that is gone. */
  onRemoved?: () => void
  /** Why the server kept it, in the words of this entity. */
  removalRefusal?: ((error: ApiError) => string | undefined) | undefined
}

/** Removing a record, from its own screen or from the list. */
export const useEntityRemoval = <E extends EntityEndpoints>(
  entity: Entity<E>,
  { onRemoved, removalRefusal }: Removal,
) => {
  const { dropRecord } = useEntityCache(entity)
  return useRemoval({
    remove: entity.remove,
    restore: entity.restore,
    onChanged: dropRecord,
    ...(onRemoved && { onRemoved }),
    ...(removalRefusal && { removalRefusal }),
  })
}
