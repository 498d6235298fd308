import { onLiveEvent } from '@candela/shared-auth'
import type { LiveEvent } from '@candela/shared-contract'
import { useEffect, useState } from 'react'

export type ComingMaintenance = NonNullable<Extract<LiveEvent, { type: 'maintenance' }>['coming']>

/** What is about to keep this person out, as soon as the server tells of it; null while nothing is. */
export const useComingMaintenance = (): ComingMaintenance | null => {
  const [coming, setComing] = useState<ComingMaintenance | null>(null)
  useEffect(() => onLiveEvent('maintenance', event => setComing(event.coming)), [])
  return coming
}
