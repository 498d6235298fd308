import { useEffect, useRef } from 'react'

/** Whether what asked is still there when an answer comes: by then a dialog may be closed, another one open, the page left. */
export const useIsShown = (): (() => boolean) => {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return () => isShown.current
}
