import { useEffect } from 'react'
import { create } from 'zustand'

/** Who holds something unsaved. */
const useHolders = create<{ holders: ReadonlySet<symbol> }>(() => ({ holders: new Set() }))

const change = (act: (holders: Set<symbol>) => void): void => {
  const holders = new Set(useHolders.getState().holders)
  act(holders)
  useHolders.setState({ holders })
}

/** Somewhere on the page is something that was typed and not saved: nothing may reload or replace it unasked. */
export const hasUnsaved = (): boolean => useHolders.getState().holders.size > 0

/** The same for what is shown or hidden by it. */
export const useHasUnsaved = (): boolean => useHolders(({ holders }) => holders.size > 0)

/** Says so for as long as it is true. */
export const useUnsaved = (isUnsaved: boolean): void => {
  useEffect(() => {
    if (!isUnsaved) return
    const holder = Symbol('unsaved')
    change(holders => holders.add(holder))
    return () => change(holders => holders.delete(holder))
  }, [isUnsaved])
}
