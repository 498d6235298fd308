import { useEffect, useState } from 'react'

const PAUSE_MS = 300

/** A value once nobody has changed it for a moment, so that not every key asks the server. */
export const useSettled = <T>(value: T): T => {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as T), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
