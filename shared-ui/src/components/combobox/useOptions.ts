import { patience } from '@candela/shared-auth'
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

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

type State<V extends string | number> = {
  status: 'loading' | 'ready' | 'failed'
  options: readonly ComboboxOption<V>[]
  /** There was no answer, and the server is asked once more. */
  again: boolean
}

type Options<V extends string | number> = { open: boolean; search: string; load: LoadOptions<V> }

/** The options while the list is open: at once when it opens, a moment after the last key while somebody types. */
export const useOptions = <V extends string | number>({ open, search, load }: Options<V>) => {
  const [state, setState] = useState<State<V>>({ status: 'loading', options: [], again: false })
  const [attempt, setAttempt] = useState(0)
  const [waited, setWaited] = useState(search)

  useEffect(() => {
    if (!open) return setWaited(search)
    const timer = setTimeout(() => setWaited(search), WAIT_MS)
    return () => clearTimeout(timer)
  }, [open, search])

  const fetchPage = useEffectEvent(async (text: string, signal: AbortSignal) => {
    setState(before => ({ ...before, status: 'loading', again: false }))
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        const options = await load(text, signal)
        if (!signal.aborted) setState({ status: 'ready', options, again: false })
        return
      } catch (error) {
        if (signal.aborted) return
        if (!(error instanceof Error && patience.retry(failures, error)))
          return setState({ status: 'failed', options: [], again: false })
        setState(before => ({ ...before, again: true }))
        await pause(patience.retryDelay(failures, error))
      }
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
