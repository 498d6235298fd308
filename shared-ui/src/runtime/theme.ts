import { create } from 'zustand'
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

const stateOf = (choice: ThemeChoice): ThemeState => ({ choice, resolved: resolveTheme(choice) })

/** It begins as prerendered pages show it, and hydration starts from there; the browser's own state follows at once. */
const useThemeStore = create<ThemeState>()(() => ({ choice: 'system', resolved: 'light' }))
if (typeof window !== 'undefined') useThemeStore.setState(stateOf(readThemeChoice()))

const show = (choice: ThemeChoice) => {
  const state = stateOf(choice)
  applyTheme(state.resolved)
  useThemeStore.setState(state)
}

export const getThemeChoice = (): ThemeChoice => useThemeStore.getState().choice

export const setThemeChoice = (choice: ThemeChoice): void => {
  try {
    localStorage.setItem(THEME_KEY, choice)
  } catch {
    // Without storage the choice holds for this page only.
  }
  show(choice)
}

export const useTheme = (): ThemeState => useThemeStore()

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
