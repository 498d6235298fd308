import { useSyncExternalStore } from 'react'

let since: number | null = null

const sinceWhen = () => {
  since = navigator.onLine ? null : (since ?? Date.now())
  return since
}

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Since when the browser has had no network; null while it has. */
export const useOffline = (): number | null => useSyncExternalStore(subscribe, sinceWhen)
