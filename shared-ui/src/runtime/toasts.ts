import { useSyncExternalStore } from 'react'

export type ToastKind = 'success' | 'error' | 'info'

export type ToastInput = {
  kind: ToastKind
  title: string
  text?: string
  action?: { label: string; onAct: () => void }
  /** Milliseconds on screen; `null` stays until it is closed. Errors stay, the others go after five seconds. */
  duration?: number | null
}

export type ToastEntry = ToastInput & { id: number; duration: number | null }

const DURATION = 5000
/** More would cover the page; the oldest makes room. */
const MAX_SHOWN = 3

const NONE: readonly ToastEntry[] = []
let toasts = NONE
let lastId = 0
const listeners = new Set<() => void>()

const show = (next: readonly ToastEntry[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

/** Answers the id by which the toast can be taken away. */
export const addToast = (toast: ToastInput): number => {
  lastId += 1
  const duration = toast.duration === undefined ? (toast.kind === 'error' ? null : DURATION) : toast.duration
  show([...toasts, { ...toast, id: lastId, duration }].slice(-MAX_SHOWN))
  return lastId
}

export const removeToast = (id: number): void => show(toasts.filter(toast => toast.id !== id))

export const clearToasts = (): void => show(NONE)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useToasts = (): readonly ToastEntry[] =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  )
