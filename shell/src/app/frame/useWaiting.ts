import { onLiveEvent, useSession } from '@candela/shared-auth'
import { useEffect, useState } from 'react'

type Counts = Readonly<Record<string, number>>

/** How much waits for the reader, as soon as the server tells of it; somebody else is told anew. */
export const useWaiting = (): Counts => {
  const reader = useSession(({ user }) => user?.id)
  const [told, setTold] = useState<{ reader: number | undefined; counts: Counts }>({ reader, counts: {} })
  useEffect(() => onLiveEvent('waiting', ({ counts }) => setTold({ reader, counts })), [reader])
  return told.reader === reader ? told.counts : {}
}
