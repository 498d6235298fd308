import { useSyncExternalStore } from 'react'
import {
  applyTheme,
  DARK_QUERY,
  type ResolvedTheme,
  readThemeChoice,
  resolveTheme,
  THEME_KEY,
  type ThemeChoice,
} from '../theme/choice'

export type ThemeState = { choice: ThemeChoice; resolved: ResolvedTheme }

/** What prerendered pages show; the real choice follows right after hydration. */
const SERVER_STATE: ThemeState = { choice: 'system', resolved: 'light' }

let state: ThemeState | undefined
const listeners = new Set<() => void>()

const getState = (): ThemeState => {
  if (!state) {
    const choice = readThemeChoice()
    state = { choice, resolved: resolveTheme(choice) }
  }
  return state
}

const show = (choice: ThemeChoice) => {
  state = { choice, resolved: resolveTheme(choice) }
  applyTheme(state.resolved)
  for (const listener of listeners) listener()
}

export const getThemeChoice = (): ThemeChoice => getState().choice

export const setThemeChoice = (choice: ThemeChoice): void => {
  try {
    localStorage.setItem(THEME_KEY, choice)
  } catch {
    // Without storage the choice holds for this page only.
  }
  show(choice)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useTheme = (): ThemeState => useSyncExternalStore(subscribe, getState, () => SERVER_STATE)

/** Follows the system's theme and the choice made in another tab, until the returned function is called. */
export const watchTheme = (): (() => void) => {
  const query = matchMedia(DARK_QUERY)
  const onSystemChange = () => show(getThemeChoice())
  const onStorage = (event: StorageEvent) => {
    if (event.key === THEME_KEY || event.key === null) show(readThemeChoice())
  }
  query.addEventListener('change', onSystemChange)
  window.addEventListener('storage', onStorage)
  return () => {
    query.removeEventListener('change', onSystemChange)
    window.removeEventListener('storage', onStorage)
  }
}
