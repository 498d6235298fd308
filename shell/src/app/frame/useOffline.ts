import { useSyncExternalStore } from 'react'

let since: number | null = navigator.onLine ? null : Date.now()

const subscribe = (listener: () => void) => {
  const update = () => {
    since = navigator.onLine ? null : (since ?? Date.now())
    listener()
  }
  window.addEventListener('online', update)
  window.addEventListener('offline', update)
  return () => {
    window.removeEventListener('online', update)
    window.removeEventListener('offline', update)
  }
}

/** Since when the browser has had no network; null while it has. */
export const useOffline = (): number | null => useSyncExternalStore(subscribe, () => since)
