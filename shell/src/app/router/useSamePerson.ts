import { useEffect, useRef } from 'react'

/** When another tab signs in as somebody else, nothing of the first person may stay on this page. */
export const useSamePerson = (id: number | undefined): void => {
  const first = useRef(id)
  useEffect(() => {
    first.current ??= id
    if (id !== undefined && id !== first.current) window.location.replace('/')
  }, [id])
}
