/** Stateless, so that the script which runs before the first paint can use it as well. */
export const THEME_KEY = 'candela.theme'

export const THEME_CHOICES = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]
export type ResolvedTheme = 'light' | 'dark'

export const DARK_QUERY = '(prefers-color-scheme: dark)'

const isThemeChoice = (value: unknown): value is ThemeChoice => THEME_CHOICES.includes(value as ThemeChoice)

export const readThemeChoice = (): ThemeChoice => {
  try {
    const stored = localStorage.getItem(THEME_KEY)
    return isThemeChoice(stored) ? stored : 'system'
  } catch {
    // Storage can be switched off.
    return 'system'
  }
}

export const resolveTheme = (choice: ThemeChoice): ResolvedTheme => {
  if (choice !== 'system') return choice
  return matchMedia(DARK_QUERY).matches ? 'dark' : 'light'
}

export const applyTheme = (theme: ResolvedTheme): void => {
  document.documentElement.dataset.theme = theme
}
