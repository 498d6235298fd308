import { useEffect, useEffectEvent } from 'react'

/** Takes over a newer state of the record while nothing on the form depends on the older one. */
export const KeepFresh = ({ isNewer, take }: { isNewer: boolean; take: () => void }) => {
  const takeOver = useEffectEvent(take)
  useEffect(() => {
    if (isNewer) takeOver()
  }, [isNewer])
  return null
}
