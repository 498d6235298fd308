import { useCan } from '@candela/shared-auth'
import type { ReactNode } from 'react'
import { lazyPart } from '../../components/lazyPart'
import type { RemovedRecordProps } from '../removed/RemovedRecord'
import type { Entity, EntityEndpoints } from './entity'
import { RecordSkeleton } from './RecordSkeleton'

const RemovedRecord = lazyPart(
  async () => ({ default: (await import('../removed/RemovedRecord')).RemovedRecord }),
  RecordSkeleton,
) as <E extends EntityEndpoints>(props: RemovedRecordProps<E>) => ReactNode

/** An address may have been typed. */
const IS_ID = /^[1-9]\d{0,15}$/

/** Whoever may bring records back learns of one that is not there whether it was removed. */
export const useMissing = <E extends EntityEndpoints>(entity: Entity<E>, id: string) => {
  const mayRestore = useCan(entity.rights.destroy)
  if (!mayRestore || !IS_ID.test(id)) return undefined
  return (told: ReactNode, back: ReactNode, onName: (name: string | undefined) => void) => (
    <RemovedRecord entity={entity} id={id} back={back} onName={onName}>
      {told}
    </RemovedRecord>
  )
}
