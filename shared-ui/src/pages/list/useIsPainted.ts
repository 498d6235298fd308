import { useEffect, useState } from 'react'

/** Whether what is drawn from some moment on has been on the screen for a frame. */
export const useIsPainted = (isDrawn: boolean): boolean => {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (!isDrawn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // The frame is painted between these two.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isDrawn])
  return isPainted
}
