import { useEffect, useEffectEvent } from 'react'

/** Takes over a newer state of the record while it contradicts nothing on the form. */
export const TakeNewerRecord = ({ isNewer, take }: { isNewer: boolean; take: () => void }) => {
  const takeOver = useEffectEvent(take)
  useEffect(() => {
    if (isNewer) takeOver()
  }, [isNewer])
  return null
}
