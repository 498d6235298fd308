import { create } from 'zustand'
import { DELAYS } from '../theme/tokens'

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

/** More would cover the page; the oldest makes room. */
const MAX_SHOWN = 3

const useToastStore = create<{ toasts: readonly ToastEntry[] }>()(() => ({ toasts: [] }))

let lastId = 0

/** Answers the id by which the toast can be taken away. */
export const addToast = (toast: ToastInput): number => {
  lastId += 1
  const ownDuration = toast.kind === 'error' ? null : DELAYS.toast
  const entry = { ...toast, id: lastId, duration: toast.duration === undefined ? ownDuration : toast.duration }
  useToastStore.setState(({ toasts }) => ({ toasts: [...toasts, entry].slice(-MAX_SHOWN) }))
  return lastId
}

export const removeToast = (id: number): void =>
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter(toast => toast.id !== id) }))

export const clearToasts = (): void => useToastStore.setState({ toasts: [] })

export const useToasts = (): readonly ToastEntry[] => useToastStore(state => state.toasts)
