import { useEffect, useEffectEvent, useState } from 'react'

export type ComboboxOption<V extends string | number> = {
  value: V
  label: string
  /** What tells it from others of the same name. */
  note?: string
}

/** A page of what fits the search. An answer that nobody waits for any more is called off by the signal. */
export type LoadOptions<V extends string | number> = (
  search: string,
  signal: AbortSignal,
) => Promise<readonly ComboboxOption<V>[]>

const WAIT_MS = 250

type State<V extends string | number> = {
  status: 'loading' | 'ready' | 'failed'
  options: readonly ComboboxOption<V>[]
}

type Options<V extends string | number> = { open: boolean; search: string; load: LoadOptions<V> }

/** The options while the list is open: at once when it opens, a moment after the last key while somebody types. */
export const useOptions = <V extends string | number>({ open, search, load }: Options<V>) => {
  const [state, setState] = useState<State<V>>({ status: 'loading', options: [] })
  const [attempt, setAttempt] = useState(0)
  const [waited, setWaited] = useState(search)

  useEffect(() => {
    if (!open) return setWaited(search)
    const timer = setTimeout(() => setWaited(search), WAIT_MS)
    return () => clearTimeout(timer)
  }, [open, search])

  const fetchPage = useEffectEvent(async (text: string, signal: AbortSignal) => {
    setState(before => ({ ...before, status: 'loading' }))
    try {
      const options = await load(text, signal)
      if (!signal.aborted) setState({ status: 'ready', options })
    } catch {
      if (!signal.aborted) setState({ status: 'failed', options: [] })
    }
  })

  /** Nothing between a key and the end of the wait: what was asked before is called off. */
  const asked = open && waited === search ? search.trim() : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (asked === null) return
    const call = new AbortController()
    void fetchPage(asked, call.signal)
    return () => call.abort()
  }, [asked, attempt])

  return {
    ...state,
    status: waited === search ? state.status : ('loading' as const),
    retry: () => setAttempt(count => count + 1),
  }
}
