import type { ColorName } from '../theme/tokens'

/** Of a token, as it is in the theme in force: canvases know no tokens. */
export const colorOf = (name: ColorName): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim()

/** So many percent of a colour. */
export const faded = (color: string, percent: number): string => `color-mix(in srgb,${color} ${percent}%,transparent)`

/** Tokens and no values: what is drawn follows the theme, and is light on paper. */
export const PLOT_COLORS = {
  main: 'var(--c1)',
  grid: 'var(--chart-grid)',
  axis: 'var(--chart-axis)',
  previous: 'var(--chart-prev)',
  surface: 'var(--bg-surface)',
} as const
