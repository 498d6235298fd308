import { useCallback, useRef } from 'react'

/** The key of a creation: the same for the same content, so that trying again after a lost answer makes no second one. */
export const useIdempotencyKey = () => {
  const last = useRef({ content: '', key: '' })
  return useCallback((body: object): string => {
    const content = JSON.stringify(body)
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() }
    return last.current.key
  }, [])
}
