import { useEffect } from 'react'

const holders = new Set<symbol>()

/** Somewhere on the page is something that was typed and not saved: nothing may reload or replace it unasked. */
export const hasUnsaved = (): boolean => holders.size > 0

/** Says so for as long as it is true. */
export const useUnsaved = (isUnsaved: boolean): void => {
  useEffect(() => {
    if (!isUnsaved) return
    const holder = Symbol('unsaved')
    holders.add(holder)
    return () => void holders.delete(holder)
  }, [isUnsaved])
}
