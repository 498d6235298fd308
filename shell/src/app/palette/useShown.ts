import { useEffect, useState } from 'react'
import { type Found, withEarlier } from './sections'

/** Keys of one stroke are one question. */
const PAUSE_MS = 20
/** As long as what was there before may stay; then what is there already is shown. */
const PATIENCE_MS = 300

/** What was typed, once the fingers rest; that nothing is, at once. */
export const useRested = (text: string): string => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text ? PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** The latest that is whole: nothing comes in pieces and moves what somebody is about to choose. */
export const useShown = (found: Found, isWhole: boolean): Found | null => {
  const [shown, setShown] = useState<Found | null>(null)
  useEffect(() => {
    if (isWhole) {
      setShown(found)
      return
    }
    const timer = setTimeout(
      () => setShown(earlier => ({ ...found, hits: withEarlier(earlier?.hits ?? {}, found) })),
      PATIENCE_MS,
    )
    return () => clearTimeout(timer)
  }, [found, isWhole])
  return shown
}
