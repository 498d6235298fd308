import { useSession } from '@candela/shared-auth'
import { useState } from 'react'
import { type Arrangement, readArrangement, USUAL_ARRANGEMENT, writeArrangement } from './arrangement'

/** How the person of the session wants the page, known before anything is drawn. */
export const useArrangement = () => {
  const userId = useSession(({ user }) => user?.id ?? 0)
  const [arrangement, setArrangement] = useState(() => readArrangement(userId))

  const change = (next: Partial<Arrangement>) => {
    const changed = { ...arrangement, ...next }
    setArrangement(changed)
    writeArrangement(userId, changed)
  }
  return { ...arrangement, change, reset: () => change(USUAL_ARRANGEMENT) }
}
